import type { SnapshotFrom } from 'xstate'
import type { salaryYearsMachine } from './salary-years.machine.ts'

type Snapshot = SnapshotFrom<typeof salaryYearsMachine>

export const isCreating = (snapshot: Snapshot): boolean => snapshot.matches('creating') || snapshot.matches('saving')
export const isPurging = (snapshot: Snapshot): boolean =>
  snapshot.matches('purging') || snapshot.matches('asking') || snapshot.matches('removing')
/** A call is waited for. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('saving') || snapshot.matches('removing')
export const years = (snapshot: Snapshot) => snapshot.context.years
export const failure = (snapshot: Snapshot) => snapshot.context.failure
