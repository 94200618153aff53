import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { NewEvent } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Progress } from './progress.ts'

type Fields = Record<string, unknown>

/** The input of a job. */
export interface JobRun<Payload> {
  /**
   * The transaction of the effect and of the job's end. It is a snapshot, and acts for the login
   * that requested the job, with the job's company if any. The job may make it act for another
   * tenant.
   */
  readonly tx: Transaction
  readonly payload: Payload
  readonly job: {
    readonly id: string
    readonly licNr: string
    readonly login: string
    /** The company that the job was requested for. */
    readonly ftgKey: string | null
  }
  /** For reads and writes in other transactions. */
  readonly database: Database
  /** Reports the progress. `progress.add` throws when the work is to end. */
  readonly progress: Progress
  readonly now: Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** The result of a completed job. */
export interface JobDone {
  /** Stored with the job. */
  readonly result: Fields
  /** Appended last, in the transaction of the effect. */
  readonly event?: NewEvent
}

/** The Swedish notification of a job's end, for the login that requested it. */
export interface JobNotice {
  readonly done: string
  readonly failed: string
  /** A sentence about the task that was done or has failed. */
  readonly about: string
  /** The notification's event, where it leads somewhere, with its parameters. */
  readonly event?: string
  readonly context?: Readonly<Record<string, string>>
}

/**
 * Notifies the login that requested a job of its end, in the transaction that ends it, which acts
 * for that login. An error rolls the effect back.
 *
 * @param problem the reason for the failure, in Swedish; null when the job is completed
 */
export type TellEnd = (
  tx: Transaction,
  job: { readonly id: string; readonly login: string; readonly kind: string },
  notice: JobNotice,
  problem: string | null,
) => Promise<void>

/** A kind of job. */
export interface JobDefinition<Payload extends Fields = Fields> {
  /** Upper-case, unique across subjects. Never change it: it is stored with each job. */
  readonly kind: string
  /**
   * The shape of the stored payload. A changed shape must still accept the payloads of queued jobs.
   */
  readonly payload: z.ZodType<Payload>
  /**
   * Runs the job, completely or not at all.
   *
   * @throws Refusal when the job cannot be done, with the message for the user; after other errors
   * the job is retried
   */
  run(run: JobRun<Payload>): Promise<JobDone>
  /** Returns the notification of the job's end, or null for none. */
  notice(payload: Payload): JobNotice | null
}

/**
 * Defines a kind of job: its payload and its work. `queueJob` queues it. A node runs it when its
 * worker lists it (server/backend/jobs.ts).
 */
export const defineJob = <Payload extends Fields>(definition: JobDefinition<Payload>): JobDefinition<Payload> =>
  definition
