import { sql } from 'drizzle-orm'
import { appendEvent } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import { actFor, type Transaction } from '../database/tenancy.ts'
import { beat, type ClaimedJob, completeJob, JobLost, type Told } from './job-queue.ts'
import type { Progress } from './progress.ts'

interface Work extends Told {
  readonly database: Database
  readonly job: ClaimedJob
  readonly progress: Progress
  readonly now: Date
}

/**
 * Does a job and ends it, in one transaction.
 *
 * @throws Refusal with what the person is told; JobLost when another worker has it, or it was
 * cancelled; or what the database says
 */
export async function runJob({ database, job, definition, tellEnd, progress, now }: Work): Promise<void> {
  const { id, licNr, login, ftgKey } = job
  const payload = definition.payload.parse(job.payload)
  try {
    await inOneMoment(database, async tx => {
      await actFor(tx, { licNr, login, ...(ftgKey !== null && { ftgKey }) })
      const done = await definition.run({
        ...{ tx, payload, database, progress, now },
        job: { id, licNr, login, ftgKey },
      })
      // How far it has come is told while the job is still under way; that it is done, with the
      // effect.
      if (!(await beat(database, job, progress))) throw new JobLost()
      await actFor(tx, { licNr, login })
      await completeJob(tx, job, done.result, { definition, tellEnd })
      if (done.event) await appendEvent(tx, done.event)
    })
  } catch (failure) {
    // The job's row was changed since the transaction began: by another claim, or a cancellation.
    throw codeOf(failure) === serializationFailure ? new JobLost() : failure
  }
}

const serializationFailure = '40001'

/**
 * Does the work in a transaction that sees one moment from its beginning to its end. The database
 * ends one whose process has stalled, so that the worker that takes over need not wait for it.
 */
export const inOneMoment = <Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  database.orm.transaction(
    async tx => {
      await tx.execute(
        sql`select set_config('idle_in_transaction_session_timeout', '10s', true), set_config('statement_timeout', '600s', true)`,
      )
      return work(tx)
    },
    { isolationLevel: 'repeatable read' },
  )

/** PostgreSQL's code of a failure, which Drizzle hides behind the statement. */
function codeOf(failure: unknown): string | undefined {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
