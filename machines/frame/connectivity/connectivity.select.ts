import type { SnapshotFrom } from 'xstate'
import type { connectivityMachine } from './connectivity.machine.ts'

type Snapshot = SnapshotFrom<typeof connectivityMachine>

export const isOffline = (snapshot: Snapshot): boolean => snapshot.matches('offline')
