import { lt } from 'drizzle-orm'
import { dayMs } from '#contracts/rules/date.ts'
import { companyCopy, companyJob } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** So long does a job that has ended answer for its status. */
const jobDays = 30

/** Removes copies that are past their term, and jobs that nobody asks about any more. */
export async function removeOldCopies(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(companyCopy).where(lt(companyCopy.expiresAt, now))
  await tx.delete(companyJob).where(lt(companyJob.endedAt, new Date(now.getTime() - jobDays * dayMs)))
}
