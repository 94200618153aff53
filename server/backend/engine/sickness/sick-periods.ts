import { addDays, daysBetween, type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { yearsLater } from '../dates.ts'
import { type DatedRule, type Entry, inForce } from '../law.ts'
import type { SickPayLaw } from '../law-amounts.ts'
import type { Ore } from '../money.ts'
import type { AbsenceDay } from '../pay-level.ts'

/** A calendar day of sickness, also a day off within it. */
export interface SickDay extends AbsenceDay {
  /** Supplements for inconvenient hours that are lost by the absence. */
  readonly lostSupplements?: Ore
  /** True when Försäkringskassan has decided on special protection against sick pay costs. */
  readonly isProtected?: boolean
}

/** A day of a sick period with its number: null before the right to sick pay begins. */
export interface CountedDay extends SickDay {
  readonly number: number | null
}

/** Why a sick period has a qualifying deduction, or none. */
export type Qualifying = 'deducted' | 'protected' | 'maxReached'

/** Sickness that the Act counts as one: a relapse within five days continues it. */
export interface SickPeriod {
  readonly start: IsoDate
  readonly days: readonly CountedDay[]
  readonly qualifying: Qualifying
  /** The law of the first day. */
  readonly law: Entry<SickPayLaw>
}

/** What sick periods depend on beside the days. */
export interface SickFacts {
  readonly law: DatedRule<SickPayLaw>
  /** The first day with the right to sick pay: `firstEntitledDay`. */
  readonly entitledFrom: IsoDate
  /** First days of earlier periods with a deduction, from before the known days. */
  readonly earlierDeductions: readonly IsoDate[]
}

/**
 * Returns the first day on which an employment gives the right to sick pay: after fourteen days
 * when it is agreed for less than a month, otherwise at once (Sjuklönelagen 3 §).
 *
 * @param to the last day agreed, or null for an employment until further notice
 */
export function firstEntitledDay(from: IsoDate, to: IsoDate | null, { waitingDays }: SickPayLaw): IsoDate {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  return to !== null && addDays(to, 1) < isoDate(year, month + 1, day) ? addDays(from, waitingDays) : from
}

/** True when some pay is lost on a day with sick pay, so that there is something to deduct from. */
const losesPay = ({ number, absent, lostSupplements = 0 }: CountedDay, { days }: SickPayLaw): boolean =>
  number !== null && number <= days && (absent > 0 || lostSupplements > 0)

/**
 * Returns the sick periods of days in any order. Days between two periods are not counted; days
 * off within an absence are.
 */
export function sickPeriods(
  given: readonly SickDay[],
  { law, entitledFrom, earlierDeductions }: SickFacts,
): readonly SickPeriod[] {
  const deductions = [...earlierDeductions]
  const groups: SickDay[][] = []
  for (const day of given.filter(({ extent }) => extent > 0).toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const [last, group] = [groups.at(-1)?.at(-1)?.date, groups.at(-1)]
    const start = group?.[0]?.date ?? day.date
    const isContinued = last !== undefined && daysBetween(last, day.date) <= inForce(law, start).value.relapseDays
    if (isContinued) group?.push(day)
    else groups.push([day])
  }
  return groups.map(group => {
    const start = (group[0] as SickDay).date
    const entry = inForce(law, start)
    const before = group.filter(({ date }) => date < entitledFrom).length
    const days = group.map((day, at) => ({ ...day, number: at < before ? null : at - before + 1 }))
    const since = yearsLater(start, -1)
    const isMost = deductions.filter(date => since <= date && date < start).length >= entry.value.maxDeductions
    const qualifying = group.some(day => day.isProtected) ? 'protected' : isMost ? 'maxReached' : 'deducted'
    if (qualifying === 'deducted' && days.some(day => losesPay(day, entry.value))) deductions.push(start)
    return { start, days, qualifying, law: entry }
  })
}
