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

/** Milliseconds. A job is taken over after four silent beats: docs/decisions/0020. */
export interface JobTiming {
  /** Between two looks for a job, when there was none. */
  readonly poll: number
  readonly beat: number
  /** After so long a silence a job is any worker's. */
  readonly takeOver: number
}

export const usualTiming: JobTiming = { poll: 1_000, beat: 2_000, takeOver: 8_000 }

interface WorkerOptions {
  /** What this node can run. */
  readonly definitions: readonly JobDefinition[]
  readonly tellEnd: TellEnd
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly clock: () => Date
  readonly timing?: JobTiming | undefined
}

export interface JobWorker {
  /** Gives back the jobs that are being done, for another node to do. */
  stop(): Promise<void>
}

/** Jobs at once. Each takes two connections at most. */
const atOnce = 2
/** How often a job may fail for a reason that may pass. */
const mostFailures = 3

/** Works on jobs, with every other node of the database. */
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
      await runJob({ database, job, definition, tellEnd, progress, now: clock() })
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
    // One that the database took from us, and that is still ours, is tried again.
    if (failure instanceof JobLost && !(await beat(database, job, progress))) return
    if (failure instanceof Refusal) return void (await failJob(database, job, failure.message, told))
    if (stopping.signal.aborted) return void (await releaseJob(database, job))
    log.error({ error: describeError(failure), job: job.id }, 'A job failed')
    await retryJob(database, job, { ...told, most: mostFailures, message: errors.unexpected.message })
    // What fails now may not fail in a while.
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

/** Ends early when the signal does. */
const rest = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {})
