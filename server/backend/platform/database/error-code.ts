/** Returns PostgreSQL's code of an error, which Drizzle wraps, or undefined for another error. */
export function databaseCodeOf(failure: unknown): string | undefined {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
