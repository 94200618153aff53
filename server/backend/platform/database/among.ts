import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * True for the rows that have one of the values. The values are one parameter: one for each of
 * hundreds takes longer to send and to plan than the query itself.
 */
export const among = (column: PgColumn | SQL, values: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...values])})`
