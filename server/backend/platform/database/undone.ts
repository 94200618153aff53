import { sql } from 'drizzle-orm'
import type { Transaction } from './tenancy.ts'
import { withoutLastWork } from './transaction.ts'

/** Runs work and undoes what it stored, also when it fails. */
export async function undone<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint tried`)
  try {
    return await withoutLastWork(tx, work)
  } finally {
    await tx.execute(sql`rollback to savepoint tried`)
  }
}
