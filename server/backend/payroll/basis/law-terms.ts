import type { IsoDate } from '#contracts/rules/date.ts'
import type { EarningYear, HolidayFacts } from '../../engine/basis/holiday-facts.ts'
import type { Agreement } from '../../engine/basis/person-facts.ts'
import { byLaw } from '../../engine/holiday/holiday-agreement.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'

/**
 * Returns the terms of somebody whose agreement says nothing else: what the law says, and where it
 * is silent, deductions as exact parts of the pay.
 *
 * @param agreement the agreement's name, or empty for somebody without one
 */
export const lawTerms = (law: Law, on: IsoDate, agreement = ''): Agreement => ({
  id: '',
  source: agreement === '' ? 'Lagen, utan kollektivavtal' : `${agreement}: som lagen`,
  partMonth: 'WORKDAYS',
  amounts: {},
  longSickness: null,
  qualifyingDeduction: null,
  extraTime: null,
  leave: {
    source: agreement === '' ? 'Avdrag utan kollektivavtal' : `${agreement}: avdrag som utan kollektivavtal`,
    hours: null,
    fullTime: 4000,
    workday: [1, 21],
    shortest: 5,
    includesDaysOff: false,
    calendarDay: [12, 365],
    factor: null,
  },
  holiday: byLaw(inForce(law.absence.holiday, on).value),
})

/**
 * An earning year without absence that nothing is known of: its days are earned, its pay is not.
 */
export const fullYear: EarningYear = {
  year: { from: '2025-04-01', to: '2026-03-31' },
  earned: { pay: 0, qualifying: 0, otherDays: 365, paidDays: 25, days: 25 },
}

/** Returns holiday with a supplement to the month's pay, which goes on during it. */
export const ordinaryHoliday = (year: EarningYear): HolidayFacts => ({
  method: {
    salaryForm: 'MÅN',
    pay: year.earned.pay,
    variable: 0,
    hasChangedHours: false,
    notQualifying: 0,
    isSameAbsence: false,
  },
  current: year,
  next: year,
  variable: 0,
  savedDegree: 10_000,
  weeklyDays: null,
  leaving: null,
})
