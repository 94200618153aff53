import type { SnapshotFrom } from 'xstate'
import type { salaryYearMachine } from './salary-year.machine.ts'

type Snapshot = SnapshotFrom<typeof salaryYearMachine>

export const years = (snapshot: Snapshot) => snapshot.context.years
export const year = (snapshot: Snapshot) => snapshot.context.year
export const dialog = (snapshot: Snapshot) => snapshot.context.dialog
