import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { TestDatabase } from '../backend/platform/database/test-database.ts'
import { type Command, runCommand } from './run-command.ts'

/** The end of a command: its exit code, and what it wrote. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in this process, which has read its modules. */
export async function runHere(command: Command, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(command, args, {
    env,
    out: line => void out.push(`${line}\n`),
    err: line => void err.push(`${line}\n`),
  })
  return { code, out: out.join(''), err: err.join('') }
}

/** Runs a command as npm does: in a process of its own, which takes seconds. */
export const runProgram = (name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise(resolve =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../command.ts'), name, ...args],
      { env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    ),
  )

/** Returns the address of a database, as DATABASE_URL has it. */
export function urlOf({ address: { user, host, port, database } }: TestDatabase): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
