import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { job, jobBeat } from '../../tables/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { isUnderWay, type JobRow } from './job-queue.ts'

/** A job with its progress. */
export interface JobStanding {
  readonly job: JobRow
  /** In a unit that the kind chooses, mostly rows. Both are 0 until they have been counted. */
  readonly done: number
  readonly total: number
}

async function jobsWhere(tx: Transaction, condition: SQL | undefined): Promise<JobStanding[]> {
  const rows = await tx
    .select({ job, beat: { done: jobBeat.rowsDone, total: jobBeat.rowsTotal } })
    .from(job)
    .leftJoin(jobBeat, eq(jobBeat.jobId, job.id))
    .where(condition)
    .orderBy(desc(job.createdAt))
  // A job that waits again after its node stopped has no progress.
  return rows.map(row => ({
    job: row.job,
    ...((row.job.status === 'QUEUED' ? null : row.beat) ?? { done: 0, total: 0 }),
  }))
}

/** Returns the login's jobs under way of these kinds, the newest first. */
export const jobsUnderWay = (tx: Transaction, login: string, kinds: readonly string[]): Promise<JobStanding[]> =>
  jobsWhere(tx, and(eq(job.login, login), inArray(job.kind, [...kinds]), isUnderWay))

/** Returns the newest job that meets a condition, or undefined. */
export const latestJob = async (tx: Transaction, condition: SQL | undefined): Promise<JobStanding | undefined> =>
  (await jobsWhere(tx, condition))[0]

/** Returns a job of the login, of one of these kinds, or undefined. */
export async function findJob(
  tx: Transaction,
  login: string,
  id: string,
  kinds: readonly string[],
): Promise<JobStanding | undefined> {
  const [found] = await jobsWhere(tx, and(eq(job.id, id), eq(job.login, login), inArray(job.kind, [...kinds])))
  return found
}
