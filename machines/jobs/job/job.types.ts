import type { CloneOrder, RestoreOrder } from '#contracts/copies/company-copy.shapes.ts'
import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/**
 * The request body of each kind of job that its dialog requests. The others are requested elsewhere
 * and followed.
 */
export interface JobBodies {
  readonly RESTORE: RestoreOrder
  readonly CLONE: CloneOrder
  /** For the company that the user works in. */
  readonly SEND: { readonly InfoText: string }
  /** Sent after the user has confirmed their identity. */
  readonly REMOVE: { readonly FtgId: string }
}

/** A request for a job, of one kind or of any. */
export type JobRequest<Kind extends keyof JobBodies = keyof JobBodies> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly body: JobBodies[Each] }
}[Kind]

/** The company that a dialog is about. */
export interface JobSubject {
  readonly FtgId: string
  readonly Namn: string
}

/** A request for a job, with its idempotency key. */
export interface JobStart {
  readonly request: JobRequest
  /** The idempotency key for a new intent. */
  readonly key: string
}

/** The entered values of a dialog whose job has not been requested yet. */
export interface JobDraft {
  /** The typed id of the new company. Null for the proposed id. */
  readonly id: string | null
  /** InfoText. */
  readonly note: string
  /** The consent. It is withdrawn when the dialog closes, so the user ticks it again each time. */
  readonly isAgreed: boolean
}

/**
 * Drafts, by the FtgId of the company that the dialog is about. The key is '' when it is about
 * none.
 */
export type JobDrafts = Readonly<Record<string, JobDraft>>

export interface JobInput {
  readonly kind: CompanyJobKind
  /** The Id of the job that this tab followed before it was reloaded, or null. */
  readonly followed: string | null
}

export interface JobContext {
  readonly kind: CompanyJobKind
  /** The company that the dialog is about, or null. */
  readonly subject: JobSubject | null
  /**
   * The drafts. A draft is kept when the dialog closes, until the job is completed or the user
   * discards the draft.
   */
  readonly drafts: JobDrafts
  /** The intent of a start whose answer was lost. */
  readonly intent: Intent | null
  /** The Id of the running job. */
  readonly job: string | null
  /** The last known status of the job. Null before the first answer. */
  readonly standing: CompanyJob | null
  /** True when the job has run for so long that the dialog says so. */
  readonly isLong: boolean
  /** The failure whose `fields` states the refused fields. */
  readonly refusal: ApiFailure | null
  /** Why the job failed, as a text. Shown until the next attempt. */
  readonly notice: string
}

export type JobEvent =
  /** Opens the dialog. */
  | { readonly type: 'job.open'; readonly subject: JobSubject | null }
  /** The user fills in the form. `written` has the fields that are now different. */
  | { readonly type: 'job.write'; readonly written: Partial<JobDraft> }
  /** The dialog was closed. A running job goes on, and a snackbar tells its end. */
  | { readonly type: 'job.close' }
  /** The dialog was closed, and its draft is discarded. */
  | { readonly type: 'job.discard' }
  | ({ readonly type: 'job.start' } & JobStart)
  /** The job was requested elsewhere. Its dialog shows the progress. */
  | { readonly type: 'job.follow'; readonly job: string; readonly subject: JobSubject | null }
  /** Cancels the job, which leaves no effects. */
  | { readonly type: 'job.cancel' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly cloneJob: JobEvent
    readonly fileJob: JobEvent
    readonly proposalJob: JobEvent
    readonly removeJob: JobEvent
    readonly restoreJob: JobEvent
    readonly sendJob: JobEvent
    readonly vouchersJob: JobEvent
  }
}
