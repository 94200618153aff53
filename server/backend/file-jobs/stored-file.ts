import { createHash } from 'node:crypto'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { keptFileDays } from '#contracts/file-jobs/job-files.ts'
import { protectedBy } from '#contracts/forms/protection.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { jobFile, jobFilePiece } from '../tables/schema.ts'

/** The bytes of a piece. */
const pieceSize = 256 * 1024

type NewFile = Pick<typeof jobFile.$inferInsert, 'id' | 'owner' | 'path' | 'name' | 'type' | 'showsProtected'>

/**
 * Stores a file in the transaction's company. An earlier one of the same owner and path is removed:
 * it says less than this one.
 */
export async function storeFile(tx: Transaction, file: NewFile, content: Buffer): Promise<void> {
  await tx.delete(jobFile).where(and(eq(jobFile.owner, file.owner), eq(jobFile.path, file.path)))
  await tx.insert(jobFile).values({
    ...file,
    size: content.length,
    protectedPersons: await protectedPersons(tx),
    expiresAt: sql`clock_timestamp() + make_interval(days => ${keptFileDays})`,
  })
  for (let at = 0; at < content.length; at += pieceSize) {
    const piece = content.subarray(at, at + pieceSize)
    await tx.insert(jobFilePiece).values({ fileId: file.id, number: at / pieceSize, content: piece })
  }
}

/** Returns a file of an owner that has not expired, without its content, or undefined. */
export async function findFile(tx: Transaction, id: string, owner: string) {
  const [found] = await tx
    .select()
    .from(jobFile)
    .where(and(eq(jobFile.id, id), eq(jobFile.owner, owner), sql`${jobFile.expiresAt} > clock_timestamp()`))
  return found
}

/** Returns the content of a file. */
export async function contentOf(tx: Transaction, id: string): Promise<Buffer> {
  const pieces = await tx
    .select({ content: jobFilePiece.content })
    .from(jobFilePiece)
    .where(eq(jobFilePiece.fileId, id))
    .orderBy(asc(jobFilePiece.number))
  return Buffer.concat(pieces.map(({ content }) => content))
}

/** Returns a hash of the employees who have, have had or will have a protected identity. */
export async function protectedPersons(tx: Transaction): Promise<string> {
  const flag = sql.raw(`'${protectedBy}'`)
  const { rows } = await tx.execute<{ number: string }>(sql`
    select employment_number as number from employee where details -> ${flag} = 'true'
    union select employment_number from employee_fact where "values" -> ${flag} = 'true'
    order by number`)
  return createHash('sha256')
    .update(JSON.stringify(rows.map(({ number }) => number)))
    .digest('hex')
}

/** Removes expired files. Requires the system role. */
export const removeOldFiles = (tx: Transaction): Promise<unknown> =>
  tx.delete(jobFile).where(lt(jobFile.expiresAt, sql`now()`))
