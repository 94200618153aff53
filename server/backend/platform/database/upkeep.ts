import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { withSystem } from './tenancy.ts'

/**
 * Chains the seals of events that wait (docs/decisions/0028): those who write events do not. What a
 * crash leaves is chained by the next call, on any node.
 */
export async function chainEvents(database: Database): Promise<void> {
  await withSystem(database, tx => tx.execute(sql`select tenancy.chain_waiting()`))
}

/**
 * Gives the planner new statistics of the tables that have changed by a tenth or more. Autovacuum
 * does so after a minute or two; until then a large company's first run is planned as if there were
 * a handful of payslips.
 *
 * @returns how many tables have new ones
 */
export async function analyzeChanged(database: Database): Promise<number> {
  const { rows } = await withSystem(database, tx =>
    tx.execute<{ tables: number }>(sql`select tenancy.analyze_changed() as tables`),
  )
  return rows[0]?.tables ?? 0
}
