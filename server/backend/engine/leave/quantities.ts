import { isWithin, type Span } from '../dates.ts'
import type { Hundredths } from '../money.ts'
import type { AbsenceDay } from '../pay-level.ts'

/** How much absence a span has, in what pay types and declarations count. */
export interface AbsenceQuantities {
  /** KAL: calendar days, days off included. */
  readonly calendarDays: number
  /** ARB: working days on which something is lost. */
  readonly workdays: number
  /** TIM: the lost hours. */
  readonly hours: Hundredths
  /** Calendar days by their extent, such as half days with parental benefit: 5000 for a half. */
  readonly byExtent: Readonly<Record<number, number>>
}

/** Returns the quantities of absence of days within a span. */
export function absenceQuantities(days: readonly AbsenceDay[], span: Span): AbsenceQuantities {
  const own = days.filter(({ date, extent }) => extent > 0 && isWithin(date, span))
  const byExtent: Record<number, number> = {}
  for (const { extent } of own) byExtent[extent] = (byExtent[extent] ?? 0) + 1
  return {
    calendarDays: own.length,
    workdays: own.filter(({ absent }) => absent > 0).length,
    byExtent,
    hours: own.reduce((sum, { absent }) => sum + absent, 0),
  }
}
