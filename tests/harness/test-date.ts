/**
 * The moment at which the browser tests begin, whatever the machine's date: the day before the pay
 * day of November, in the demo data's year.
 */
const beginning = '2026-11-24T09:00:00+01:00'
const variable = 'AVLONA_TEST_DATE_AHEAD'

/** Begins the time of a run. Its applications, pages and workers go on from there together. */
export function beginTestDate(): void {
  process.env[variable] = String(Date.parse(beginning) - Date.now())
}

/** The milliseconds from the machine's time to the tests'. Zero where the time was not begun. */
export const dateAhead = (): number => Number(process.env[variable] ?? 0)

/** Returns the time that the application under test and its pages show. */
export const testNow = (): Date => new Date(Date.now() + dateAhead())
