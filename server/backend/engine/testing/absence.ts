import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { datesIn, type Span } from '../dates.ts'
import type { DatedRule } from '../law.ts'
import type { SickPayLaw } from '../law-amounts.ts'
import type { LeaveAgreement } from '../leave/leave-agreement.ts'
import type { AbsenceDay, PayLevel } from '../pay-level.ts'
import type { SicknessFacts } from '../sickness/sickness.ts'

/** 30 000 kr a month for 40 hours a week. */
export const thirtyThousand: PayLevel = { form: 'MÅN', pay: 3_000_000, weeklyHours: 4000 }

/** Returns a monthly pay, in kronor, for 40 hours a week. */
export const monthly = (kronor: number): PayLevel => ({ form: 'MÅN', pay: kronor * 100, weeklyHours: 4000 })

/** True on Saturdays and Sundays. */
export const isWeekend = (date: IsoDate): boolean => [0, 6].includes(new Date(date).getUTCDay())

/** Returns whole days of absence: eight hours on weekdays, the pay being 30 000 kr. */
export const away = (span: Span, differs: Partial<AbsenceDay> = {}): readonly AbsenceDay[] =>
  datesIn(span).map(date => {
    const hours = isWeekend(date) ? 0 : 800
    return { date, scheduled: hours, absent: hours, extent: 10_000, pay: thirtyThousand, ...differs }
  })

/** Returns one working day of absence with its lost hours. */
export const awayFor = (date: IsoDate, hours: number, pay = thirtyThousand): AbsenceDay => ({
  date,
  scheduled: 800,
  absent: hours * 100,
  extent: Math.round((hours / 8) * 10_000),
  pay,
})

/** The figures of the Sick Pay Act as they are since 2019. */
export const sickPayLaw: DatedRule<SickPayLaw> = {
  name: 'Sjuklönens regler',
  entries: [
    {
      from: '2019-01-01',
      to: '2026-12-31',
      source: 'Sjuklönelagen (1991:1047)',
      value: {
        pay: 8000,
        qualifying: 2000,
        days: 14,
        relapseDays: 5,
        maxDeductions: 10,
        certificateFrom: 8,
        waitingDays: 14,
        notifyWithin: 7,
      },
    },
  ],
}

/** An agreement that deducts as most private ones: /167, /21 up to five days, × 12 / 365. */
export const leaveAgreement: LeaveAgreement = {
  source: 'Avtalet § 12',
  hours: 16_700,
  fullTime: 4000,
  workday: [1, 21],
  shortest: 5,
  includesDaysOff: false,
  calendarDay: [12, 365],
  factor: null,
}

export const sicknessFacts: SicknessFacts = {
  law: sickPayLaw,
  entitledFrom: '2020-01-01',
  earlierDeductions: [],
  long: null,
  leave: leaveAgreement,
  baseAmount: 5_920_000,
  certified: [],
}

/** All of 2026. */
export const year2026: Span = { from: '2026-01-01', to: '2026-12-31' }

/** Returns a span of a number of days. */
export const spanOfDays = (from: IsoDate, days: number): Span => ({ from, to: addDays(from, days - 1) })
