import { type Fraction, fraction, rounded, times } from '../fraction.ts'
import type { Hundredths } from '../money.ts'
import { showHundredths } from '../show.ts'
import type { StepInput } from '../step.ts'

/**
 * Returns what a taken working day is of the year's days (semesterfaktor): five by the working days
 * of an average week. Days off are never taken as holiday.
 *
 * @param weeklyDays working days of an average week, in hundredths
 */
export const holidayFactor = (weeklyDays: Hundredths): Fraction => fraction(500, weeklyDays)

/** Returns working days of holiday as days of the year's right (bruttodagar), in hundredths. */
export const grossDays = (workdays: Hundredths, weeklyDays: Hundredths): Hundredths =>
  rounded(times(fraction(workdays), holidayFactor(weeklyDays)))

/** How holiday that is taken is counted: as it comes, by the factor of the week, or by the hour. */
export interface HolidayUnit {
  /** The working days of an average week, where they are counted by the factor; else null. */
  readonly weeklyDays: Hundredths | null
  /** The hours of the person's own week, where hours are counted: a day is a fifth of them. */
  readonly weeklyHours?: Hundredths | null
}

/**
 * Returns what working time of holiday is of the year's days, in hundredths.
 *
 * @param workdays the working days, in hundredths
 * @param hours their hours by the schedule, in hundredths
 */
export function countedDays(
  { weeklyDays, weeklyHours = null }: HolidayUnit,
  workdays: Hundredths,
  hours: Hundredths,
): Hundredths {
  if (weeklyHours !== null) return rounded(fraction(hours * 500, weeklyHours))
  return weeklyDays === null ? workdays : grossDays(workdays, weeklyDays)
}

/** Returns what a step says of how days are counted; nothing where a working day is a day. */
export function unitInputs({ weeklyDays, weeklyHours = null }: HolidayUnit): readonly StepInput[] {
  if (weeklyHours !== null) {
    const day = showHundredths(holidayHours(100, weeklyHours))
    return [{ name: 'En semesterdag', value: `${day} timmar, en femtedel av veckan` }]
  }
  return weeklyDays === null ? [] : [{ name: 'Semesterfaktor', value: `5 / ${showHundredths(weeklyDays)}` }]
}

/**
 * Returns days of the year's right as hours, for agreements that count in hours: a day is a fifth
 * of the person's own week.
 */
export const holidayHours = (days: Hundredths, weeklyHours: Hundredths): Hundredths =>
  rounded(fraction(days * weeklyHours, 500))
