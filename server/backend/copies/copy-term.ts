import { gt, lt, sql } from 'drizzle-orm'
import { copyDays, removedCopyYears } from '#contracts/copies/company-copy.rules.ts'
import { companyCopy } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/**
 * How long a copy is there: by the database's clock, so that no node's own clock prolongs what a
 * sender was told.
 */

/** Seven whole calendar years after the one in which the company was removed. */
export const endOfKeeping = sql<Date>`(date_trunc('year', now() at time zone 'UTC') + make_interval(years => ${removedCopyYears + 1})) at time zone 'UTC'`

/** As long as the sender of a copy is told. @param most no later than this */
export const endOfCopy = (most: Date | null) =>
  sql<Date>`least(now() + make_interval(days => ${copyDays}), ${most?.toISOString() ?? null}::timestamptz)`

/**
 * In a query over copies: a copy past its term is as if it was gone, though it is removed a little
 * later.
 */
export const isThere = gt(companyCopy.expiresAt, sql`now()`)

/** Removes the copies that are past their term. Of the system role. */
export const removeOldCopies = (tx: Transaction): Promise<unknown> =>
  tx.delete(companyCopy).where(lt(companyCopy.expiresAt, sql`now()`))
