import { type AnyColumn, sql } from 'drizzle-orm'
import type { NumberRange } from '#contracts/rules/number-range.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** Returns the lowest number of a range that a column does not hold, or an empty text. */
export async function lowestFree(tx: Transaction, column: AnyColumn, { from, to }: NumberRange): Promise<string> {
  // Either the first number is free, or one that follows a taken number is.
  const { rows } = await tx.execute<{ number: string | null }>(sql`
    with taken as (select ${column}::bigint as n from ${column.table} where ${column} ~ '^[1-9][0-9]{0,8}$')
    select min(n)::text as number from (
      select ${from}::bigint as n
      union all select n + 1 from taken where n >= ${from} and n < ${to}
    ) candidate where not exists (select from taken where taken.n = candidate.n)`)
  return rows[0]?.number ?? ''
}
