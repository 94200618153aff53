import type { SnapshotFrom } from 'xstate'
import type { employeeCountMachine } from './employee-count.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeCountMachine>

/** Returns the latest count, or null when there is none. */
export const count = ({ context }: Snapshot) => context.count
/**
 * True while a new count is being fetched. The count on display then belongs to the previous
 * filter.
 */
export const isCounting = (snapshot: Snapshot): boolean => snapshot.matches('pausing') || snapshot.matches('counting')
/** True when the employees could not be counted. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
