const minuteMs = 60_000

/** The absolute lifetime, regardless of activity. */
export const sessionLifetimeMs = 12 * 60 * minuteMs

/** Returns the interval of activity reports: one minute, or a tenth of a short time-out. */
const tellingMs = (minutes: number): number => Math.min(minuteMs, (minutes * minuteMs) / 10)

/**
 * True when a session has exceeded the idle time-out. The browser ends it first, exactly on time
 * and after a warning. It reports activity only every `tellingMs`, and the server stores it at the
 * same interval. The server therefore allows two intervals more, so that it never ends a session
 * that the browser shows as active.
 */
export const isIdle = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > minutes * minuteMs + 2 * tellingMs(minutes)

/** True when a request's activity is to be stored. */
export const isWorthWriting = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= tellingMs(minutes)
