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
  /** The dialog of a job is wanted; about a company, where it is about one. */
  | { readonly type: 'copies.open'; readonly dialog: JobDialog; readonly company: JobSubject | null }
  /** The dialog of removing that company is wanted. */
  | { readonly type: 'copies.remove'; readonly company: RemovalSubject }

/** The flows of the jobs, by their systemId. */
export type JobDialog = 'restoreJob' | 'cloneJob' | 'sendJob'
