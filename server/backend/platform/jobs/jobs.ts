import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { job, jobBeat } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { isUnderWay, type JobRow } from './job-queue.ts'

/** A job, and how far it has come. */
export interface JobStanding {
  readonly job: JobRow
  /** Of a unit that is the kind's own, rows for most; both 0 until they are counted. */
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
  // One that waits again, after its node stopped, has done nothing.
  return rows.map(row => ({
    job: row.job,
    ...((row.job.status === 'QUEUED' ? null : row.beat) ?? { done: 0, total: 0 }),
  }))
}

/** The login's jobs of these kinds that are under way, the newest first. */
export const jobsUnderWay = (tx: Transaction, login: string, kinds: readonly string[]): Promise<JobStanding[]> =>
  jobsWhere(tx, and(eq(job.login, login), inArray(job.kind, [...kinds]), isUnderWay))

/** A job of the login's, of one of these kinds; undefined when there is none. */
export async function findJob(
  tx: Transaction,
  login: string,
  id: string,
  kinds: readonly string[],
): Promise<JobStanding | undefined> {
  const [found] = await jobsWhere(tx, and(eq(job.id, id), eq(job.login, login), inArray(job.kind, [...kinds])))
  return found
}
