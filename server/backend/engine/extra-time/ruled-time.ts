import { addDays, daysBetween, type IsoDate } from '#contracts/rules/date.ts'
import { minutesOfDay, type Span, spanOf } from '#contracts/schedules/work-day.ts'
import type { Ore, Rate } from '../money.ts'

/** A rule of the registers of calculation rules (contracts/registers/rule-registers.ts). */
export interface TimeRule {
  readonly id: string
  readonly text: string
  /** Dagar: codes of contracts/schedules/rule-coverage `ruleDays`. */
  readonly days: readonly string[]
  /** HH:MM. An end before the start is on the next day. */
  readonly from: string
  readonly to: string
  /** Shorter time is not compensated. */
  readonly leastMinutes: number
  /** ErsattningTyp: an amount an hour, a share of the hour's pay, or time off. */
  readonly paidBy: 'KR' | 'PRC' | 'TID'
  readonly amount: Ore
  readonly share: Rate
  /** Time off for time worked: 15_000 is an hour and a half. */
  readonly timeFactor: Rate
  readonly isActive: boolean
}

/** Time on a date, in minutes after midnight. `to` exceeds 1440 when it ends on a later day. */
export interface TimeSpan extends Span {
  readonly date: IsoDate
}

/** The kind of a date in the register of holidays; empty for an ordinary day. */
export type KindOfDay = (date: IsoDate) => '' | 'H' | 'S' | 'A'

/** The minutes that a rule compensates of time that began on a date. */
export interface RuledMinutes {
  readonly rule: TimeRule
  readonly date: IsoDate
  readonly minutes: number
}

/** A rule's time on the line of minutes from a first date, and how near its day is named. */
interface Window extends Span {
  readonly rule: TimeRule
  readonly rank: number
}

const weekdayOf = (date: IsoDate): string => String(((new Date(date).getUTCDay() + 6) % 7) + 1)

/**
 * Returns how near a rule names a date: as a major holiday, a holiday, a day before one, or a
 * weekday. Zero when it does not.
 */
function rankOf({ days }: TimeRule, date: IsoDate, kindOf: KindOfDay): number {
  const kind = kindOf(date)
  if (kind === 'S' && days.includes('S')) return 4
  if ((kind === 'S' || kind === 'H') && days.includes('H')) return 3
  if (kind === 'A' && days.includes('A')) return 2
  return days.includes(weekdayOf(date)) ? 1 : 0
}

/** Returns the windows of the rules that touch a time, as minutes after midnight of its date. */
function windowsOf({ date, to }: TimeSpan, rules: readonly TimeRule[], kindOf: KindOfDay): readonly Window[] {
  // A window of the day before may pass midnight.
  const days = Array.from({ length: Math.ceil(to / minutesOfDay) + 1 }, (_, at) => at - 1)
  return days.flatMap(day =>
    rules.flatMap(rule => {
      const span = spanOf(rule.from, rule.to)
      const rank = rankOf(rule, addDays(date, day), kindOf)
      const start = day * minutesOfDay
      return span && rank > 0 ? [{ rule, rank, from: start + span.from, to: start + span.to }] : []
    }),
  )
}

/**
 * Returns the minutes of each rule. A minute is compensated once: by the rule that names its day
 * most nearly, a holiday before a weekday, and of equals by the first in the order of their ids.
 * Time that passes midnight keeps the rule of the day on which the rule's time began.
 */
export function ruledTime(
  given: readonly TimeSpan[],
  rules: readonly TimeRule[],
  kindOf: KindOfDay,
): readonly RuledMinutes[] {
  const active = rules.filter(({ isActive }) => isActive).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return given
    .toSorted((a, b) => daysBetween(b.date, a.date) || a.from - b.from)
    .flatMap(time => {
      const windows = windowsOf(time, active, kindOf)
      const edges = windows.flatMap(({ from, to }) => [from, to]).filter(edge => edge > time.from && edge < time.to)
      const points = [...new Set([time.from, ...edges, time.to])].toSorted((a, b) => a - b)
      const minutes = new Map<TimeRule, number>()
      for (const [at, from] of points.slice(0, -1).entries()) {
        const best = windows
          .filter(one => one.from <= from && from < one.to)
          .reduce<Window | undefined>((chosen, each) => (chosen && chosen.rank >= each.rank ? chosen : each), undefined)
        if (best) minutes.set(best.rule, (minutes.get(best.rule) ?? 0) + (points[at + 1] ?? from) - from)
      }
      return [...minutes]
        .filter(([rule, own]) => own >= rule.leastMinutes)
        .map(([rule, own]) => ({ rule, date: time.date, minutes: own }))
    })
}
