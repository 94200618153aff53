import { describe, expect, it } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing, inTurn, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { downloadFlow, downloadMachine } from './download.machine.ts'
import { downloadPorts } from './download.ports.ts'
import { downloadFailure, isFetching, isPrint } from './download.select.ts'

const print = '/print/payrollDates'
const file = '/file/payrollDates'
const offline = failure({ tag: 'offline' as const, message: '' })

const live =
  (answers: readonly Result<null>[] = [ok(null)], asked: string[] = []) =>
  () => {
    const answered = inTurn(...answers)
    return downloadMachine.provide({
      actors: {
        fetchFile: answer(downloadPorts.fetchFile, ({ input }) => {
          asked.push(input.path)
          return answered()
        }),
      },
    })
  }

const scenarios: Scenarios<typeof downloadMachine> = {
  'a file is fetched, and the same one again is not': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'download.start', path: file })
      actor.send({ type: 'download.start', path: file })
      expect(isFetching(file)(actor.getSnapshot())).toBe(true)
      expect(isFetching(print)(actor.getSnapshot())).toBe(false)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { paths: [] } })
    },
  },
  'another one waits its turn, also behind one that has failed': {
    live: live([companyMissing, ok(null)]),
    async play({ actor }) {
      actor.send({ type: 'download.start', path: print })
      actor.send({ type: 'download.start', path: file })
      await settle()
      expect(downloadFailure(actor.getSnapshot())).toBe('Företaget finns inte.')
      expect(isPrint(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'download.close' })
      expect(downloadFailure(actor.getSnapshot())).toBeUndefined()
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'a file that failed is no print': {
    live: live([companyMissing]),
    async play({ actor }) {
      actor.send({ type: 'download.start', path: file })
      await settle()
      expect(isPrint(actor.getSnapshot())).toBe(false)
    },
  },
  'a session that is over, or no connection, is no matter of the file': {
    live: live([sessionOver, offline]),
    async play({ actor }) {
      actor.send({ type: 'download.start', path: print })
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
      actor.send({ type: 'download.start', path: print })
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
}

describe('downloads', () => {
  verifyFlow(downloadFlow, { spec: import.meta.url, scenarios })

  it('are fetched one at a time, in the order in which they were asked for', async () => {
    const asked: string[] = []
    await run(downloadFlow, {
      live: live([ok(null)], asked),
      async play({ actor }) {
        for (const path of [print, file, print] as const) actor.send({ type: 'download.start', path })
        expect(asked).toEqual([print])
        await settle()
        expect(asked).toEqual([print, file])
      },
    })
  })
})
