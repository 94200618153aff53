import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'

/** The system account that PostgreSQL runs as when it cannot be ours. */
export interface Account {
  /** As file owners are written: never negative. */
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * Whether this process may start programs as somebody else. PostgreSQL refuses to run as root, so
 * then it must.
 */
export const isRoot = (): boolean => process.getuid?.() === 0

/** `nobody`, by the system's own account register. */
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
 * The options that make a child process run as the account. macOS writes nobody as −2: a child's
 * uid is signed.
 */
export const runAs = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}

/**
 * Whether the account can enter a folder. The kernel is asked, since mode bits do not know of
 * access lists and mounts.
 */
export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  const child = spawn('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs(account), cwd: '/', stdio: 'ignore' })
  const [status] = await once(child, 'exit')
  return status === 0
}
