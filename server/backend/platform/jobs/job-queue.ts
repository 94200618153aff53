import { and, asc, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { job, jobBeat } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { actFor, type Transaction, withSystem } from '../database/tenancy.ts'
import type { Refusal } from '../http/refusal.ts'
import type { JobDefinition, TellEnd } from './define-job.ts'

export type JobRow = typeof job.$inferSelect

/** A job that this process has claimed. */
export type ClaimedJob = JobRow

/** The job was claimed by another worker or cancelled. Its work must be rolled back. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/** The condition of a query on jobs: not ended. */
export const isUnderWay = inArray(job.status, ['QUEUED', 'INPROGRESS'])

const hasItsTimeCome = sql`${job.startsAt} <= clock_timestamp()`

/**
 * The condition of a query on jobs: under way, and its time has come. Until then a job hinders
 * nothing, such as a copy or the removal of its company.
 */
export const hinders = and(isUnderWay, hasItsTimeCome)

interface Queueing {
  /** The company that the job reads or changes. */
  readonly ftgKey?: string
  /** Refuses the job while another one of the licence with this key is under way. */
  readonly exclusive?: { readonly key: string; readonly refusal: Refusal }
  /** The time by the database's clock before which no worker begins it. Defaults to now. */
  readonly startsAt?: SQL<Date>
}

/**
 * Queues a job for the login that the transaction acts for. It starts after the commit, or at
 * `startsAt`.
 *
 * @throws Refusal that of `exclusive`
 */
export async function queueJob<Payload extends Record<string, unknown>>(
  tx: Transaction,
  { kind }: Pick<JobDefinition<Payload>, 'kind' | 'payload'>,
  payload: Payload,
  { ftgKey, exclusive, startsAt }: Queueing = {},
): Promise<{ readonly Id: string }> {
  const made = await tx
    .insert(job)
    .values({
      kind,
      payload,
      ftgKey: ftgKey ?? null,
      exclusive: exclusive?.key ?? null,
      ...(startsAt && { startsAt }),
    })
    .onConflictDoNothing()
    .returning({ Id: job.id })
  const [queued] = made
  if (queued) return queued
  throw exclusive?.refusal ?? new Error(`A job ${kind} was not queued`)
}

/**
 * The condition that the row is still this claim's. A later claim has another attempt, an ended job
 * another status.
 */
const asClaimed = ({ id, attempt }: Pick<ClaimedJob, 'id' | 'attempt'>) =>
  and(eq(job.id, id), eq(job.attempt, attempt), eq(job.status, 'INPROGRESS'))

/**
 * Claims the oldest waiting job, or one whose worker has been silent for `takeOverMs`. Nodes that
 * claim at the same time get different jobs.
 *
 * @param kinds the kinds that this node can run; a node with an older build leaves newer kinds to
 * others
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
          or(and(eq(job.status, 'QUEUED'), hasItsTimeCome), and(eq(job.status, 'INPROGRESS'), exists(silent))),
        ),
      )
      .orderBy(asc(job.startsAt), asc(job.id))
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
 * Writes a job's heartbeat and progress. Progress only grows: a heartbeat that was held up does not
 * undo a later one.
 *
 * @returns whether the job is still this claim's
 */
export async function beat(database: Database, claimed: ClaimedJob, { done, total }: Rows): Promise<boolean> {
  const told = await withSystem(database, tx =>
    tx
      .update(jobBeat)
      .set({
        beatAt: sql`clock_timestamp()`,
        rowsDone: sql`greatest(${jobBeat.rowsDone}, ${done})`,
        rowsTotal: sql`greatest(${jobBeat.rowsTotal}, ${total})`,
      })
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

/** The notification of a job's end. */
export interface EndNotification {
  readonly definition: JobDefinition
  readonly tellEnd: TellEnd
}

async function tell(
  tx: Transaction,
  claimed: ClaimedJob,
  { definition, tellEnd }: EndNotification,
  problem: string | null,
) {
  const payload = definition.payload.safeParse(claimed.payload)
  const notice = payload.success ? definition.notice(payload.data) : null
  if (notice) await tellEnd(tx, claimed, notice, problem)
}

/**
 * Completes a job and notifies of it, in the transaction of its effect. The heartbeat's row has
 * been written since that transaction began, so it cannot be written there; the last heartbeat
 * comes just before.
 *
 * @throws JobLost
 */
export async function completeJob(
  tx: Transaction,
  claimed: ClaimedJob,
  result: Record<string, unknown>,
  told: EndNotification,
): Promise<void> {
  const ended = await tx
    .update(job)
    .set({ status: 'COMPLETED', result, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(claimed))
    .returning({ id: job.id })
  if (ended.length === 0) throw new JobLost()
  await tell(tx, claimed, told, null)
}

/** Ends a job as failed with what refused it, and notifies of it. */
export const failJob = (
  database: Database,
  claimed: ClaimedJob,
  { message, error, fields }: Refusal,
  told: EndNotification,
): Promise<void> => withSystem(database, tx => endInVain(tx, claimed, message, told, { dvCode: error.dvCode, fields }))

async function endInVain(
  tx: Transaction,
  claimed: ClaimedJob,
  message: string,
  told: EndNotification,
  refused: Record<string, unknown> | null = null,
): Promise<void> {
  const ended = await tx
    .update(job)
    .set({ status: 'FAILED', message, result: refused, endedAt: sql`clock_timestamp()` })
    .where(asClaimed(claimed))
    .returning({ id: job.id })
  if (ended.length === 0) return
  await actFor(tx, { licNr: claimed.licNr, login: claimed.login })
  await tell(tx, claimed, told, message)
}

/** Returns a job to the queue, for any worker. */
export const releaseJob = (database: Database, claimed: ClaimedJob): Promise<unknown> =>
  withSystem(database, tx => tx.update(job).set({ status: 'QUEUED' }).where(asClaimed(claimed)))

/**
 * Returns a job to the queue after a transient failure. After `most` failures the job ends.
 *
 * @param message the reason, in Swedish
 */
export function retryJob(
  database: Database,
  claimed: ClaimedJob,
  { most, message, ...told }: EndNotification & { readonly most: number; readonly message: string },
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
 * Cancels a job of the transaction's licence unless it has ended. Its worker notices when it tries
 * to end the job, and rolls back. Waits for a job that is being committed, which then has ended.
 */
export async function cancelJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(job)
    .set({ status: 'FAILED', message: cancelled, endedAt: sql`clock_timestamp()` })
    .where(and(eq(job.id, id), isUnderWay))
}

/** The days for which the status of an ended job is kept. */
const keptDays = 30

/** Removes jobs that ended long ago. Requires the system role. */
export const removeOldJobs = (tx: Transaction): Promise<unknown> =>
  tx.delete(job).where(lt(job.endedAt, sql`now() - make_interval(days => ${keptDays})`))
