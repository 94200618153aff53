import { chown } from 'node:fs/promises'
import type { Account } from './account.ts'

/**
 * Makes the account that runs PostgreSQL the owner of a path, when it is not this process's own.
 */
export async function chownIfAny(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}
