import type { SnapshotFrom } from 'xstate'
import type { liveConnectionMachine } from './live-connection.machine.ts'

type Snapshot = SnapshotFrom<typeof liveConnectionMachine>

/** Events come as they happen. */
export const isLive = (snapshot: Snapshot): boolean => snapshot.matches({ linked: 'open' })
