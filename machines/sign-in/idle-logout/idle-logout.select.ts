import type { SnapshotFrom } from 'xstate'
import type { idleLogoutMachine } from './idle-logout.machine.ts'
import type { IdleLogoutContext } from './idle-logout.types.ts'

type Snapshot = SnapshotFrom<typeof idleLogoutMachine>

const minuteMs = 60_000

/** When the person is logged out. Milliseconds since the epoch. */
export const deadlineOf = ({ minutes, lastActivity }: Pick<IdleLogoutContext, 'minutes' | 'lastActivity'>): number =>
  (lastActivity ?? 0) + minutes * minuteMs

/** When they are warned: a minute before, or half of a time-out that is shorter than two. */
export const warningOf = (context: IdleLogoutContext): number =>
  deadlineOf(context) - Math.min(minuteMs, (context.minutes * minuteMs) / 2)

export const isWarning = (snapshot: Snapshot): boolean => snapshot.matches({ awake: 'warning' })
/** Minutes that the licence allows at most; null when that is not known. */
export const most = ({ context }: Snapshot): number | null => context.most
export const deadline = ({ context }: Snapshot): number => deadlineOf(context)
