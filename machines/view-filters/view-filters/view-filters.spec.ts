import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { viewFiltersFlow, viewFiltersMachine } from './view-filters.machine.ts'
import { codeOf, employee } from './view-filters.select.ts'
import type { ViewPreferences } from './view-filters.types.ts'

const stored: ViewPreferences[] = []
const live = () => {
  stored.length = 0
  return viewFiltersMachine.provide({
    actions: { storePreferences: (_, preferences) => void stored.push(preferences) },
  })
}
const preferences = { showsAutoCalculated: true, showsTransferred: true }
const input = { preferences, today: '2026-11-23' } as const

const scenarios: Scenarios<typeof viewFiltersMachine> = {
  'what is chosen stays, and an emptied cache ends exactly the periods and the filter of payslips': {
    live,
    input,
    async play({ actor }) {
      const context = () => actor.getSnapshot().context
      actor.send({ type: 'view.choose', choices: { AnstNr: '101', Period: '2026-11', TabellKod: 'HANDELS' } })
      actor.send({ type: 'view.choosePeriodOf', AnstNr: '101', Period: '2026-10' })
      actor.send({ type: 'view.choosePeriodOf', AnstNr: '102', Period: '2026-09' })
      actor.send({ type: 'view.filterPayslips', filter: { Avdelning: '10' } })
      actor.send({ type: 'view.choose', choices: { calendarMode: 'EMPLOYEE', payslipAnstNr: '102' } })
      expect(employee(actor.getSnapshot())).toBe('101')
      const codes = ['TabellKod', 'LonStyKod', 'periodOf'].map(field => codeOf(actor.getSnapshot(), field))
      expect(codes).toEqual(['HANDELS', undefined, undefined])
      expect(context()).toMatchObject({
        Period: '2026-11',
        periodOf: { 101: '2026-10', 102: '2026-09' },
        payslipFilter: { Avdelning: '10' },
      })
      const before = context()
      actor.send({ type: 'view.invalidated' })
      expect(context()).toEqual({ ...before, Period: '', periodOf: {}, payslipFilter: null })
    },
  },
  'preferences are stored, both of them, whichever is changed': {
    live,
    input,
    async play({ actor }) {
      actor.send({ type: 'view.prefer', preferences: { showsTransferred: false } })
      actor.send({ type: 'view.prefer', preferences: { showsAutoCalculated: false } })
      expect(stored).toEqual([
        { showsAutoCalculated: true, showsTransferred: false },
        { showsAutoCalculated: false, showsTransferred: false },
      ])
    },
  },
  'dates are the current month, until they are locked': {
    live,
    input,
    async play({ actor }) {
      const dates = () => actor.getSnapshot().context.dates
      expect(dates()).toEqual({ Locked: false, From: '2026-11-01', To: '2026-11-30' })
      actor.send({ type: 'view.dayCame', today: '2026-12-01' })
      expect(dates()).toEqual({ Locked: false, From: '2026-12-01', To: '2026-12-31' })
      actor.send({ type: 'view.limitDates', dates: { Locked: true, From: '2026-12-24' } })
      actor.send({ type: 'view.dayCame', today: '2027-01-01' })
      expect(dates()).toEqual({ Locked: true, From: '2026-12-24', To: '2026-12-31' })
    },
  },
}

describe('the shared view filters', () => {
  verifyFlow(viewFiltersFlow, { spec: import.meta.url, scenarios })

  it.each([
    ['2024-02-10', '2024-02-29'],
    ['2100-02-10', '2100-02-28'],
    ['2026-04-30', '2026-04-30'],
  ] as const)('the month of %s ends on %s', (today, To) => {
    expect(createActor(live(), { input: { preferences, today } }).getSnapshot().context.dates.To).toBe(To)
  })

  it('begin as the specification says', () => {
    expect(createActor(live(), { input }).getSnapshot().context).toEqual({
      AnstNr: '',
      Period: '',
      TabellKod: '',
      LonStyKod: '',
      calendarMode: 'DATE',
      payslipAnstNr: '',
      periodOf: {},
      payslipFilter: null,
      showsAutoCalculated: true,
      showsTransferred: true,
      dates: { Locked: false, From: '2026-11-01', To: '2026-11-30' },
    })
  })
})
