import { eq } from 'drizzle-orm'
import { copyDays, removedCopyYears } from '#contracts/copies/company-copy.rules.ts'
import { dayMs } from '#contracts/rules/date.ts'
import { company, companyCopy, companyCopyPiece } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { rowsOfCompany } from './company-rows.ts'
import { type Batch, copyFormat, newSum, packed } from './copy-format.ts'
import { companyHistory } from './history.ts'
import type { Progress } from './progress.ts'

interface Wish {
  readonly ftgKey: string
  readonly login: string
  readonly infoText: string
  /** Whether it is made because its company is removed: then it is kept as long as the law says. */
  readonly isKept: boolean
  readonly now: Date
}

/** Seven whole calendar years after the one in which the company was removed. */
const endOfKeeping = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() + removedCopyYears + 1, 0, 1))

/**
 * Makes a copy of a company.
 *
 * @param from acts for the company, and sees one moment of it
 * @param to acts for its licence; it may be the same
 * @returns the copy's id; undefined when there is no such company any more
 */
export async function writeCopy(
  { from, to }: { readonly from: Transaction; readonly to: Transaction },
  { ftgKey, login, infoText, isKept, now }: Wish,
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
      createdAt: now,
      expiresAt: isKept ? endOfKeeping(now) : new Date(now.getTime() + copyDays * dayMs),
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
  for await (const content of packed(watched(rowsOfCompany(from, isKept), counted, progress), sum)) {
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
