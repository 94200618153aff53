import { maskNumbers } from '#contracts/rules/mask-numbers.ts'

export interface LoggedError {
  readonly name: string
  readonly code?: string
  readonly message: string
  /** The stack frames, without the message above them. */
  readonly at: readonly string[]
  readonly cause?: LoggedError
}

/**
 * Returns an error as it may be logged, without personal data. The second line of a failed query's
 * message contains its parameters, and PostgreSQL's `detail` contains values: neither is kept.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'Something that is no Error was thrown', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    message: maskNumbers(error.message.split('\n', 1)[0]?.slice(0, 500) ?? ''),
    at: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .slice(0, 12)
      .map(line => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
