import type { CodeOf } from '../code-lists/code-list.ts'
import type { payoutPeriods } from '../code-lists/employment.ts'
import { addDays, daysBetween, type IsoDate, isoDate } from '../rules/date.ts'

/** The payout periods that have salary periods. */
export type PeriodKind = Exclude<CodeOf<typeof payoutPeriods>, '-'>

/** A salary period. The days of salary and of deviations are inclusive. */
export interface SalaryPeriod {
  /** YYYYNN; of other kinds than months with the kind first: 202610, V202641. */
  readonly period: string
  readonly kind: PeriodKind
  readonly from: IsoDate
  readonly to: IsoDate
  /** The days whose deviations, such as absence and overtime, are paid with the period. */
  readonly deviationsFrom: IsoDate
  readonly deviationsTo: IsoDate
  readonly payDay: IsoDate
}

/** Returns the kind of a period. */
export const kindOfPeriod = (period: string): PeriodKind => (/^[KVWQH]/.test(period) ? (period[0] as PeriodKind) : 'M')
/** Returns the salary year of a period. */
export const yearOfPeriod = (period: string): number => Number(period.replace(/^\D/, '').slice(0, 4))
/** True when the text is the code of a period. */
export const isPeriod = (text: string): boolean => /^[KVWQH]?[12]\d{3}(0[1-9]|[1-4]\d|5[0-3])$/.test(text)

const codeOf = (kind: PeriodKind, year: number, number: number): string =>
  `${kind === 'M' ? '' : kind}${year}${String(number).padStart(2, '0')}`

const months: Partial<Record<PeriodKind, number>> = { M: 1, K: 3, H: 6 }
const weeks: Partial<Record<PeriodKind, number>> = { V: 1, W: 2, Q: 4 }

/** A Monday from which the periods of two and four weeks are counted: ISO week 1 of 2019. */
const firstMonday: IsoDate = '2018-12-31'
/** Returns the ISO year of a week, by its Monday: that of its Thursday. */
const isoYear = (monday: IsoDate): number => Number(addDays(monday, 3).slice(0, 4))

type BankDays = (date: IsoDate) => boolean
/** Returns the date itself when it is a bank day, or the last bank day before it. */
export const bankDayNotAfter = (date: IsoDate, isBankDay: BankDays): IsoDate =>
  isBankDay(date) ? date : bankDayNotAfter(addDays(date, -1), isBankDay)

/**
 * Returns the standard periods of a salary year. Months, quarters and half-years are paid on the
 * 25th of their last month, with the deviations of the months one month earlier. Weeks are ISO
 * weeks, paid on the Friday after them with their own deviations; those of two and four weeks
 * belong to the ISO year of their last week. A pay day is moved back to a bank day.
 */
export function standardPeriods(year: number, kind: PeriodKind, isBankDay: BankDays): readonly SalaryPeriod[] {
  const ofMonths = months[kind]
  if (ofMonths !== undefined)
    return Array.from({ length: 12 / ofMonths }, (_, at) => {
      const first = at * ofMonths + 1
      const next = first + ofMonths
      return {
        period: codeOf(kind, year, at + 1),
        kind,
        from: isoDate(year, first, 1),
        to: isoDate(year, next, 0),
        deviationsFrom: isoDate(year, first - 1, 1),
        deviationsTo: isoDate(year, next - 1, 0),
        payDay: bankDayNotAfter(isoDate(year, next - 1, 25), isBankDay),
      }
    })
  const days = (weeks[kind] ?? 1) * 7
  const periods: SalaryPeriod[] = []
  const before = Math.floor(daysBetween(firstMonday, isoDate(year - 1, 11, 1)) / days)
  for (let at = before; ; at += 1) {
    const from = addDays(firstMonday, at * days)
    const to = addDays(from, days - 1)
    const of = isoYear(addDays(to, -6))
    if (of > year) return periods
    if (of < year) continue
    periods.push({
      period: codeOf(kind, year, periods.length + 1),
      kind,
      from,
      to,
      deviationsFrom: from,
      deviationsTo: to,
      payDay: bankDayNotAfter(addDays(to, 5), isBankDay),
    })
  }
}

