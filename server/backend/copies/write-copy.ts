import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { company, companyCopy, companyCopyPiece } from '../tables/schema.ts'
import { rowsOfCompany } from './company-rows.ts'
import { type Batch, copyFormat, newSum, packed } from './copy-format.ts'
import { endOfCopy, endOfKeeping } from './copy-term.ts'
import { companyHistory } from './history.ts'

interface Wish {
  readonly ftgKey: string
  readonly login: string
  readonly infoText: string
  /** True when the company is being removed. It is then locked from the first copied row on. */
  readonly isLast: boolean
  /** True when the law requires the copy to be kept. It cannot be deleted before it expires. */
  readonly isKept: boolean
  /** The latest expiry, whatever the copy's own term. */
  readonly goesAt?: Date | null
  /** The time in the copy's name. */
  readonly now: Date
}

/**
 * Makes a copy of a company.
 *
 * @param from acts for the company, in a snapshot
 * @param to acts for its licence; may be the same transaction @returns the copy's id; undefined
 * when the company no longer exists
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
      // Known only after all rows have been read.
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
