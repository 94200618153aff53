import type { SnapshotFrom } from 'xstate'
import type { connectivityMachine } from './connectivity.machine.ts'

type Snapshot = SnapshotFrom<typeof connectivityMachine>

/** True while the browser has no connection. */
export const isOffline = (snapshot: Snapshot): boolean => snapshot.matches('offline')
