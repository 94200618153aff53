import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing, inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { FetchedCompany } from '../company-selection/company-selection.types.ts'
import { companyInfoFlow, companyInfoMachine } from './company-info.machine.ts'
import { companyInfoPorts } from './company-info.ports.ts'
import { isCurrent } from './company-info.select.ts'

const { UserAccount: _, ...nordsken } = exampleCompany
const withLss = { ...nordsken, UseLSS: true }
const input = { FtgId: 'nordsken' }
const fetched = (company: typeof nordsken): Result<FetchedCompany> => ok({ requireSMSVerification: false, company })
const changed = { type: 'company.changed', FtgId: 'nordsken', Version: 8 } as const

const live =
  (...answers: Result<FetchedCompany>[]) =>
  () => {
    const next = inTurn(...answers)
    return companyInfoMachine.provide({ actors: { fetchCompany: answer(companyInfoPorts.fetchCompany, next) } })
  }

const scenarios: Scenarios<typeof companyInfoMachine> = {
  'a change by somebody else, and another while that is fetched': {
    input,
    live: live(fetched(withLss)),
    async play({ actor }) {
      actor.send(changed)
      expect(isCurrent(actor.getSnapshot())).toBe(false)
      actor.send(changed)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'the employees of an import, after which the company is fetched once': {
    input,
    live: live(fetched({ ...nordsken, HasSINKEmployees: true })),
    async play({ actor, clock }) {
      actor.send({ type: 'employees.changed' })
      await clock.pass(499)
      actor.send({ type: 'employees.changed' })
      await clock.pass(499)
      expect(actor.getSnapshot().value).toBe('settling')
      await clock.pass(1)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'a change of another company': {
    input,
    live: live(networkDown),
    play({ actor }) {
      actor.send({ type: 'company.changed', FtgId: 'akvarell', Version: 3 })
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'after a break, and again meanwhile': {
    input,
    live: live(fetched(withLss)),
    async play({ actor }) {
      actor.send({ type: 'company.refetch' })
      actor.send({ type: 'company.reload' })
      actor.send({ type: 'company.reload' })
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'a call that did not find the company': {
    input,
    live: live(fetched(nordsken)),
    async play({ actor }) {
      actor.send({ type: 'company.doubted' })
      expect(isCurrent(actor.getSnapshot())).toBe(false)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'a company that is not there, whose own answer raises the doubt again': {
    input,
    live: live(companyMissing),
    async play({ actor }) {
      actor.send({ type: 'company.doubted' })
      actor.send({ type: 'company.doubted' })
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'what cannot be fetched': {
    input,
    live: live(networkDown),
    async play({ actor }) {
      actor.send(changed)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
  'a company that has come to demand an SMS code': {
    input,
    live: live(ok({ requireSMSVerification: true })),
    async play({ actor }) {
      actor.send(changed)
      await settle()
      expect(isCurrent(actor.getSnapshot())).toBe(true)
    },
  },
}

describe('the company info', () => {
  verifyFlow(companyInfoFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'companyInfo.fetching': 'The fetch itself may be the call that raised the doubt.',
    },
  })

  it.each<[string, Result<FetchedCompany>, number]>([
    ['tells the app what the company has become', fetched(withLss), 1],
    ['tells nothing when it cannot be fetched', networkDown, 0],
    ['tells nothing when an SMS code is demanded first', ok({ requireSMSVerification: true }), 0],
  ])('%s', async (_, result, times) => {
    const heard: unknown[] = []
    const root = setup({ actors: { companyInfo: live(result)() } }).createMachine({
      invoke: { id: 'companyInfo', systemId: 'companyInfo', src: 'companyInfo', input },
      on: { '*': { actions: ({ event }) => void (event.type === 'company.updated' && heard.push(event)) } },
    })
    const actor = createActor(root, { systemId: 'app' }).start()
    actor.system.get('companyInfo').send(changed)
    await settle()
    expect(heard).toEqual(Array(times).fill({ type: 'company.updated', company: withLss }))
  })

  it.each<[string, Result<FetchedCompany>, boolean]>([
    ['has another chosen when it is not there', companyMissing, true],
    ['has another chosen when an SMS code is demanded first', ok({ requireSMSVerification: true }), true],
    ['stays when nobody knows', networkDown, false],
    ['stays when it is there', fetched(withLss), false],
  ])('a company that is doubted: %s', async (_, result, isLost) => {
    const heard: unknown[] = []
    const companySelection = setup({}).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    })
    const root = setup({ actors: { companySelection, companyInfo: live(result)() } }).createMachine({
      invoke: [
        { id: 'companyInfo', systemId: 'companyInfo', src: 'companyInfo', input },
        { id: 'companySelection', systemId: 'companySelection', src: 'companySelection' },
      ],
    })
    const actor = createActor(root, { systemId: 'app' }).start()
    actor.system.get('companyInfo').send({ type: 'company.doubted' })
    await settle()
    expect(heard).toEqual(isLost ? [{ type: 'company.lost', FtgId: 'nordsken' }] : [])
  })

  it('tells the form of the settings, where there is one, which version there is', () => {
    const heard: unknown[] = []
    const form = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const root = setup({ actors: { form, companyInfo: live(networkDown)() } }).createMachine({
      invoke: [
        { id: 'companyInfo', systemId: 'companyInfo', src: 'companyInfo', input },
        { id: 'companySettings', systemId: 'companySettings', src: 'form' },
      ],
    })
    const actor = createActor(root, { systemId: 'app' }).start()
    actor.system.get('companyInfo').send(changed)
    actor.system.get('companyInfo').send({ type: 'company.reload' })
    expect(heard).toEqual([8, null].map(Version => ({ type: 'form.changedElsewhere', Version })))
  })
})
