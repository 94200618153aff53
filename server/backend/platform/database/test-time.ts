/** The time at which the specs' clocks start, and the day of their demo data. */
export const testTime = '2026-11-21T09:00:00Z'

/** That time as the date of a column, such as when a payslip was marked as ready. */
export const testMoment = new Date(testTime)
