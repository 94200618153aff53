import type { SnapshotFrom } from 'xstate'
import type { idleLogoutMachine } from './idle-logout.machine.ts'
import { deadlineOf } from './idle-logout.read.ts'

type Snapshot = SnapshotFrom<typeof idleLogoutMachine>

/** True while the dialog counts down. */
export const isWarning = (snapshot: Snapshot): boolean => snapshot.matches({ awake: 'warning' })
/** Minutes that the licence allows at most; null when that is not known. */
export const most = ({ context }: Snapshot): number | null => context.most
/** Returns when the person is logged out, in milliseconds since the epoch. */
export const deadline = ({ context }: Snapshot): number => deadlineOf(context)
