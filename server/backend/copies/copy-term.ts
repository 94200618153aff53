import { gt, lt, sql } from 'drizzle-orm'
import { copyDays, removedCopyYears } from '#contracts/copies/company-copy.rules.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { companyCopy } from '../tables/schema.ts'

/**
 * The lifetime of copies, by the database's clock, so that a node with a wrong clock does not
 * extend the expiry promised to the sender.
 */

/** Seven full calendar years after the year in which the company was removed. */
export const endOfKeeping = sql<Date>`(date_trunc('year', now() at time zone 'UTC') + make_interval(years => ${removedCopyYears + 1})) at time zone 'UTC'`

/**
 * Returns the expiry that the sender of a copy is promised.
 *
 * @param most an upper limit
 */
export const endOfCopy = (most: Date | null) =>
  sql<Date>`least(now() + make_interval(days => ${copyDays}), ${most?.toISOString() ?? null}::timestamptz)`

/** The condition of a query on copies: not expired. Expired copies are removed a little later. */
export const isThere = gt(companyCopy.expiresAt, sql`now()`)

/** Removes expired copies. Requires the system role. */
export const removeOldCopies = (tx: Transaction): Promise<unknown> =>
  tx.delete(companyCopy).where(lt(companyCopy.expiresAt, sql`now()`))
