import type { SnapshotFrom } from 'xstate'
import type { rightsMachine } from './rights.machine.ts'

type Snapshot = SnapshotFrom<typeof rightsMachine>

/** True until the rights are known. While they are loaded again, the known rights apply. */
export const arePending = (snapshot: Snapshot): boolean => !snapshot.context.isKnown
/** Returns what the user may do. */
export const rights = (snapshot: Snapshot) => snapshot.context.rights
