import { defaultInactivityMinutes } from '#contracts/headers.ts'

const minuteMs = 60_000

/** However active the person is. */
export const sessionLifetimeMs = 12 * 60 * minuteMs

/**
 * The minutes without a request that end a session: what the browser asks for, but never more than the licence allows.
 * To turn it off (0 or less) is to ask for as much as that.
 */
export function idleMinutes(asked: number | null | undefined, maximum: number): number {
  const wanted = asked ?? defaultInactivityMinutes
  return wanted <= 0 ? maximum : Math.min(wanted, maximum)
}

export const isIdle = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > minutes * minuteMs

/**
 * Whether a request is worth writing down as activity: once a minute at most, except where that would make a short
 * time-out shorter still.
 */
export const isWorthWriting = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= Math.min(minuteMs, (minutes * minuteMs) / 10)
