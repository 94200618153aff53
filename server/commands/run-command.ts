import { ConfigError } from '../config-error.ts'
import { inPlainWords } from '../plain-words.ts'

/** The terminal that a command is run in. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv
  /** Writes a line to the output. */
  out(line: string): void
  /** Writes a line to where errors are reported. */
  err(line: string): void
}

/** A command of the terminal. Returns its exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>

/**
 * Runs a command. Returns its exit code, or 2 when it throws. An error that the administrator can
 * correct is told in a sentence.
 */
export async function runCommand(command: Command, args: string[], terminal: Terminal): Promise<number> {
  try {
    return await command(args, terminal)
  } catch (error) {
    terminal.err(`\n${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
    return 2
  }
}

const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? error.message
    : inPlainWords(error)

/** Returns the only argument of a command that takes one. @throws ConfigError with the usage */
export function onlyArgument(args: readonly string[], usage: string): string {
  const [only, ...more] = args
  if (only === undefined || more.length > 0) throw new ConfigError(usage)
  return only
}
