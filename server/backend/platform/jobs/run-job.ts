import { sql } from 'drizzle-orm'
import { appendEvent } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import { databaseCodeOf } from '../database/error-code.ts'
import { runFrom } from '../database/origin.ts'
import { actFor, type Transaction } from '../database/tenancy.ts'
import type { JobRun } from './define-job.ts'
import { beat, type ClaimedJob, completeJob, type EndNotification, JobLost } from './job-queue.ts'
import type { Progress } from './progress.ts'

interface Work extends EndNotification {
  readonly database: Database
  readonly job: ClaimedJob
  readonly progress: Progress
  readonly now: Date
  readonly log: JobRun<never>['log']
}

/**
 * Runs a job and ends it, in one transaction.
 *
 * @throws Refusal with the message for the user
 * @throws JobLost when another worker has claimed the job, or it was cancelled
 * @throws Error from the database
 */
export const runJob = (work: Work): Promise<void> =>
  runFrom({ address: null, browser: null, via: 'job' }, () => runWhole(work))

async function runWhole({ database, job, definition, tellEnd, progress, now, log }: Work): Promise<void> {
  const { id, licNr, login, ftgKey } = job
  const payload = definition.payload.parse(job.payload)
  try {
    await inOneMoment(database, async tx => {
      await actFor(tx, { licNr, login, ...(ftgKey !== null && { ftgKey }) })
      const done = await definition.run({
        tx,
        payload,
        database,
        progress,
        now,
        log,
        job: { id, licNr, login, ftgKey },
      })
      // The progress is written while the job is under way; its completion, with the effect.
      if (!(await beat(database, job, progress))) throw new JobLost()
      await actFor(tx, { licNr, login })
      await completeJob(tx, job, done.result, { definition, tellEnd })
      if (done.event) await appendEvent(tx, done.event)
    })
  } catch (failure) {
    // The job's row has changed since the transaction began, by another claim or a cancellation.
    throw databaseCodeOf(failure) === serializationFailure ? new JobLost() : failure
  }
}

const serializationFailure = '40001'

/**
 * Runs work in a snapshot transaction. The database ends it when its process has stalled, so that
 * the worker that takes over need not wait for it.
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
