import type { CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import type { RemovalSubject } from '../../companies/company-removal/company-removal.types.ts'
import type { JobSubject } from '../../jobs/job/job.types.ts'

/** Ids of jobs, by their kind. */
export type FollowedJobs = Readonly<Partial<Record<CompanyJobKind, string>>>

export interface CopiesInput {
  /** The jobs that this tab followed before it was reloaded. */
  readonly followed: FollowedJobs
}

/** The events of the flow of whole companies. */
export type CopiesEvent =
  /** Opens the dialog of a job. `company` is null when the dialog is not about a company. */
  | { readonly type: 'copies.open'; readonly dialog: JobDialog; readonly company: JobSubject | null }
  /** Opens the dialog that removes the company. */
  | { readonly type: 'copies.remove'; readonly company: RemovalSubject }

/** The flows of the jobs, by their systemId. */
export type JobDialog = 'restoreJob' | 'cloneJob' | 'sendJob'

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly copies: CopiesEvent
  }
}
