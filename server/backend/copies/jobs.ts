import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { CompanyJob, CompanyJobId, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { company, companyJob, companyJobBeat } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'

const underWay = inArray(companyJob.status, ['QUEUED', 'INPROGRESS'])

/** Puts a job in the queue, in the name of whom the transaction acts for. */
export async function queueJob(tx: Transaction, job: typeof companyJob.$inferInsert): Promise<CompanyJobId> {
  const [made] = await tx.insert(companyJob).values(job).returning({ Id: companyJob.id })
  return made as CompanyJobId
}

/**
 * That no company of the licence has the id, and none is being made with it.
 *
 * @param field who is told at which field, and what
 * @throws Refusal companyIdTaken
 */
export async function requireFreeId(tx: Transaction, FtgId: string, field: Record<string, string>): Promise<void> {
  const companies = await tx.$count(company, eq(company.ftgId, FtgId))
  const coming = inArray(companyJob.kind, ['RESTORE', 'CLONE'])
  const jobs = await tx
    .select({ some: count() })
    .from(companyJob)
    .where(and(eq(companyJob.ftgId, FtgId), coming, underWay))
  if (companies + (jobs[0]?.some ?? 0) > 0) throw new Refusal(errors.companyIdTaken, undefined, field)
}

const jobsWhere = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({ job: companyJob, beat: { done: companyJobBeat.rowsDone, total: companyJobBeat.rowsTotal } })
    .from(companyJob)
    .leftJoin(companyJobBeat, eq(companyJobBeat.jobId, companyJob.id))
    .where(condition)
    .orderBy(desc(companyJob.createdAt))

/** The account's jobs that are under way, the newest first. */
export async function jobsUnderWay(tx: Transaction, login: string): Promise<CompanyJob[]> {
  return (await jobsWhere(tx, and(eq(companyJob.login, login), underWay))).map(jobOf)
}

/**
 * A job of the account's.
 *
 * @param kind undefined for any
 * @throws Refusal companyJobMissing
 */
export async function findJob(tx: Transaction, login: string, id: string, kind?: CompanyJobKind): Promise<CompanyJob> {
  const isThat = and(eq(companyJob.id, id), eq(companyJob.login, login), kind && eq(companyJob.kind, kind))
  const [found] = await jobsWhere(tx, isThat)
  if (!found) throw new Refusal(errors.companyJobMissing)
  return jobOf(found)
}

type Found = Awaited<ReturnType<typeof jobsWhere>>[number]

/** One that waits again, after its node stopped, has done nothing. */
const rowsIn = ({ job, beat }: Found) => (job.status === 'QUEUED' ? null : beat) ?? { done: 0, total: 0 }

const jobOf = ({ job, beat }: Found): CompanyJob => ({
  Id: job.id,
  Kind: job.kind,
  Status: job.status,
  RowsDone: rowsIn({ job, beat }).done,
  RowsTotal: rowsIn({ job, beat }).total,
  SourceFtgId: job.sourceFtgId,
  FtgId: job.ftgId,
  FtgKey: job.status === 'COMPLETED' ? job.ftgKey : null,
  Message: job.message,
  Created: job.createdAt.toISOString(),
})
