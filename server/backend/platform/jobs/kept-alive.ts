import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenancy.ts'

/** Milliseconds between two signs of life, well within the database's patience (run-job.ts). */
const sign = 3_000

/**
 * Runs work of a job that asks its transaction nothing for long. The database ends a transaction
 * that is silent, since its node may hang.
 */
export async function keptAlive<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const alive = setInterval(() => tx.execute(sql`select`).catch(() => {}), sign)
  try {
    return await work()
  } finally {
    clearInterval(alive)
  }
}
