import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'

/** The system account that runs PostgreSQL when this process's own cannot. */
export interface Account {
  /** Unsigned, as file owners are written. */
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * True when this process runs as root. PostgreSQL refuses to run as root, so it is started as
 * another account.
 */
export const isRoot = (): boolean => process.getuid?.() === 0

/** Returns the account `nobody` from the system's account database. */
export async function nobody(): Promise<Account> {
  const id = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'nobody'])).stdout) >>> 0
  try {
    return { uid: await id('-u'), gid: await id('-g') }
  } catch (failure) {
    throw new DatabaseStartError(
      `PostgreSQL does not run as root, and this system has no account 'nobody' to run it as (${reasonOf(failure)}): ` +
        'start the server as an ordinary user, or set DATABASE_URL.',
    )
  }
}

/**
 * Returns the options that run a child process as the account. A child's uid is signed: macOS has
 * −2 for nobody.
 */
export const runAs = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}

/**
 * True when the account can enter a folder. It asks the kernel, since mode bits do not reflect
 * access lists and mounts.
 */
export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  const child = spawn('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs(account), cwd: '/', stdio: 'ignore' })
  const [status] = await once(child, 'exit')
  return status === 0
}
