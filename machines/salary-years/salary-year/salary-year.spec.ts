import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { salaryYearFlow, salaryYearMachine } from './salary-year.machine.ts'
import { salaryYearPorts } from './salary-year.ports.ts'
import { dialog, year, years } from './salary-year.select.ts'

const input = { FtgId: 'nordsken', years: [2026, 2025, 2024], year: 2025 }

const live =
  (...answers: Result<number[]>[]) =>
  () => {
    const next = inTurn(...answers)
    return salaryYearMachine.provide({ actors: { fetchYears: answer(salaryYearPorts.fetchYears, next) } })
  }

const scenarios: Scenarios<typeof salaryYearMachine> = {
  'another year is chosen, as text': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYear.choose', year: '2024' })
      expect(year(actor.getSnapshot())).toBe(2024)
      actor.send({ type: 'salaryYear.choose', year: 2026 })
      expect(year(actor.getSnapshot())).toBe(2026)
    },
  },
  'a year that is not the company’s is not chosen': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYear.choose', year: '2019' })
      actor.send({ type: 'salaryYear.choose', year: 'nittonhundra' })
      expect(year(actor.getSnapshot())).toBe(2025)
    },
  },
  'the year stays when the years are fetched anew, also twice at once': {
    input,
    live: live(ok([2027, 2026, 2025])),
    async play({ actor }) {
      actor.send({ type: 'salaryYears.changed', FtgId: 'nordsken' })
      actor.send({ type: 'salaryYears.changed', FtgId: 'nordsken' })
      await settle()
      expect(year(actor.getSnapshot())).toBe(2025)
      expect(years(actor.getSnapshot())).toEqual([2027, 2026, 2025])
    },
  },
  'a year that has disappeared falls back to the first': {
    input,
    live: live(ok([2027, 2026])),
    async play({ actor }) {
      actor.send({ type: 'salaryYears.reload' })
      actor.send({ type: 'salaryYears.reload' })
      await settle()
      expect(year(actor.getSnapshot())).toBe(2027)
    },
  },
  'years that cannot be fetched stay, and another company’s are not asked for': {
    input,
    live: live(networkDown),
    async play({ actor }) {
      actor.send({ type: 'salaryYears.changed', FtgId: 'akvarell' })
      expect(actor.getSnapshot().matches('current')).toBe(true)
      actor.send({ type: 'salaryYears.reload' })
      await settle()
      expect(years(actor.getSnapshot())).toEqual(input.years)
    },
  },
  'a new year comes first, once, and the one in use stays': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYears.added', year: 2027 })
      actor.send({ type: 'salaryYears.added', year: 2021 })
      actor.send({ type: 'salaryYears.added', year: 2021 })
      expect([year(actor.getSnapshot()), years(actor.getSnapshot())]).toEqual([2025, [2021, 2027, 2026, 2025, 2024]])
    },
  },
  'a company’s first year is in use at once': {
    input: { FtgId: 'nordsken', years: [], year: null },
    play({ actor }) {
      actor.send({ type: 'salaryYears.added', year: 2026 })
      expect(year(actor.getSnapshot())).toBe(2026)
    },
  },
  'a company’s first year that somebody else makes is in use at once': {
    input: { FtgId: 'nordsken', years: [], year: null },
    live: live(ok([2026])),
    async play({ actor }) {
      actor.send({ type: 'salaryYears.changed', FtgId: 'nordsken' })
      await settle()
      expect(year(actor.getSnapshot())).toBe(2026)
    },
  },
  'a dialog is wanted, and closed': {
    input,
    play({ actor }) {
      actor.send({ type: 'salaryYears.open', dialog: 'purge' })
      expect(dialog(actor.getSnapshot())).toBe('purge')
      actor.send({ type: 'salaryYears.closed' })
      expect(dialog(actor.getSnapshot())).toBeNull()
    },
  },
}

describe('the salary year', () => {
  verifyFlow(salaryYearFlow, { spec: import.meta.url, scenarios })
  it('begins with the latest when none was in use', async () => {
    const { snapshot } = await run(salaryYearFlow, {
      input: { ...input, years: [2026, 2025], year: null },
      play: () => {},
    })
    expect(year(snapshot)).toBe(2026)
  })
  it.each([
    { what: 'a year that has disappeared', input, compulsion: { title: 'Löneåret har rensats' } },
    {
      what: 'a first year that somebody else has made',
      input: { ...input, years: [], year: null },
      compulsion: undefined,
    },
  ])('asks first when something unsaved would be lost by $what, and says why', async ({ input, compulsion }) => {
    const heard: unknown[] = []
    const unsavedChanges = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const root = setup({ actors: { unsavedChanges, salaryYear: live(ok([2027, 2026]))() } }).createMachine({
      invoke: [
        { id: 'salaryYear', systemId: 'salaryYear', src: 'salaryYear', input },
        { id: 'unsavedChanges', systemId: 'unsavedChanges', src: 'unsavedChanges' },
      ],
    })
    const actor = createActor(root, { systemId: 'app' }).start()
    const flow: ActorRefFrom<typeof salaryYearMachine> = actor.system.get('salaryYear')
    flow.send({ type: 'salaryYears.changed', FtgId: 'nordsken' })
    await settle()
    const event = { type: 'salaryYear.enter', year: 2027 } as const
    const leave = { tag: 'flow', to: 'salaryYear', event, ...(compulsion && { compulsion }) }
    expect(heard).toEqual([{ type: 'leave.request', leave }])
    expect(year(flow.getSnapshot())).toBe(input.year)
    flow.send(event)
    expect(year(flow.getSnapshot())).toBe(2027)
  })
  it('tells the app only when another year is in use', async () => {
    const heard: unknown[] = []
    const root = setup({ actors: { salaryYear: live(ok([2027, 2026, 2025]), ok([2027]))() } }).createMachine({
      invoke: { id: 'salaryYear', systemId: 'salaryYear', src: 'salaryYear', input },
      on: { '*': { actions: ({ event }) => void (event.type === 'salaryYear.changed' && heard.push(event)) } },
    })
    const actor = createActor(root, { systemId: 'app' }).start()
    actor.system.get('salaryYear').send({ type: 'salaryYears.reload' })
    await settle()
    expect(heard).toEqual([])
    actor.system.get('salaryYear').send({ type: 'salaryYears.reload' })
    await settle()
    expect(heard).toEqual([{ type: 'salaryYear.changed', year: 2027, years: [2027] }])
  })
  it('is always one of the years, or none when there are none', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2019, max: 2030 }), { maxLength: 5 }),
        fc.array(fc.oneof(fc.integer({ min: 2019, max: 2030 }), fc.string()), { maxLength: 8 }),
        async (available, choices) => {
          const { snapshot } = await run(salaryYearFlow, {
            input: { FtgId: 'nordsken', years: available, year: null },
            play: ({ actor }) => {
              for (const choice of choices) actor.send({ type: 'salaryYear.choose', year: choice })
            },
          })
          const chosen = year(snapshot)
          if (chosen === null) expect(available).toEqual([])
          else expect(available).toContain(chosen)
        },
      ),
      { numRuns: 50 },
    ))
})
