import type { z } from 'zod'
import type { NewEvent } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Progress } from './progress.ts'

type Fields = Record<string, unknown>

/** What a kind of job is given to work with. */
export interface JobRun<Payload> {
  /**
   * The transaction of the effect and of the job's end: it sees one moment, and acts for the login
   * that asked for the job, with the job's company if it has one. It may be turned to another
   * tenant.
   */
  readonly tx: Transaction
  readonly payload: Payload
  readonly job: {
    readonly id: string
    readonly licNr: string
    readonly login: string
    /** The company that it was asked for. */
    readonly ftgKey: string | null
  }
  /** For what is read or written in transactions of its own. */
  readonly database: Database
  /** Tells how far the job has come. `progress.add` throws when the work is to end. */
  readonly progress: Progress
  readonly now: Date
}

/** What came of a job that is done. */
export interface JobDone {
  /** Kept with the job. */
  readonly result: Fields
  /** Appended last, in the transaction of the effect. */
  readonly event?: NewEvent
}

/** How the end of a job is told in the bell of the login that asked for it, in Swedish. */
export interface JobNotice {
  readonly done: string
  readonly failed: string
  /** What was done, or was to be done: a sentence. */
  readonly about: string
}

/**
 * Tells the login that asked for a job of its end, in the transaction that ends it, which acts for
 * that login. What it throws takes the effect with it.
 *
 * @param problem why it failed, in Swedish; null when it is done
 */
export type TellEnd = (
  tx: Transaction,
  job: { readonly id: string; readonly login: string; readonly kind: string },
  notice: JobNotice,
  problem: string | null,
) => Promise<void>

/** A kind of job. */
export interface JobDefinition<Payload extends Fields = Fields> {
  /** Upper-case, unique over all subjects, and kept for ever: it is stored with each job. */
  readonly kind: string
  /**
   * The shape that a stored payload is read by. A change of it must still read the jobs that are
   * queued.
   */
  readonly payload: z.ZodType<Payload>
  /**
   * Does the job, whole or not at all.
   *
   * @throws Refusal when it cannot be done, with the message for the person; anything else is tried
   * again
   */
  run(run: JobRun<Payload>): Promise<JobDone>
  /** Null when its end is not told. */
  notice(payload: Payload): JobNotice | null
}

/**
 * Defines a kind of job: what it needs to know, and what it does. It is queued by `queueJob`, and
 * run by every node whose worker has it in its list (server/backend/jobs.ts).
 */
export const defineJob = <Payload extends Fields>(definition: JobDefinition<Payload>): JobDefinition<Payload> =>
  definition
