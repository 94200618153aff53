/**
 * The minutes without activity that end a session: as many as are asked for, but never more than
 * the licence allows. To turn it off (0 or less) is to ask for as much as that.
 *
 * @param most what the licence allows; null when that is not known
 * @returns 0 when nothing ends the session
 */
export function idleMinutes(asked: number, most: number | null): number {
  if (most === null) return Math.max(asked, 0)
  return asked <= 0 ? most : Math.min(asked, most)
}
