import type { SnapshotFrom } from 'xstate'
import type { idleLogoutMachine } from './idle-logout.machine.ts'
import { deadlineOf } from './idle-logout.read.ts'

type Snapshot = SnapshotFrom<typeof idleLogoutMachine>

/** True while the dialog counts down. */
export const isWarning = (snapshot: Snapshot): boolean => snapshot.matches({ awake: 'warning' })
/** The longest time-out that the licence allows, in minutes. Null while unknown. */
export const most = ({ context }: Snapshot): number | null => context.most
/** Returns the time of the automatic sign-out, in milliseconds since the epoch. */
export const deadline = ({ context }: Snapshot): number => deadlineOf(context)
