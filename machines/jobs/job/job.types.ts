import type { CloneOrder, RestoreOrder } from '#contracts/copies/company-copy.shapes.ts'
import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** What each kind of job is asked for with. A new kind is one line here, and one in `jobKinds`. */
export interface JobBodies {
  readonly RESTORE: RestoreOrder
  readonly CLONE: CloneOrder
  /** Of the company that the person works in. */
  readonly SEND: { readonly InfoText: string }
  /** Once it has been confirmed who asks. */
  readonly REMOVE: { readonly FtgId: string }
}

/** A job that is asked for, of a kind or of any. */
export type JobRequest<Kind extends CompanyJobKind = CompanyJobKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly body: JobBodies[Each] }
}[Kind]

/** The company that a dialog is about. */
export interface JobSubject {
  readonly FtgId: string
  readonly Namn: string
}

/** A job that is asked for. */
export interface JobStart {
  readonly request: JobRequest
  /** The idempotency key for a new intent. */
  readonly key: string
}

/**
 * What is written in a dialog and not asked for yet. What is agreed to is no part of it: that is
 * ticked anew each time.
 */
export interface JobDraft {
  /** The id of the company that is made, as typed; null for the one that is proposed. */
  readonly id: string | null
  /** InfoText. */
  readonly note: string
}

/** By the FtgId of the company that the dialog is about; '' where it is about none. */
export type JobDrafts = Readonly<Record<string, JobDraft>>

export interface JobInput {
  readonly kind: CompanyJobKind
  /** The Id of the job that this tab followed before it was reloaded, or null. */
  readonly followed: string | null
}

export interface JobContext {
  readonly kind: CompanyJobKind
  /** The company that the dialog is about, where it is about one. */
  readonly subject: JobSubject | null
  /** What is written outlives the dialog, until the job is done or it is thrown away. */
  readonly drafts: JobDrafts
  /** The start that may have been done. */
  readonly intent: Intent | null
  /** The Id of the job under way. */
  readonly job: string | null
  /** How it stood when it was last asked about; null before that. */
  readonly standing: CompanyJob | null
  /** It has been followed for so long that a word about it is due. */
  readonly isLong: boolean
  /** What is wrong with what was written, in its `fields`. */
  readonly refusal: ApiFailure | null
  /** What went wrong with the job, in words; stays on display until the next attempt. */
  readonly notice: string
}

export type JobEvent =
  /** Its dialog is wanted. */
  | { readonly type: 'job.open'; readonly subject: JobSubject | null }
  /**
   * The dialog is put away. A job under way goes on, and its end is told by a snackbar. `draft` is
   * what is written in it: null is thrown away, and left out it is as it was.
   */
  | { readonly type: 'job.close'; readonly draft?: JobDraft | null }
  | ({ readonly type: 'job.start' } & JobStart)
  /** It has been asked for elsewhere: its dialog shows how it goes. */
  | { readonly type: 'job.follow'; readonly job: string; readonly subject: JobSubject }
  /** Cancels the job, which leaves no effects. */
  | { readonly type: 'job.cancel' }
  /** The user edits the refused field. */
  | { readonly type: 'job.edited' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly cloneJob: JobEvent
    readonly removeJob: JobEvent
    readonly restoreJob: JobEvent
    readonly sendJob: JobEvent
  }
}
