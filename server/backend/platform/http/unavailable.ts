/**
 * Error codes of the system and of PostgreSQL: unreachable (connection refused …, class 08),
 * shutting down (57P01 to 57P03), or out of a resource (class 53: disk 53100, memory 53200,
 * connections 53300).
 */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53\w{3})$/
/** Messages of the driver that have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * True when an error means that the database is temporarily unavailable, and not that a query is
 * wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return awayCodes.test(code) || awayMessages.test(error.message) || isDatabaseAway(error.cause)
}
