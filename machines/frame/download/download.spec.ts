import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing, inTurn, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { downloadFlow, downloadMachine } from './download.machine.ts'
import { downloadPorts } from './download.ports.ts'
import { downloadFailure, isFetching, isLong, isPrint } from './download.select.ts'

const print = '/print/payrollDates'
const file = '/file/payrollDates'
const offline = failure({ tag: 'offline' as const, message: '' })

const takesLong = failure({ tag: 'backend' as const, ...errors.fileTakesLong })
const job = '2f7d0c7e-64a1-4c8b-9a35-6a1b0f0d9e14'

const live =
  (
    answers: readonly Result<null>[] = [ok(null)],
    asked: string[] = [],
    orders: readonly Result<string>[] = [ok(job)],
    ordered: string[] = [],
  ) =>
  () => {
    const answered = inTurn(...answers)
    const nextOrder = inTurn(...orders)
    return downloadMachine.provide({
      actors: {
        orderFile: answer(downloadPorts.orderFile, ({ input: { path, key } }) => {
          ordered.push(`${path} ${key}`)
          return nextOrder()
        }),
        fetchFile: answer(downloadPorts.fetchFile, ({ input }) => {
          asked.push(input.path)
          return answered()
        }),
      },
    })
  }

const orderedPrints: string[] = []

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
  'a file that takes too long is made by a job, asked for once however often an answer is lost': {
    live: live([takesLong, takesLong, ok(null)], [], [companyMissing, offline, ok(job)], orderedPrints),
    async play({ actor }) {
      orderedPrints.length = 0
      actor.send({ type: 'download.start', path: print })
      await settle()
      expect([isLong(actor.getSnapshot()), isFetching(print)(actor.getSnapshot())]).toEqual([true, true])
      actor.send({ type: 'download.start', path: print })
      actor.send({ type: 'download.order', key: 'one' })
      expect(isLong(actor.getSnapshot())).toBe(false)
      await settle()
      expect(downloadFailure(actor.getSnapshot())).toBe('Företaget finns inte.')
      actor.send({ type: 'download.close' })
      actor.send({ type: 'download.start', path: print })
      await settle()
      actor.send({ type: 'download.order', key: 'two' })
      await settle()
      actor.send({ type: 'download.start', path: print })
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
      expect(orderedPrints).toEqual([`${print} one`, `${print} two`])
    },
  },
  'files wait their turn behind one that a job makes': {
    live: live([takesLong, ok(null), ok(null)]),
    async play({ actor }) {
      actor.send({ type: 'download.start', path: print })
      await settle()
      actor.send({ type: 'download.start', path: file })
      actor.send({ type: 'download.order', key: 'one' })
      actor.send({ type: 'download.start', path: '/file/jobs/x' })
      actor.send({ type: 'download.start', path: file })
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { paths: [], intent: null } })
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
