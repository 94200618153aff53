import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { errors } from '#contracts/errors.ts'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { describeError } from '../privacy/privacy.ts'
import type { JobDefinition, TellEnd } from './define-job.ts'
import { beat, type ClaimedJob, claimJob, failJob, JobLost, releaseJob, retryJob } from './job-queue.ts'
import { Progress } from './progress.ts'
import { runJob } from './run-job.ts'

/** Times in milliseconds. A job is taken over after four missed heartbeats: docs/decisions/0020. */
export interface JobTiming {
  /** Between two attempts to claim a job, when there was none. */
  readonly poll: number
  readonly beat: number
  /** The silence after which any worker may claim a job. */
  readonly takeOver: number
}

export const usualTiming: JobTiming = { poll: 1_000, beat: 2_000, takeOver: 8_000 }

interface WorkerOptions {
  /** The kinds of jobs that this node can run. */
  readonly definitions: readonly JobDefinition[]
  readonly tellEnd: TellEnd
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly clock: () => Date
  readonly timing?: JobTiming | undefined
}

export interface JobWorker {
  /** Returns the running jobs to the queue, for another node. */
  stop(): Promise<void>
}

/** The most jobs at the same time. Each uses up to two connections. */
const atOnce = 2
/** The most transient failures of a job. */
const maxFailures = 3

/** Starts working on jobs, in parallel with the other nodes of the database. */
export function startJobWorker(options: WorkerOptions): JobWorker {
  const { definitions, tellEnd, database, log, clock, timing = usualTiming } = options
  const stopping = new AbortController()
  const kinds = new Map(definitions.map(definition => [definition.kind, definition]))

  async function takeTurns(): Promise<void> {
    while (!stopping.signal.aborted) {
      const job = await claimJob(database, [...kinds.keys()], timing.takeOver).catch(error => {
        log.warn({ error: describeError(error) }, 'Could not look for a job')
        return undefined
      })
      const definition = job && kinds.get(job.kind)
      if (job && definition) await work(job, definition)
      else await rest(timing.poll, stopping.signal)
    }
  }

  async function work(job: ClaimedJob, definition: JobDefinition): Promise<void> {
    const lost = new AbortController()
    const progress = new Progress(AbortSignal.any([stopping.signal, lost.signal]))
    const beating = setInterval(async () => {
      const isOurs = await beat(database, job, progress).catch(() => true)
      if (!isOurs) lost.abort(new JobLost())
    }, timing.beat)
    try {
      await runJob({ database, job, definition, tellEnd, progress, log, now: clock() })
    } catch (failure) {
      await settle(job, definition, progress, failure).catch(error =>
        log.warn({ error: describeError(error), job: job.id }, 'Could not say how a job ended: it will be taken over'),
      )
    } finally {
      clearInterval(beating)
    }
  }

  async function settle(
    job: ClaimedJob,
    definition: JobDefinition,
    progress: Progress,
    failure: unknown,
  ): Promise<void> {
    const told = { definition, tellEnd }
    // A job whose transaction the database has ended, and that is still ours, is retried.
    if (failure instanceof JobLost && !(await beat(database, job, progress))) return
    if (failure instanceof Refusal) return void (await failJob(database, job, failure, told))
    if (stopping.signal.aborted) return void (await releaseJob(database, job))
    log.error({ error: describeError(failure), job: job.id }, 'A job failed')
    await retryJob(database, job, { ...told, most: maxFailures, message: errors.unexpected.message })
    // The failure may be transient, so the retry waits.
    await rest(timing.poll, stopping.signal)
  }

  const turns = Promise.all(Array.from({ length: atOnce }, takeTurns))
  return {
    async stop() {
      stopping.abort(new Error('The node stops'))
      await turns
    },
  }
}

/** Waits, or returns early when the signal is aborted. */
const rest = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {})
