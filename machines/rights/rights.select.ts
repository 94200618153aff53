import type { SnapshotFrom } from 'xstate'
import type { rightsMachine } from './rights.machine.ts'

type Snapshot = SnapshotFrom<typeof rightsMachine>

/** Nothing is known of them yet. Loaded again, they are as they were until then. */
export const arePending = (snapshot: Snapshot): boolean => !snapshot.context.isKnown
/** Returns what the person may do. */
export const rights = (snapshot: Snapshot) => snapshot.context.rights
