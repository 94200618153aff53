import type { SnapshotFrom } from 'xstate'
import type { salaryYearMachine } from './salary-year.machine.ts'

type Snapshot = SnapshotFrom<typeof salaryYearMachine>

/** Returns the salary years of the company, the latest first. */
export const years = (snapshot: Snapshot) => snapshot.context.years
/** Returns the salary year in use, or null when the company has none. */
export const year = (snapshot: Snapshot) => snapshot.context.year
/** Returns the requested dialog, or null. */
export const dialog = (snapshot: Snapshot) => snapshot.context.dialog
