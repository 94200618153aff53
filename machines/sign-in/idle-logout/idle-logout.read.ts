import type { IdleLogoutContext } from './idle-logout.types.ts'

const minuteMs = 60_000

/** Returns the time of the automatic sign-out, in milliseconds since the epoch. */
export const deadlineOf = ({ minutes, lastActivity }: Pick<IdleLogoutContext, 'minutes' | 'lastActivity'>): number =>
  (lastActivity ?? 0) + minutes * minuteMs

/**
 * Returns the time of the warning, in milliseconds since the epoch: a minute before the sign-out,
 * or after half of a time-out that is shorter than two minutes.
 */
export const warningOf = (context: IdleLogoutContext): number =>
  deadlineOf(context) - Math.min(minuteMs, (context.minutes * minuteMs) / 2)
