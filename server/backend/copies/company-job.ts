import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type CompanyJob, type CompanyJobKind, companyJobKinds } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { company, job } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isUnderWay } from '../platform/jobs/job-queue.ts'
import { findJob, type JobStanding, jobsUnderWay } from '../platform/jobs/jobs.ts'

/**
 * What every job that copies or removes a company stores: the ids are told to whoever follows it.
 */
export const CompanyJobPayload = z.object({
  /** The company that is read, by the id that it has, or had when the copy was made. */
  sourceFtgId: z.string(),
  /** The company that is made; of the others the same as the source. */
  ftgId: z.string(),
})

/** What comes of one: the key of the company that was made, sent or removed. */
export const CompanyJobResult = z.object({ ftgKey: z.uuid() })

/** How a job of a company stands, as it travels. */
export function companyJobOf({ job, done, total }: JobStanding): CompanyJob {
  const { sourceFtgId, ftgId } = CompanyJobPayload.parse(job.payload)
  return {
    Id: job.id,
    Kind: job.kind as CompanyJobKind,
    Status: job.status,
    RowsDone: done,
    RowsTotal: total,
    SourceFtgId: sourceFtgId,
    FtgId: ftgId,
    FtgKey: job.result === null ? null : CompanyJobResult.parse(job.result).ftgKey,
    Message: job.message,
    Created: job.createdAt.toISOString(),
  }
}

/** The account's jobs of companies that are under way, the newest first. */
export const companyJobsUnderWay = async (tx: Transaction, login: string): Promise<CompanyJob[]> =>
  (await jobsUnderWay(tx, login, companyJobKinds)).map(companyJobOf)

/**
 * A job of the account's.
 *
 * @param kinds any of a company when left out
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
 * What is exclusive to a job that makes a company: the company's id, and what its form is told at
 * the field when it is taken.
 */
export const makesCompany = (FtgId: string, field: Record<string, string>) => ({
  key: companyIdKey(FtgId),
  refusal: new Refusal(errors.companyIdTaken, undefined, field),
})

const companyIdKey = (FtgId: string): string => `company ${FtgId}`

/**
 * Requires that no company of the licence has the id, and that none is being made with it.
 *
 * @param field the field that is told, and what
 * @throws Refusal companyIdTaken
 */
export async function requireFreeId(tx: Transaction, FtgId: string, field: Record<string, string>): Promise<void> {
  const companies = await tx.$count(company, eq(company.ftgId, FtgId))
  const coming = await tx.$count(job, and(eq(job.exclusive, companyIdKey(FtgId)), isUnderWay))
  if (companies + coming > 0) throw new Refusal(errors.companyIdTaken, undefined, field)
}

/** Requires that no job reads or removes the company. @throws Refusal companyBusy */
export async function requireIdle(tx: Transaction, ftgKey: string): Promise<void> {
  if ((await tx.$count(job, and(eq(job.ftgKey, ftgKey), isUnderWay))) > 0) throw new Refusal(errors.companyBusy)
}

/** Whether the company is being removed. */
export const isLeaving = async (tx: Transaction, ftgKey: string): Promise<boolean> =>
  (await tx.$count(job, and(eq(job.ftgKey, ftgKey), eq(job.kind, 'REMOVE'), isUnderWay))) > 0

/** Requires that the company is not being removed. @throws Refusal companyBusy */
export async function requireStaying(tx: Transaction, ftgKey: string): Promise<void> {
  if (await isLeaving(tx, ftgKey)) throw new Refusal(errors.companyBusy)
}
