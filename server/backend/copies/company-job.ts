import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type CompanyJob, type CompanyJobKind, companyJobKinds } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hinders, isUnderWay } from '../platform/jobs/job-queue.ts'
import { findJob, type JobStanding, jobsUnderWay } from '../platform/jobs/jobs.ts'
import { company, job } from '../tables/schema.ts'

/** The payload of every job that copies or removes a company. The ids are shown to the user. */
export const CompanyJobPayload = z.object({
  /** The id of the source company, now or when the copy was made. */
  sourceFtgId: z.string(),
  /** The id of the created company. For other jobs the same as the source's. */
  ftgId: z.string(),
})

/** The payload of any job that a person follows. Long work is of one company, and has a path. */
const FollowedPayload = z.object({
  ftgId: z.string(),
  sourceFtgId: z.string().optional(),
  path: z.string().optional(),
})

/** The result: the key of the company that was created, sent or removed. */
export const CompanyJobResult = z.object({ ftgKey: z.uuid() })

/** Returns a company's job in its wire format. */
export function companyJobOf({ job, done, total }: JobStanding): CompanyJob {
  const { ftgId, sourceFtgId = ftgId, path = null } = FollowedPayload.parse(job.payload)
  return {
    Id: job.id,
    Kind: job.kind as CompanyJobKind,
    Status: job.status,
    RowsDone: done,
    RowsTotal: total,
    SourceFtgId: sourceFtgId,
    FtgId: ftgId,
    FtgKey: job.status === 'COMPLETED' && job.result !== null ? CompanyJobResult.parse(job.result).ftgKey : null,
    Path: path,
    Message: job.message,
    Created: job.createdAt.toISOString(),
  }
}

/** Returns the account's company jobs under way, the newest first. */
export const companyJobsUnderWay = async (tx: Transaction, login: string): Promise<CompanyJob[]> =>
  (await jobsUnderWay(tx, login, companyJobKinds)).map(companyJobOf)

/**
 * Returns a job of the account.
 *
 * @param kinds defaults to all kinds of company jobs
 * @throws Refusal companyJobMissing
 */
export async function findCompanyJob(
  tx: Transaction,
  login: string,
  id: string,
  kinds: readonly CompanyJobKind[] = companyJobKinds,
): Promise<CompanyJob> {
  const found = await findJob(tx, login, id, kinds)
  if (!found) throw new Refusal(errors.companyJobMissing)
  return companyJobOf(found)
}

/**
 * Returns the exclusivity of a job that creates a company: the company's id as the key, and the
 * field's message when it is taken.
 */
export const makesCompany = (FtgId: string, field: Record<string, string>) => ({
  key: companyIdKey(FtgId),
  refusal: new Refusal(errors.companyIdTaken, undefined, field),
})

const companyIdKey = (FtgId: string): string => `company ${FtgId}`

/**
 * Checks that no company of the licence has the id, and that no job is creating one with it.
 *
 * @param field the field's name and message
 * @throws Refusal companyIdTaken
 */
export async function requireFreeId(tx: Transaction, FtgId: string, field: Record<string, string>): Promise<void> {
  const companies = await tx.$count(company, eq(company.ftgId, FtgId))
  const coming = await tx.$count(job, and(eq(job.exclusive, companyIdKey(FtgId)), isUnderWay))
  if (companies + coming > 0) throw new Refusal(errors.companyIdTaken, undefined, field)
}

/**
 * Checks that no job reads or removes the company.
 *
 * @throws Refusal companyBusy
 */
export async function requireIdle(tx: Transaction, ftgKey: string): Promise<void> {
  const [busy] = await tx
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.ftgKey, ftgKey), hinders))
    .limit(1)
  if (busy) throw new Refusal(errors.companyBusy)
}

/** True when the company is being removed. */
export const isLeaving = async (tx: Transaction, ftgKey: string): Promise<boolean> =>
  (await tx.$count(job, and(eq(job.ftgKey, ftgKey), eq(job.kind, 'REMOVE'), isUnderWay))) > 0

/**
 * Checks that the company is not being removed.
 *
 * @throws Refusal companyBusy
 */
export async function requireStaying(tx: Transaction, ftgKey: string): Promise<void> {
  if (await isLeaving(tx, ftgKey)) throw new Refusal(errors.companyBusy)
}
