import { ConfigError } from '../config-error.ts'
import { inPlainWords } from '../plain-words.ts'

/**
 * Runs a command of the terminal, and sets the exit code: what the work returns, or 2 when it
 * throws. An error that the administrator can correct is told in a sentence.
 */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(`\n${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n\n`)
    process.exitCode = 2
  }
}

const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? error.message
    : inPlainWords(error)

/** Writes a line to the output. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Returns the only argument of a command that takes one. @throws ConfigError with the usage */
export function onlyArgument(args: readonly string[], usage: string): string {
  const [only, ...more] = args
  if (only === undefined || more.length > 0) throw new ConfigError(usage)
  return only
}
