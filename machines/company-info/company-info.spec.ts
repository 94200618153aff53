import { describe, expect, it } from 'vitest'
import { exampleCompany } from '#contracts/examples.ts'
import type { Company } from '../session/session.types.ts'
import { answer } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import { inTurn, networkBack, networkDown } from '../shared/testing/answers.ts'
import { run, type Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { companyInfoFlow, companyInfoMachine } from './company-info.machine.ts'
import { companyInfoPorts } from './company-info.ports.ts'
import { isCurrent } from './company-info.select.ts'

const { UserAccount: _, ...company } = exampleCompany

const live =
  (...answers: readonly Result<Company | null>[]) =>
  () =>
    companyInfoMachine.provide({
      actors: { ...networkBack, fetchInfo: answer(companyInfoPorts.fetchInfo, inTurn(...answers)) },
      actions: { reportRefreshed: () => {} },
    })

const input = { FtgId: 'nordsken' }
const changed = { type: 'companyInfo.changed', FtgId: 'nordsken', Version: 8 } as const

const scenarios: Scenarios<typeof companyInfoMachine> = {
  'a change of the company is fetched, and one of another company is not': {
    input,
    live: live(ok(company)),
    async play({ actor }) {
      actor.send({ ...changed, FtgId: 'akvarell' })
      expect(isCurrent(actor.getSnapshot())).toBe(true)
      actor.send(changed)
      expect(isCurrent(actor.getSnapshot())).toBe(false)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'what could not be fetched is tried again when the connection is back': {
    input,
    live: live(networkDown, ok(company)),
    async play({ actor }) {
      actor.send({ type: 'companyInfo.reload' })
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'a company that asks for a code stays as it was': {
    input,
    live: live(ok(null)),
    async play({ actor }) {
      actor.send(changed)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
}

describe('the company in use', () => {
  verifyFlow(companyInfoFlow, { spec: import.meta.url, scenarios })

  it('is told of only when there is one', async () => {
    const told: string[] = []
    const listening = (answered: Result<Company | null>) => () =>
      live(answered)().provide({ actions: { reportRefreshed: (_, { Namn }) => void told.push(Namn) } })
    for (const answered of [ok(null), ok(company)]) {
      await run(companyInfoFlow, {
        input,
        live: listening(answered),
        async play({ actor }) {
          actor.send(changed)
          await settle()
        },
      })
    }
    expect(told).toEqual(['Nordsken Handel AB'])
  })
})
