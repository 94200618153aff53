/**
 * The system's and PostgreSQL's codes of: not there now (connection refused …, class 08), going
 * away (57P01 to 57P03), and out of something (class 53: the disk is full, 53100; memory, 53200;
 * connections, 53300).
 */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53\w{3})$/
/** What the driver says without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether something failed because the database is away for a while, and not because it was asked
 * wrongly.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return awayCodes.test(code) || awayMessages.test(error.message) || isDatabaseAway(error.cause)
}
