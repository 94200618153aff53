import type { SnapshotFrom } from 'xstate'
import type { liveConnectionMachine } from './live-connection.machine.ts'

type Snapshot = SnapshotFrom<typeof liveConnectionMachine>

/** True while live events are received as they happen. */
export const isLive = (snapshot: Snapshot): boolean => snapshot.matches({ linked: 'open' })
