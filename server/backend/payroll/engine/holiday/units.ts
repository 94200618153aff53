import { type Fraction, fraction, rounded, times } from '../fraction.ts'
import type { Hundredths } from '../money.ts'

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

/**
 * Returns days of the year's right as hours, for agreements that count in hours: a day is a fifth
 * of the person's own week.
 */
export const holidayHours = (days: Hundredths, weeklyHours: Hundredths): Hundredths =>
  rounded(fraction(days * weeklyHours, 500))
