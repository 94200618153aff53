import type { SnapshotFrom } from 'xstate'
import type { employeeCountMachine } from './employee-count.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeCountMachine>

/** Returns the latest count, or null when there is none. */
export const count = ({ context }: Snapshot) => context.count
/** A newer count is on its way; the one on display is of the filter before. */
export const isCounting = (snapshot: Snapshot): boolean => snapshot.matches('pausing') || snapshot.matches('counting')
/** True when the employees could not be counted. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
