import type { SnapshotFrom } from 'xstate'
import type { rightsMachine } from './rights.machine.ts'

type Snapshot = SnapshotFrom<typeof rightsMachine>

export const arePending = (snapshot: Snapshot): boolean => snapshot.matches('pending')
export const rights = (snapshot: Snapshot) => snapshot.context.rights
