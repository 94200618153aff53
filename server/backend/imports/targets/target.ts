import { sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { ImportOutcome } from '#contracts/imports/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ParsedRow } from '../parse-rows.ts'

/** What storing a row did, or why it cannot be stored. An empty field name is the row's own. */
export interface RowResult {
  readonly outcome: ImportOutcome
  readonly problems: FieldMessages
}

/** The import that stores rows. */
export interface ImportContext {
  /** Nr, by which rows of pay and time are removed again. */
  readonly run: number
  readonly today: IsoDate
}

/** Stores the rows of a kind, and returns what it did with each, in their order. */
export type ImportTarget = (
  tx: Transaction,
  rows: readonly ParsedRow[],
  context: ImportContext,
) => Promise<readonly RowResult[]>

export const wrong = (problems: FieldMessages): RowResult => ({ outcome: 'FEL', problems })
export const done = (outcome: ImportOutcome): RowResult => ({ outcome, problems: {} })

/**
 * Returns a target that stores one row after another. A refused row leaves nothing, so that the
 * next is tried as well.
 */
export const oneByOne =
  (
    keyOf: (row: ParsedRow) => string,
    store: (tx: Transaction, row: ParsedRow, today: IsoDate) => Promise<ImportOutcome>,
  ): ImportTarget =>
  async (tx, rows, { today }) => {
    const seen = new Map<string, number>()
    const results: RowResult[] = []
    for (const row of rows) {
      const key = keyOf(row)
      const earlier = seen.get(key)
      seen.set(key, earlier ?? row.line)
      if (earlier !== undefined) results.push(wrong({ ...row.problems, '': `Samma som rad ${earlier} i filen.` }))
      else results.push(await attempt(tx, row, store, today))
    }
    return results
  }

async function attempt(
  tx: Transaction,
  row: ParsedRow,
  store: (tx: Transaction, row: ParsedRow, today: IsoDate) => Promise<ImportOutcome>,
  today: IsoDate,
): Promise<RowResult> {
  await tx.execute(sql`savepoint imported`)
  try {
    const outcome = await store(tx, row, today)
    if (Object.keys(row.problems).length === 0) {
      await tx.execute(sql`release savepoint imported`)
      return done(outcome)
    }
    await tx.execute(sql`rollback to savepoint imported`)
    return wrong(row.problems)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx.execute(sql`rollback to savepoint imported`)
    const { fields, message } = error
    return wrong({ ...(error.error === errors.fieldsRefused ? fields : { '': message }), ...row.problems })
  }
}
