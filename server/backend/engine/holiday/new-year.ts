import type { IsoDate } from '#contracts/rules/date.ts'
import type { Span } from '../dates.ts'
import type { HolidayLaw, QualifyingAbsence } from '../law-amounts.ts'
import type { Hundredths, Rate } from '../money.ts'
import type { Step } from '../step.ts'
import { earnedDays, holidayRight } from './earned-days.ts'
import { daysAtAge, type HolidayAgreement } from './holiday-agreement.ts'
import { type AbsenceOfYear, absenceOfYear, type HolidayAbsence } from './qualifying.ts'
import { changeYear, type HolidayBalance, type YearChange } from './year-change.ts'

/** What a person's new holiday year depends on. */
export interface NewYearFacts {
  /** The new year, and the year whose work its days are earned by: `vacationYearOf`. */
  readonly taken: Span
  readonly earned: Span
  readonly employed: { readonly from: IsoDate; readonly to: IsoDate | null }
  /** The age at the end of the new year, or null when it is not known. */
  readonly age: number | null
  /** The days of a year that the person has by a contract of their own, or null. */
  readonly ownDays: number | null
  readonly alone: readonly string[]
  readonly absences: readonly HolidayAbsence[]
  /** The balance when the old year ends, and the paid days that the old year began with. */
  readonly balance: HolidayBalance
  readonly right: Hundredths
  /** The degree of employment at which the old year's days were earned. */
  readonly degree: Rate
}

/** A new holiday year: the change of days, with how they were earned. */
export interface NewYear {
  readonly change: YearChange
  readonly absence: AbsenceOfYear
  readonly steps: readonly Step[]
}

/**
 * Returns a person's new holiday year. With coinciding years all of the new year's days are given
 * before they are earned, and are settled when the employment ends.
 */
export function newHolidayYear(
  facts: NewYearFacts,
  agreement: HolidayAgreement,
  law: HolidayLaw,
  qualifying: QualifyingAbsence,
): NewYear {
  const { taken, earned, employed, age, ownDays, absences, balance, right, degree } = facts
  const days = ownDays ?? (age === null ? agreement.days : daysAtAge(age, agreement))
  // Nothing is known of absence in a year that has not begun.
  const known = agreement.isCoinciding ? [] : absences
  const absence = absenceOfYear(known, earned, qualifying, facts.alone)
  const { value, steps } = earnedDays({ year: earned, employed, absence, days })
  const next = holidayRight(value, days, employed.from, taken, law)
  const ended = Number(taken.from.slice(0, 4)) - 1
  return { change: changeYear(balance, { ended, right, degree, next }, agreement), absence, steps }
}
