import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { exampleNewSalaryYear } from '#contracts/salary-years/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import { type ApiFailure, failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { salaryYearsFlow, salaryYearsMachine } from './salary-years.machine.ts'
import { salaryYearsPorts } from './salary-years.ports.ts'
import { failure as failureOfFlow, isBusy, isCreating, isPurging, years } from './salary-years.select.ts'

const refused: ApiFailure = { tag: 'backend', ...errors.salaryYearExists }
const over: Result<null> = failure({ tag: 'backend', ...errors.noSession })

interface Answers {
  readonly created?: readonly Result<null>[]
  readonly purged?: readonly Result<null>[]
  /** Hears what the purge was asked. */
  readonly asked?: unknown[]
}
const live =
  ({ created = [], purged = [], asked = [] }: Answers = {}) =>
  () => {
    const [create, purge] = [inTurn(...created), inTurn(...purged)]
    return salaryYearsMachine.provide({
      actors: {
        createYear: answer(salaryYearsPorts.createYear, create),
        purgeYears: answer(salaryYearsPorts.purgeYears, async question => {
          asked.push(question.input)
          return purge()
        }),
      },
    })
  }

const create = { type: 'years.create', years: [2026, 2025] } as const
const purge = { type: 'years.purge', years: [2026, 2025, 2018, 2017] } as const
const submit = { type: 'years.submit', asked: exampleNewSalaryYear, key: 'a-key' } as const
const rid = { type: 'years.rid', lastToGo: 2018, key: 'a-key' } as const
const answered = (reply: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'purge', answer: reply }) as const

const scenarios: Scenarios<typeof salaryYearsMachine> = {
  'a year is refused, changed and made': {
    live: live({ created: [failure(refused), ok(null)] }),
    async play({ actor }) {
      actor.send(create)
      expect([isCreating(actor.getSnapshot()), years(actor.getSnapshot())]).toEqual([true, [2026, 2025]])
      actor.send(submit)
      expect(isBusy(actor.getSnapshot())).toBe(true)
      await settle()
      expect(failureOfFlow(actor.getSnapshot())).toEqual(refused)
      actor.send({ type: 'years.edit' })
      expect(failureOfFlow(actor.getSnapshot())).toBeNull()
      actor.send(submit)
      await settle()
      expect([isCreating(actor.getSnapshot()), isBusy(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'a session that is over closes the dialog': {
    live: live({ created: [over] }),
    async play({ actor }) {
      actor.send(create)
      actor.send(submit)
      await settle()
      expect(isCreating(actor.getSnapshot())).toBe(false)
    },
  },
  'nothing is made': {
    live: live(),
    play({ actor }) {
      actor.send(create)
      actor.send({ type: 'years.close' })
      expect(isCreating(actor.getSnapshot())).toBe(false)
    },
  },
  'a purge is thought better of, fails, and is done': {
    live: live({ purged: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(purge)
      actor.send(rid)
      expect(isPurging(actor.getSnapshot())).toBe(true)
      actor.send(answered('cancelled'))
      expect(actor.getSnapshot().matches('purging')).toBe(true)
      actor.send(rid)
      actor.send(answered('confirmed'))
      await settle()
      expect(failureOfFlow(actor.getSnapshot())).toMatchObject({ tag: 'network' })
      actor.send({ type: 'years.edit' })
      actor.send(rid)
      actor.send(answered('confirmed'))
      await settle()
      expect(isPurging(actor.getSnapshot())).toBe(false)
    },
  },
  'a purge after the session is over': {
    live: live({ purged: [over] }),
    async play({ actor }) {
      actor.send(purge)
      actor.send(rid)
      actor.send(answered('confirmed'))
      await settle()
      expect(isPurging(actor.getSnapshot())).toBe(false)
    },
  },
  'nothing is purged': {
    live: live(),
    play({ actor }) {
      actor.send(purge)
      actor.send({ type: 'years.close' })
      expect(isPurging(actor.getSnapshot())).toBe(false)
    },
  },
}

describe('the salary years', () => {
  verifyFlow(salaryYearsFlow, { spec: import.meta.url, scenarios })

  it('names what goes before it goes, the year after the chosen one to the call, and tells the others', async () => {
    const heard: Record<string, unknown[]> = { confirm: [], salaryYear: [], snackbar: [] }
    const ear = (name: string) =>
      setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard[name]?.push(event) } } })
    const asked: unknown[] = []
    const root = setup({
      actors: {
        confirm: ear('confirm'),
        salaryYear: ear('salaryYear'),
        snackbar: ear('snackbar'),
        salaryYears: live({ created: [ok(null)], purged: [ok(null)], asked })(),
      },
    }).createMachine({
      invoke: (['confirm', 'salaryYear', 'snackbar', 'salaryYears'] as const).map(id => ({
        id,
        systemId: id,
        src: id,
      })),
    })
    const { system } = createActor(root).start()
    const flow = system.get('salaryYears')
    flow.send(purge)
    flow.send(rid)
    flow.send(answered('confirmed'))
    await settle()
    flow.send(create)
    flow.send(submit)
    await settle()
    expect(asked).toEqual([{ year: 2019, key: 'a-key' }])
    expect(heard.confirm).toMatchObject([
      { text: '2 löneår (2017, 2018) tas bort för gott, med löneperioder, löneartstabeller och beräkningar.' },
    ])
    expect(heard.snackbar).toMatchObject([{ text: 'Rensning slutförd.' }, { text: 'Löneår 2027 har skapats.' }])
    expect(heard.salaryYear).toEqual([
      { type: 'salaryYears.closed' },
      { type: 'salaryYears.reload' },
      { type: 'salaryYears.closed' },
      { type: 'salaryYears.added', year: 2027 },
    ])
  })
})
