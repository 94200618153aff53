import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { vacationYearOf } from '#contracts/registers/vacation-year.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { Accrual, EarnedUntil, ParentalDays } from '../../engine/basis/holiday-facts.ts'
import type { PayTypeFact } from '../../engine/basis/pay-type-facts.ts'
import type { Person } from '../../engine/basis.ts'
import { daysIn, shared, yearsLater } from '../../engine/dates.ts'
import { absenceOfYear, type HolidayAbsence, parentalLeaveDays } from '../../engine/holiday/qualifying.ts'
import type { QualifyingAbsence } from '../../engine/law-amounts.ts'
import { textIn } from '../../registers/form-values.ts'
import { type Earned, payOfYear } from './earned-pay.ts'

interface AccrualFacts {
  readonly person: Person
  /** The agreement on holiday, as its register has it. */
  readonly register: FormValues
  /** The days of holiday in a year. */
  readonly days: number
  readonly payDate: IsoDate
  /** The days of the payout's fixed pay. */
  readonly pay: { readonly from: IsoDate; readonly to: IsoDate }
  readonly absences: readonly HolidayAbsence[]
  /** The children whom the person has sole custody of. */
  readonly alone: readonly string[]
  /** The pay that a share of it is earned of, or null for whoever earns by the month's pay. */
  readonly earned: Earned | null
  readonly payTypes: readonly PayTypeFact[]
  readonly law: QualifyingAbsence
}

/**
 * Returns what a person has earned of the holiday of the year that goes on, before the payout and
 * with it; null for somebody whose employment has ended before.
 */
export function accrualOf({ person, register, days, pay, payDate, earned, ...facts }: AccrualFacts): Accrual | null {
  const { taken: year } = vacationYearOf(register, pay.to)
  if ((person.employedTo !== null && person.employedTo < pay.from) || person.employedFrom > pay.to) return null
  const until = (day: IsoDate): EarnedUntil => {
    const part = { from: year.from, to: day }
    const employed = shared(part, { from: person.employedFrom, to: person.employedTo ?? day })
    const { qualifying, notQualifying } = absenceOfYear(
      facts.absences.map(each => ({ ...each, to: each.to < day ? each.to : day })).filter(({ from, to }) => from <= to),
      part,
      facts.law,
      facts.alone,
    )
    return { until: day, employed: employed ? daysIn(employed) : 0, qualifying, notQualifying }
  }
  const dayBefore = addDays(pay.from, -1)
  const due = { from: year.from, to: addDays(payDate, -1) }
  return {
    year,
    days,
    before: dayBefore < year.from ? null : until(dayBefore),
    after: until(pay.to),
    paid: earned ? payOfYear(earned, due, facts.payTypes).pay : 0,
  }
}

/** Returns the names of the children whom the person has sole custody of. */
export const aloneWith = (children: readonly FormRow[]): readonly string[] =>
  children.filter(({ EnsamVardnad }) => EnsamVardnad === true).map(row => textIn(row, 'Namn'))

/** The age until which parental leave is counted for a child. */
const childhood = 12

/**
 * Returns the days of parental leave for each of a person's children: those who are still of an age
 * for it, or have leave in the payout.
 */
export function parentalOf(
  children: readonly FormRow[],
  absences: readonly HolidayAbsence[],
  payDate: IsoDate,
  deviations: { readonly from: IsoDate; readonly to: IsoDate },
): readonly ParentalDays[] {
  return children.flatMap(row => {
    const child = textIn(row, 'Namn')
    const days = parentalLeaveDays(absences, child).filter(day => day <= deviations.to)
    const before = days.filter(day => day < deviations.from).length
    const isYoung = payDate < yearsLater(textIn(row, 'Fodd'), childhood)
    return isYoung || days.length > before
      ? [{ child, before, after: days.length, ...(row.EnsamVardnad === true && { isAlone: true }) }]
      : []
  })
}
