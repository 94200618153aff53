import type { SnapshotFrom } from 'xstate'
import type { idleLogoutMachine } from './idle-logout.machine.ts'
import type { IdleLogoutContext } from './idle-logout.types.ts'

type Snapshot = SnapshotFrom<typeof idleLogoutMachine>

const minuteMs = 60_000

/** When the person is logged out. Milliseconds since the epoch. */
export const deadlineOf = ({ minutes, lastActivity }: IdleLogoutContext): number =>
  (lastActivity ?? 0) + minutes * minuteMs

/** When they are warned: a minute before, or half of a time-out that is shorter than two. */
export const warningOf = (context: IdleLogoutContext): number =>
  deadlineOf(context) - Math.min(minuteMs, (context.minutes * minuteMs) / 2)

export const isWarning = (snapshot: Snapshot): boolean => snapshot.matches({ awake: 'warning' })
export const deadline = ({ context }: Snapshot): number => deadlineOf(context)
