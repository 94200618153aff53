import { lt } from 'drizzle-orm'
import { companyCopy } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** Removes copies that are past their term. */
export async function removeOldCopies(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(companyCopy).where(lt(companyCopy.expiresAt, now))
}
