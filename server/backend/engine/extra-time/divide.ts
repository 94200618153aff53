import type { ExtraTime } from './overtime.ts'
import { type KindOfDay, ruledTime, type TimeRule, type TimeSpan } from './ruled-time.ts'

/** Time beyond the schedule, as it was worked. */
export interface TimeBeyondSchedule extends TimeSpan {
  /** The first minutes, which a part-timer lacks to a full-time day: they are additional time. */
  readonly additional: number
  readonly isLieu: boolean
}

/**
 * Returns time beyond the schedule by kind: a part-timer's up to full time, then overtime, which is
 * qualified within the agreement's times for it and otherwise simple.
 *
 * @param qualified the agreement's times of qualified overtime
 */
export const dividedTime = (
  given: readonly TimeBeyondSchedule[],
  qualified: readonly TimeRule[],
  kindOf: KindOfDay,
): readonly ExtraTime[] =>
  given.flatMap(({ date, from, to, additional, isLieu }) => {
    const start = Math.min(to, from + Math.max(0, additional))
    const within = ruledTime([{ date, from: start, to }], qualified, kindOf)
    const minutes = within.reduce((sum, each) => sum + each.minutes, 0)
    const parts: readonly ExtraTime[] = [
      { date, kind: 'additional', minutes: start - from, isLieu },
      { date, kind: 'simple', minutes: to - start - minutes, isLieu },
      { date, kind: 'qualified', minutes, isLieu },
    ]
    return parts.filter(part => part.minutes > 0)
  })
