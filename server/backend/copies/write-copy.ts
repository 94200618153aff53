import { eq } from 'drizzle-orm'
import { company, companyCopy, companyCopyPiece } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { rowsOfCompany } from './company-rows.ts'
import { type Batch, copyFormat, newSum, packed } from './copy-format.ts'
import { endOfCopy, endOfKeeping } from './copy-term.ts'
import { companyHistory } from './history.ts'

interface Wish {
  readonly ftgKey: string
  readonly login: string
  readonly infoText: string
  /**
   * Whether it is made because its company is removed: then nobody changes the company from the
   * first row that is copied.
   */
  readonly isLast: boolean
  /** Whether it is kept for as long as the law says, and nobody may delete it before. */
  readonly isKept: boolean
  /** It goes no later than this, whatever its own term is. */
  readonly goesAt?: Date | null
  /** For its name. */
  readonly now: Date
}

/**
 * Makes a copy of a company.
 *
 * @param from acts for the company, and sees one moment of it
 * @param to acts for its licence; it may be the same
 * @returns the copy's id; undefined when there is no such company any more
 */
export async function writeCopy(
  { from, to }: { readonly from: Transaction; readonly to: Transaction },
  { ftgKey, login, infoText, isLast, isKept, goesAt = null, now }: Wish,
  progress: Progress,
): Promise<string | undefined> {
  const [row] = await from.select().from(company).where(eq(company.ftgKey, ftgKey))
  if (!row) return undefined
  const [made] = await to
    .insert(companyCopy)
    .values({
      name: `${row.ftgId}_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`,
      ftgId: row.ftgId,
      companyName: row.name,
      createdBy: login,
      infoText,
      history: await companyHistory(from, ftgKey),
      isKept,
      format: copyFormat,
      expiresAt: isKept ? endOfKeeping : endOfCopy(goesAt),
      // Known when all of it has been read.
      size: 0,
      rowCount: 0,
      checksum: '',
    })
    .returning({ id: companyCopy.id })
  const copyId = made?.id ?? ''
  const sum = newSum()
  const counted = { rows: 0 }
  let number = 0
  for await (const content of packed(watched(rowsOfCompany(from, isLast), counted, progress), sum)) {
    await to.insert(companyCopyPiece).values({ copyId, number, content })
    number += 1
  }
  await to
    .update(companyCopy)
    .set({ size: sum.size, rowCount: counted.rows, checksum: sum.hash.digest('hex') })
    .where(eq(companyCopy.id, copyId))
  return copyId
}

async function* watched(batches: AsyncIterable<Batch>, counted: { rows: number }, progress: Progress) {
  for await (const batch of batches) {
    yield batch
    counted.rows += batch.count
    progress.add(batch.count)
  }
}
