import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Transaction, withSystem } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { companyCopy, companyCopyPiece } from '../tables/schema.ts'
import { named } from './company-rows.ts'
import { companyRow, companyTables } from './company-tables.ts'
import { damaged, unpack } from './copy-format.ts'
import { isThere } from './copy-term.ts'
import { readerOf, type TodaysRows } from './copy-upcasts.ts'
import { insertCompany, type NewCompany } from './make-company.ts'
import { giveOwnTables } from './own-tables.ts'
import { addMissingStandards } from './supplement-companies.ts'

export type CopyRow = typeof companyCopy.$inferSelect

/**
 * Returns a copy by its id.
 *
 * @throws Refusal copyMissing
 */
export async function copyOf(database: Database, id: string): Promise<CopyRow> {
  const [row] = await withSystem(database, tx =>
    tx
      .select()
      .from(companyCopy)
      .where(and(eq(companyCopy.id, id), isThere)),
  )
  if (!row) throw new Refusal(errors.copyMissing)
  return row
}

/** Yields the pieces of a copy, each fetched when needed, since a copy may exceed the memory. */
async function* piecesOf(database: Database, copyId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const [piece] = await withSystem(database, tx =>
      tx
        .select({ content: companyCopyPiece.content })
        .from(companyCopyPiece)
        .where(and(eq(companyCopyPiece.copyId, copyId), eq(companyCopyPiece.number, number))),
    )
    if (!piece) return
    yield piece.content
  }
}

/**
 * Creates a company from a copy. Registers that a copy from before their standard contents has
 * nothing of get them, as the companies of its time did.
 *
 * @param tx acts for the created company
 * @throws Refusal companyIdTaken, copyTooNew, copyDamaged
 */
export async function restoreCopy(
  database: Database,
  tx: Transaction,
  copy: CopyRow,
  target: NewCompany,
  progress: Progress,
): Promise<void> {
  progress.expect(copy.rowCount)
  const { header, batches } = await unpack(piecesOf(database, copy.id), copy.checksum)
  const todays = readerOf(header)
  const known = new Set(companyTables.map(({ name }) => name))
  let rows = 0
  for await (const batch of batches) {
    for (const some of todays(batch.table, batch.rows)) {
      if (some.table !== companyRow.name && !known.has(some.table)) throw damaged()
      rows += await insertRows(tx, some, target)
    }
    progress.add(rows - progress.done)
  }
  if (progress.done < 1) throw damaged()
  if (!header.hasStandards) await addMissingStandards(tx)
  if (header.format < 4) await giveOwnTables(tx)
}

async function insertRows(tx: Transaction, { table, columns, rows }: TodaysRows, target: NewCompany): Promise<number> {
  const from = sql`json_populate_recordset(null::${sql.identifier(table)}, ${rows}::json)`
  if (table === companyRow.name) {
    await insertCompany(tx, target, columns, from)
    return 1
  }
  const { rowCount } = await tx.execute(
    sql`insert into ${sql.identifier(table)} (${named(columns)}) select ${named(columns)} from ${from}`,
  )
  return rowCount ?? 0
}
