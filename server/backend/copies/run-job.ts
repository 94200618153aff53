import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { cloneCompany } from './clone-company.ts'
import { countRows } from './company-rows.ts'
import { companyEvents } from './history.ts'
import { beat, type ClaimedJob, completeJob, JobLost } from './job-queue.ts'
import { openTo } from './make-company.ts'
import type { Progress } from './progress.ts'
import { copyOf, restoreCopy } from './restore-copy.ts'
import { writeCopy } from './write-copy.ts'

interface Work {
  readonly database: Database
  readonly job: ClaimedJob
  readonly progress: Progress
  readonly now: Date
}

/**
 * Does a job and ends it, in one transaction.
 *
 * @throws Refusal with what the person is told; JobLost when somebody else has it, or it was cancelled; or what the database says
 */
export async function runJob(work: Work): Promise<void> {
  try {
    await inOneMoment(work.database, tx => jobs[work.job.kind](tx, work))
  } catch (failure) {
    // The job's row was changed since the transaction began: by another claim, or a cancellation.
    throw codeOf(failure) === serializationFailure ? new JobLost() : failure
  }
}

const jobs: Readonly<Record<ClaimedJob['kind'], (tx: Transaction, work: Work) => Promise<void>>> = {
  async SEND(tx, work) {
    const { database, job, progress, now } = work
    const { licNr, login, infoText } = job
    const ftgKey = job.sourceKey ?? ''
    await actFor(tx, { licNr, login, ftgKey })
    // Read elsewhere: the pieces are written while the rows are still being read.
    const copyId = await inOneMoment(database, async from => {
      await actFor(from, { licNr, login, ftgKey })
      progress.expect(await countRows(from))
      return writeCopy({ from, to: tx }, { ftgKey, login, infoText, isKept: false, now }, progress)
    })
    if (copyId === undefined) throw new Refusal(errors.companyMissing)
    await end(tx, work, ftgKey)
    await appendEvent(tx, { type: companyEvents.copied, payload: { copyId } })
  },
  async CLONE(tx, work) {
    const { job, progress } = work
    const { licNr, login, ftgId } = job
    const ftgKey = randomUUID()
    const target = { ftgKey, ftgId, restoreInfo: null }
    await cloneCompany(tx, { licNr, login, source: job.sourceKey ?? '', target }, progress)
    await openTo(tx, login, ftgKey)
    await end(tx, work, ftgKey)
    await appendEvent(tx, { type: companyEvents.cloned, payload: { from: job.sourceFtgId } })
  },
  async RESTORE(tx, work) {
    const { database, job, progress, now } = work
    const { licNr, login, ftgId } = job
    const copy = await copyOf(database, job.copyId ?? '')
    const ftgKey = randomUUID()
    await actFor(tx, { licNr, login, ftgKey })
    const restoreInfo = {
      Time: now.toISOString(),
      User: login,
      AzStorageContainer: copy.licNr,
      AzFileName: copy.name,
      InfoText: job.infoText,
    } satisfies CompanyListItem['RestoreInfo']
    await restoreCopy(database, tx, copy, { ftgKey, ftgId, restoreInfo }, progress)
    await openTo(tx, login, ftgKey)
    await end(tx, work, ftgKey)
    await appendEvent(tx, { type: companyEvents.restored, payload: { from: copy.name } })
  },
}

/** The rows are told of while the job is still under way; that it is done, with the effect. @throws JobLost */
async function end(tx: Transaction, { database, job, progress }: Work, ftgKey: string): Promise<void> {
  if (!(await beat(database, job, progress))) throw new JobLost()
  await completeJob(tx, job, ftgKey)
}

const serializationFailure = '40001'

/**
 * A transaction that sees one moment from its beginning to its end. The database ends one whose process has stalled, so that who
 * takes over need not wait for it.
 */
const inOneMoment = <Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
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
