import type { SnapshotFrom } from 'xstate'
import type { salaryYearsMachine } from './salary-years.machine.ts'

type Snapshot = SnapshotFrom<typeof salaryYearsMachine>

/** True while the dialog of a new year is open. */
export const isCreating = (snapshot: Snapshot): boolean => snapshot.matches('creating') || snapshot.matches('saving')
/** True while the dialog of the purge is open. */
export const isPurging = (snapshot: Snapshot): boolean =>
  snapshot.matches('purging') || snapshot.matches('asking') || snapshot.matches('removing')
/** True while a call is running. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('saving') || snapshot.matches('removing')
/** Returns the salary years that the dialog is about. */
export const years = (snapshot: Snapshot) => snapshot.context.years
/** Returns why the last attempt failed, or null. */
export const failure = (snapshot: Snapshot) => snapshot.context.failure
