import { chown } from 'node:fs/promises'
import type { Account } from './account.ts'

/** Hands a path to the account that PostgreSQL runs as, when that is not ours. */
export async function chownIfAny(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}
