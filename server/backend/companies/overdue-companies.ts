import { lt, sql } from 'drizzle-orm'
import { isLeaving } from '../copies/company-job.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { queueJob } from '../platform/jobs/job-queue.ts'
import { company } from '../tables/schema.ts'
import { removeJob } from './remove-job.ts'

/**
 * Queues the removal of companies that were restored from another licence's copy, when that copy
 * has expired by the database's clock: the sender was promised that date. Requires the system role.
 */
export async function removeOverdueCompanies(tx: Transaction): Promise<void> {
  const overdue = await tx.select().from(company).where(lt(company.goesAt, sql`now()`))
  for (const { licNr, ftgId, ftgKey, restoreInfo } of overdue) {
    await actFor(tx, { licNr, login: String(restoreInfo?.User ?? '') })
    if (await isLeaving(tx, ftgKey)) continue
    await queueJob(tx, removeJob, { sourceFtgId: ftgId, ftgId, isOverdue: true }, { ftgKey })
  }
  await actAsSystem(tx)
}
