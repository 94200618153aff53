import { minutesOfDay, type Span, spanOf } from './work-day.ts'

/**
 * The days of a week on which a rule may apply, as the six registers of rules name them: Monday to
 * Sunday, the day before a holiday, a holiday and a major holiday.
 */
export const ruleDays = [
  ['1', 'Måndag'],
  ['2', 'Tisdag'],
  ['3', 'Onsdag'],
  ['4', 'Torsdag'],
  ['5', 'Fredag'],
  ['6', 'Lördag'],
  ['7', 'Söndag'],
  ['A', 'Dag före helgdag'],
  ['H', 'Helgdag'],
  ['S', 'Storhelg'],
] as const
export type RuleDay = (typeof ruleDays)[number][0]

/** The times of a rule. */
export interface RuleTimes {
  readonly days: readonly string[]
  /** HH:MM. An end before the start is on the next day. */
  readonly from: string
  readonly to: string
}

/** A kind of day with the minutes that a rule covers. */
export interface CoveredDay {
  readonly day: RuleDay
  readonly label: string
  /** Within 0 to 1440, in order and apart. */
  readonly spans: readonly Span[]
}

/**
 * Returns the minutes that a rule covers, by kind of day. What passes midnight covers the
 * beginning of the next weekday. The day after a holiday may be of any kind, so what passes
 * midnight from one is shown on no row.
 */
export function coverageOf({ days, from, to }: RuleTimes): readonly CoveredDay[] {
  const span = spanOf(from, to)
  return ruleDays.map(([day, label], at) => {
    const before = at < 7 ? ruleDays[(at + 6) % 7]?.[0] : undefined
    const own = span && days.includes(day) ? [{ from: span.from, to: Math.min(span.to, minutesOfDay) }] : []
    const late = span && before !== undefined && days.includes(before) ? span.to - minutesOfDay : 0
    return { day, label, spans: joined(late > 0 ? [{ from: 0, to: late }, ...own] : own) }
  })
}

/** Returns spans in order as spans apart. */
function joined(spans: readonly Span[]): readonly Span[] {
  const [first, second, ...rest] = spans
  if (!first || !second) return spans
  return second.from <= first.to
    ? joined([{ from: first.from, to: Math.max(first.to, second.to) }, ...rest])
    : [first, ...joined([second, ...rest])]
}

/** True when what the rule covers after midnight follows a holiday, and is shown on no row. */
export const passesMidnightFromHoliday = ({ days, from, to }: RuleTimes): boolean =>
  (spanOf(from, to)?.to ?? 0) > minutesOfDay && days.some(day => day > '9')