/** Messages at the fields of a period. */
export type PeriodProblems = Partial<Record<keyof Days, string>>

/** A period that exists, with its state. */
export interface StoredPeriod extends SalaryPeriod {
  readonly isLocked: boolean
}

type Days = Pick<SalaryPeriod, 'from' | 'to' | 'deviationsFrom' | 'deviationsTo'>

/** The effect of a changed or new period: the neighbours that move, or the refusal. */
export interface FollowedPeriods {
  readonly problems: PeriodProblems
  readonly moved: readonly StoredPeriod[]
}

/**
 * Lets the neighbours follow a changed period, so that a kind has no gaps and no overlaps: the one
 * before ends the day before it, and the one after begins the day after it. A locked neighbour
 * keeps its days, and none is left without a day.
 *
 * @param others the other periods of the kind
 * @param original the period before the change
 */
export function followed(
  changed: SalaryPeriod,
  others: readonly StoredPeriod[],
  original: SalaryPeriod,
): FollowedPeriods {
  const problems: PeriodProblems = {}
  const moved = new Map<string, StoredPeriod>()
  const follow = (neighbour: StoredPeriod | undefined, at: keyof Days, field: keyof Days, day: IsoDate) => {
    if (!neighbour || neighbour[field] === day) return
    const next = { ...(moved.get(neighbour.period) ?? neighbour), [field]: day }
    if (neighbour.isLocked) problems[at] = `Perioden ${neighbour.period} är låst och kan inte flyttas.`
    else if (next.to < next.from || next.deviationsTo < next.deviationsFrom)
      problems[at] = `Perioden ${neighbour.period} får inga dagar kvar.`
    else moved.set(neighbour.period, next)
  }
  const before = others.find(({ to }) => addDays(to, 1) === original.from)
  const after = others.find(({ from }) => addDays(original.to, 1) === from)
  follow(before, 'from', 'to', addDays(changed.from, -1))
  follow(before, 'deviationsFrom', 'deviationsTo', addDays(changed.deviationsFrom, -1))
  follow(after, 'to', 'from', addDays(changed.to, 1))
  follow(after, 'deviationsTo', 'deviationsFrom', addDays(changed.deviationsTo, 1))
  const standing = others.filter(({ period }) => period !== before?.period && period !== after?.period)
  return { problems: { ...overlapsOf(changed, standing), ...problems }, moved: [...moved.values()] }
}

/** Returns why a new period does not fit those of its kind: it overlaps one, or leaves a gap. */
export function problemsOfNew(added: SalaryPeriod, others: readonly StoredPeriod[]): PeriodProblems {
  const overlaps = overlapsOf(added, others)
  if (Object.keys(overlaps).length > 0) return overlaps
  const ofYear = others.filter(({ period }) => yearOfPeriod(period) === yearOfPeriod(added.period))
  const adjoins = others.some(({ from, to }) => addDays(to, 1) === added.from || addDays(added.to, 1) === from)
  return ofYear.length === 0 || adjoins ? {} : { from: 'Perioden lämnar ett glapp till de andra perioderna.' }
}

function overlapsOf(period: SalaryPeriod, others: readonly SalaryPeriod[]): PeriodProblems {
  const salary = others.find(({ from, to }) => from <= period.to && period.from <= to)
  const deviations = others.find(
    ({ deviationsFrom, deviationsTo }) =>
      deviationsFrom <= period.deviationsTo && period.deviationsFrom <= deviationsTo,
  )
  return {
    ...(salary && { from: `Perioden överlappar ${salary.period}.` }),
    ...(deviations && { deviationsFrom: `Avvikelseperioden överlappar ${deviations.period}.` }),
  }
}

/** True when a period has neighbours on both sides, so that its removal would leave a gap. */
export const isBetween = (period: SalaryPeriod, others: readonly SalaryPeriod[]): boolean =>
  others.some(({ to }) => addDays(to, 1) === period.from) && others.some(({ from }) => addDays(period.to, 1) === from)
