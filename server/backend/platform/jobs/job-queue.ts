import { and, asc, eq, exists, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { job, jobBeat } from '../database/schema.ts'
import { actFor, type Transaction, withSystem } from '../database/tenancy.ts'
import type { Refusal } from '../http/refusal.ts'
import type { JobDefinition, TellEnd } from './define-job.ts'

export type JobRow = typeof job.$inferSelect

/** A job that this process has claimed. */
export type ClaimedJob = JobRow

/**
 * The job is another worker's by now, or was cancelled: nothing that was done for it may be kept.
 */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/** In a query over jobs: those that have not ended. */
export const isUnderWay = inArray(job.status, ['QUEUED', 'INPROGRESS'])

interface Queueing {
  /** The company that the job reads or changes. */
  readonly ftgKey?: string
  /** No other job of the licence with this key may be under way: the second one is refused. */
  readonly exclusive?: { readonly key: string; readonly refusal: Refusal }
}

/**
 * Queues a job in the name of the login that the transaction acts for. It is begun once the
 * transaction has committed.
 *
 * @throws Refusal that of `exclusive`
 */
export async function queueJob<Payload extends Record<string, unknown>>(
  tx: Transaction,
  { kind }: Pick<JobDefinition<Payload>, 'kind' | 'payload'>,
  payload: Payload,
  { ftgKey, exclusive }: Queueing = {},
): Promise<{ readonly Id: string }> {
  const made = await tx
    .insert(job)
    .values({ kind, payload, ftgKey: ftgKey ?? null, exclusive: exclusive?.key ?? null })
    .onConflictDoNothing()
    .returning({ Id: job.id })
  const [queued] = made
  if (queued) return queued
  throw exclusive?.refusal ?? new Error(`A job ${kind} was not queued`)
}

/** The row as it was claimed. Any other claim has another attempt, and an end another status. */
const asClaimed = ({ id, attempt }: Pick<ClaimedJob, 'id' | 'attempt'>) =>
  and(eq(job.id, id), eq(job.attempt, attempt), eq(job.status, 'INPROGRESS'))

/**
 * Claims the job that has waited longest, or one that its worker has not been heard of for
 * `takeOverMs`. Nodes that ask at once get different ones.
 *
 * @param kinds those that this node can run: a node of an older build leaves a newer kind to others
 */
export function claimJob(
  database: Database,
  kinds: readonly string[],
  takeOverMs: number,
): Promise<ClaimedJob | undefined> {
  return withSystem(database, async tx => {
    const silent = tx
      .select({ jobId: jobBeat.jobId })
      .from(jobBeat)
      .where(
        and(
          eq(jobBeat.jobId, job.id),
          sql`${jobBeat.beatAt} < clock_timestamp() - make_interval(secs => ${takeOverMs / 1000})`,
        ),
      )
    const [next] = await tx
      .select({ id: job.id })
      .from(job)
      .where(
        and(
          inArray(job.kind, [...kinds]),
          or(
            and(eq(job.status, 'QUEUED'), sql`${job.createdAt} <= clock_timestamp()`),
            and(eq(job.status, 'INPROGRESS'), exists(silent)),
          ),
        ),
      )
      .orderBy(asc(job.createdAt), asc(job.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [claimed] = await tx
      .update(job)
      .set({ status: 'INPROGRESS', attempt: sql`${job.attempt} + 1` })
      .where(eq(job.id, next.id))
      .returning()
    if (!claimed) return undefined
    const afresh = { attempt: claimed.attempt, beatAt: sql`clock_timestamp()`, rowsDone: 0, rowsTotal: 0 }
    await tx
      .insert(jobBeat)
      .values({ jobId: claimed.id, licNr: claimed.licNr, ...afresh })
      .onConflictDoUpdate({ target: jobBeat.jobId, set: afresh })
    return claimed
  })
}

interface Rows {
  readonly done: number
  readonly total: number
}

/**
 * Says that a job is still worked on, and how far it has come. @returns whether it still is this
 * claim's
 */
export async function beat(database: Database, claimed: ClaimedJob, { done, total }: Rows): Promise<boolean> {
  const told = await withSystem(database, tx =>
    tx
      .update(jobBeat)
      .set({ beatAt: sql`clock_timestamp()`, rowsDone: done, rowsTotal: total })
      .where(
        and(
          eq(jobBeat.jobId, claimed.id),
          eq(jobBeat.attempt, claimed.attempt),
          exists(tx.select({ id: job.id }).from(job).where(asClaimed(claimed))),
        ),
      )
      .returning({ jobId: jobBeat.jobId }),
  )
  return told.length > 0
}

/** How the end of a job is told. */
export interface Told {
  readonly definition: JobDefinition
  readonly tellEnd: TellEnd
}

async function tell(tx: Transaction, claimed: ClaimedJob, { definition, tellEnd }: Told, problem: string | null) {
  const payload = definition.payload.safeParse(claimed.payload)
  const notice = payload.success ? definition.notice(payload.data) : null
  if (notice) await tellEnd(tx, claimed, notice, problem)
}

/**
 * Ends a job in the transaction that has done it, and tells of it: all are committed, or none. The
 * beat, which has been written since that transaction began, cannot be written there: the last one
 * comes just before.
 *
 * @throws JobLost
 */
export async function completeJob(
  tx: Transaction,
  claimed: ClaimedJob,
  result: Record<string, unknown>,
  told: Told,
): Promise<void> {
  const ended = await tx
    .update(job)
    .set({ status: 'COMPLETED', result, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(claimed))
    .returning({ id: job.id })
  if (ended.length === 0) throw new JobLost()
  await tell(tx, claimed, told, null)
}

/** Ends a job that nothing came of, and tells of it. @param message why, in Swedish */
export const failJob = (database: Database, claimed: ClaimedJob, message: string, told: Told): Promise<void> =>
  withSystem(database, tx => endInVain(tx, claimed, message, told))

async function endInVain(tx: Transaction, claimed: ClaimedJob, message: string, told: Told): Promise<void> {
  const ended = await tx
    .update(job)
    .set({ status: 'FAILED', message, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(claimed))
    .returning({ id: job.id })
  if (ended.length === 0) return
  await actFor(tx, { licNr: claimed.licNr, login: claimed.login })
  await tell(tx, claimed, told, message)
}

/** Gives a job back to whichever worker claims it next. */
export const releaseJob = (database: Database, claimed: ClaimedJob): Promise<unknown> =>
  withSystem(database, tx => tx.update(job).set({ status: 'QUEUED' }).where(asClaimed(claimed)))

/**
 * Gives a job back that failed for a reason that may pass; the last of `most` times it ends. @param
 * message why, in Swedish
 */
export function retryJob(
  database: Database,
  claimed: ClaimedJob,
  { most, message, ...told }: Told & { readonly most: number; readonly message: string },
): Promise<void> {
  return withSystem(database, async tx => {
    const [row] = await tx
      .update(jobBeat)
      .set({ failures: sql`${jobBeat.failures} + 1` })
      .where(eq(jobBeat.jobId, claimed.id))
      .returning({ failures: jobBeat.failures })
    if ((row?.failures ?? most) >= most) await endInVain(tx, claimed, message, told)
    else await tx.update(job).set({ status: 'QUEUED' }).where(asClaimed(claimed))
  })
}

export const cancelled = 'Begäran avbröts.'

/**
 * Cancels a job of the transaction's licence unless it has ended. The worker that has it finds out
 * when it would end it, and rolls back. A job that is being committed is waited for, and then has
 * ended.
 */
export async function cancelJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(job)
    .set({ status: 'FAILED', message: cancelled, endedAt: sql`clock_timestamp()` })
    .where(and(eq(job.id, id), isUnderWay))
}

/** Days that a job which has ended answers for its status. */
const keptDays = 30

/** Removes the jobs that nobody asks about any more. Of the system role. */
export const removeOldJobs = (tx: Transaction): Promise<unknown> =>
  tx.delete(job).where(lt(job.endedAt, sql`now() - make_interval(days => ${keptDays})`))
