import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { workCalendarFlow, workCalendarMachine } from './work-calendar.machine.ts'
import { workCalendarPorts } from './work-calendar.ports.ts'
import * as select from './work-calendar.select.ts'
import type { YearContents } from './work-calendar.types.ts'

const day = (year: number) => ({ Datum: `${year}-01-01`, BenText: 'Nyårsdagen', HelgTyp: 'S', Forkortning: 0 })
const of = (year: number): YearContents => ({ year, holidays: [day(year)], shifts: [] })
const refused = failure({
  tag: 'backend' as const,
  message: errors.fieldsRefused.message,
  dvCode: errors.fieldsRefused.dvCode,
  fields: { UtbetPer: 'Löneår 2026 har redan perioder.' },
})

interface Answers {
  readonly years?: readonly (Result<YearContents> | undefined)[]
  readonly restored?: readonly Result<null>[]
  readonly created?: readonly Result<number>[]
}
/** `keys` gets the idempotency keys of the writes. */
const live = ({ years = [], restored = [ok(null)], created = [ok(12)] }: Answers = {}, keys: string[] = []) => {
  const answers = [...years]
  const nextRestored = inTurn(...restored)
  const nextCreated = inTurn(...created)
  return workCalendarMachine.provide({
    actors: {
      fetchYear: answer(workCalendarPorts.fetchYear, async ({ input }) => answers.shift() ?? ok(of(input.year))),
      restoreHolidays: answer(workCalendarPorts.restoreHolidays, ({ input }) => {
        keys.push(input.key)
        return nextRestored()
      }),
      createPeriods: answer(workCalendarPorts.createPeriods, ({ input }) => {
        keys.push(input.key)
        return nextCreated()
      }),
    },
  })
}

const show = (year: number, changes = 0) => ({ type: 'workCalendar.show', year, hasShifts: true, changes }) as const
const restore = (key: string) => ({ type: 'holidays.restore', year: 2026, key }) as const
const create = (key: string) => ({ type: 'periods.create', year: 2026, kind: 'V', key }) as const
const answered = (reply: 'confirmed' | 'cancelled', id = 'restoreHolidays') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const scenarios: Scenarios<typeof workCalendarMachine> = {
  'a year is fetched once, again when something has changed, and gives way to another': {
    live: () => live(),
    async play({ actor }) {
      actor.send(show(2026))
      expect(select.contentsOf(actor.getSnapshot(), 2026)).toBeNull()
      await settle()
      expect(select.contentsOf(actor.getSnapshot(), 2026)).toEqual(of(2026))
      actor.send(show(2026))
      expect(actor.getSnapshot().matches({ reading: 'shown' })).toBe(true)
      actor.send(show(2026, 1))
      expect(actor.getSnapshot().matches({ reading: 'fetching' })).toBe(true)
      expect(select.contentsOf(actor.getSnapshot(), 2026)).toEqual(of(2026))
      actor.send(show(2027, 1))
      expect(select.contentsOf(actor.getSnapshot(), 2027)).toBeNull()
      await settle()
      expect(select.contentsOf(actor.getSnapshot(), 2027)).toEqual(of(2027))
      expect([select.contentsOf(actor.getSnapshot(), 2026), select.shiftsOf(actor.getSnapshot())]).toEqual([null, []])
    },
  },
  'a year that does not come is asked for again': {
    live: () => live({ years: [networkDown] }),
    async play({ actor }) {
      actor.send(show(2026))
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'workCalendar.retry' })
      await settle()
      expect([select.isFailed(actor.getSnapshot()), select.contentsOf(actor.getSnapshot(), 2026)]).toEqual([
        false,
        of(2026),
      ])
    },
  },
  'the holidays are restored once somebody has said so': {
    live: () => live({ restored: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(restore('k1'))
      actor.send(answered('cancelled'))
      expect(select.isRestoring(actor.getSnapshot())).toBe(false)
      for (const key of ['k2', 'k3']) {
        actor.send(restore(key))
        actor.send(answered('confirmed'))
        expect(select.isRestoring(actor.getSnapshot())).toBe(true)
        await settle()
      }
      expect(select.isRestoring(actor.getSnapshot())).toBe(false)
    },
  },
  'salary periods are created, or it is said why not': {
    live: () => live({ created: [refused, ok(53)] }),
    async play({ actor }) {
      actor.send(create('k1'))
      expect(select.isCreating(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.refusal(actor.getSnapshot())).toBe('Löneår 2026 har redan perioder.')
      actor.send({ type: 'periods.edit' })
      expect(select.refusal(actor.getSnapshot())).toBeNull()
      actor.send(create('k2'))
      await settle()
      expect(select.refusal(actor.getSnapshot())).toBeNull()
    },
  },
}

describe('the working calendar', () => {
  verifyFlow(workCalendarFlow, { spec: import.meta.url, scenarios })

  it('repeats a write whose answer was lost under its key, and another under another', async () => {
    const heard: unknown[] = []
    const ear = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const keys: string[] = []
    const root = setup({
      actors: { ear, workCalendar: live({ restored: [networkDown, ok(null)], created: [refused, ok(53)] }, keys) },
    }).createMachine({
      invoke: [
        ...['confirm', 'snackbar', 'connectivity'].map(id => ({ id, systemId: id, src: 'ear' as const })),
        { id: 'workCalendar', systemId: 'workCalendar', src: 'workCalendar' },
      ],
    })
    const flow = createActor(root).start().system.get('workCalendar')
    for (const key of ['k1', 'k2']) {
      flow.send(restore(key))
      flow.send(answered('confirmed'))
      await settle()
    }
    for (const key of ['k3', 'k4']) {
      flow.send(create(key))
      await settle()
    }
    expect(keys).toEqual(['k1', 'k1', 'k3', 'k4'])
    expect(heard).toMatchObject([
      { title: 'Återställ helgdagarna 2026?', isDestructive: true },
      { type: 'failure.reported' },
      {},
      { kind: 'SUCCESS', text: 'Helgdagarna 2026 är återställda.' },
      {},
      { kind: 'SUCCESS', text: '53 löneperioder har skapats för 2026.' },
    ])
  })
})
