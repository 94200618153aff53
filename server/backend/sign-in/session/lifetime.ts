const minuteMs = 60_000

/** However active the person is. */
export const sessionLifetimeMs = 12 * 60 * minuteMs

/** How seldom activity is told of: once a minute at most, or a tenth of a short time-out. */
const tellingMs = (minutes: number): number => Math.min(minuteMs, (minutes * minuteMs) / 10)

/**
 * Whether it is time to end a session. The browser ends it first, to the second, after a warning:
 * it knows of a mouse that moved, tells of it as seldom as `tellingMs`, and it is written down as
 * seldom here. Those two are the server's patience, so that nobody who is told that they are still
 * signed in turns out not to be.
 */
export const isIdle = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > minutes * minuteMs + 2 * tellingMs(minutes)

/** Whether a request is worth writing down as activity. */
export const isWorthWriting = (lastSeenAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= tellingMs(minutes)
