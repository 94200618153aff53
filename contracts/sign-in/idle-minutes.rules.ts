/**
 * Returns the minutes without activity after which a session ends: the requested time, limited to
 * the licence's maximum. A request of 0 or less, which turns the time-out off, means the maximum.
 *
 * @param most the licence's maximum in minutes, or null when it is unknown
 * @returns 0 when inactivity never ends the session
 */
export function idleMinutes(asked: number, most: number | null): number {
  if (most === null) return Math.max(asked, 0)
  return asked <= 0 ? most : Math.min(asked, most)
}
