import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { companyJob, companyJobBeat } from '../platform/database/schema.ts'
import { actFor, type Transaction, withSystem } from '../platform/database/tenancy.ts'
import { notifyOfJob } from './notify-of-job.ts'

/** A job that this process has claimed. */
export type ClaimedJob = typeof companyJob.$inferSelect

/** The job is somebody else's by now, or was cancelled: nothing that was done for it may be kept. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/** The row as it was claimed. Any other claim has another attempt, and an end another status. */
const asClaimed = ({ id, attempt }: Pick<ClaimedJob, 'id' | 'attempt'>) =>
  and(eq(companyJob.id, id), eq(companyJob.attempt, attempt), eq(companyJob.status, 'INPROGRESS'))

/**
 * Claims the job that has waited longest, or one that its worker has not been heard of for `takeOverMs`. Nodes that ask at once get
 * different ones.
 */
export function claimJob(database: Database, takeOverMs: number): Promise<ClaimedJob | undefined> {
  return withSystem(database, async tx => {
    const silent = tx
      .select({ jobId: companyJobBeat.jobId })
      .from(companyJobBeat)
      .where(
        and(
          eq(companyJobBeat.jobId, companyJob.id),
          sql`${companyJobBeat.beatAt} < clock_timestamp() - make_interval(secs => ${takeOverMs / 1000})`,
        ),
      )
    const [next] = await tx
      .select({ id: companyJob.id })
      .from(companyJob)
      .where(
        or(
          and(eq(companyJob.status, 'QUEUED'), sql`${companyJob.createdAt} <= clock_timestamp()`),
          and(eq(companyJob.status, 'INPROGRESS'), exists(silent)),
        ),
      )
      .orderBy(asc(companyJob.createdAt), asc(companyJob.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [job] = await tx
      .update(companyJob)
      .set({ status: 'INPROGRESS', attempt: sql`${companyJob.attempt} + 1` })
      .where(eq(companyJob.id, next.id))
      .returning()
    if (!job) return undefined
    const afresh = { attempt: job.attempt, beatAt: sql`clock_timestamp()`, rowsDone: 0, rowsTotal: 0 }
    await tx
      .insert(companyJobBeat)
      .values({ jobId: job.id, licNr: job.licNr, ...afresh })
      .onConflictDoUpdate({ target: companyJobBeat.jobId, set: afresh })
    return job
  })
}

interface Rows {
  readonly done: number
  readonly total: number
}

/** Says that a job is still worked on, and how far it has come. @returns whether it still is this claim's */
export async function beat(database: Database, job: ClaimedJob, { done, total }: Rows): Promise<boolean> {
  const told = await withSystem(database, tx =>
    tx
      .update(companyJobBeat)
      .set({ beatAt: sql`clock_timestamp()`, rowsDone: done, rowsTotal: total })
      .where(
        and(
          eq(companyJobBeat.jobId, job.id),
          eq(companyJobBeat.attempt, job.attempt),
          exists(tx.select({ id: companyJob.id }).from(companyJob).where(asClaimed(job))),
        ),
      )
      .returning({ jobId: companyJobBeat.jobId }),
  )
  return told.length > 0
}

/**
 * Ends a job in the transaction that has done it, and leaves word of it: all are committed, or none. The beat, which has been written since that
 * transaction began, cannot be written there: the last one comes just before.
 *
 * @throws JobLost
 */
export async function completeJob(tx: Transaction, job: ClaimedJob, ftgKey: string): Promise<void> {
  const ended = await tx
    .update(companyJob)
    .set({ status: 'COMPLETED', ftgKey, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(job))
    .returning({ id: companyJob.id })
  if (ended.length === 0) throw new JobLost()
  await notifyOfJob(tx, job, null)
}

/** Ends a job that nothing came of, and leaves word of it. @param message why, in Swedish */
export const failJob = (database: Database, job: ClaimedJob, message: string): Promise<void> =>
  withSystem(database, tx => endInVain(tx, job, message))

async function endInVain(tx: Transaction, job: ClaimedJob, message: string): Promise<void> {
  const ended = await tx
    .update(companyJob)
    .set({ status: 'FAILED', message, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(job))
    .returning({ id: companyJob.id })
  if (ended.length === 0) return
  await actFor(tx, { licNr: job.licNr, login: job.login })
  await notifyOfJob(tx, job, message)
}

/** Gives a job back to whoever claims it next. */
export const releaseJob = (database: Database, job: ClaimedJob): Promise<unknown> =>
  withSystem(database, tx => tx.update(companyJob).set({ status: 'QUEUED' }).where(asClaimed(job)))

/** Gives a job back that failed for a reason that may pass; the last time it ends. @param message why, in Swedish */
export function retryJob(database: Database, job: ClaimedJob, most: number, message: string): Promise<void> {
  return withSystem(database, async tx => {
    const [row] = await tx
      .update(companyJobBeat)
      .set({ failures: sql`${companyJobBeat.failures} + 1` })
      .where(eq(companyJobBeat.jobId, job.id))
      .returning({ failures: companyJobBeat.failures })
    if ((row?.failures ?? most) >= most) await endInVain(tx, job, message)
    else await tx.update(companyJob).set({ status: 'QUEUED' }).where(asClaimed(job))
  })
}

export const cancelled = 'Begäran avbröts.'

/**
 * Cancels a job of the transaction's licence unless it has ended. Whoever works on it finds out when they would end it, and rolls
 * back. A job that is being committed is waited for, and then has ended.
 */
export async function cancelJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(companyJob)
    .set({ status: 'FAILED', message: cancelled, endedAt: sql`clock_timestamp()` })
    .where(and(eq(companyJob.id, id), inArray(companyJob.status, ['QUEUED', 'INPROGRESS'])))
}
