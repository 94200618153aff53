import type { SnapshotFrom } from 'xstate'
import type { idleLogoutMachine } from './idle-logout.machine.ts'
import { deadlineOf } from './idle-logout.read.ts'

type Snapshot = SnapshotFrom<typeof idleLogoutMachine>

export const isWarning = (snapshot: Snapshot): boolean => snapshot.matches({ awake: 'warning' })
/** Minutes that the licence allows at most; null when that is not known. */
export const most = ({ context }: Snapshot): number | null => context.most
export const deadline = ({ context }: Snapshot): number => deadlineOf(context)
