import type { CompanyJob, CompanyJobKind, CompanyJobStatus } from '#contracts/copies/company-job.shapes.ts'
import { isOk, type Result } from '../../kit/shared/result.ts'
import { failureText } from '../../kit/shared/tell.ts'
import { type JobRequest, jobKinds } from './job.kinds.ts'
import type { JobContext, JobDraft, JobDrafts, JobEvent, JobStart } from './job.types.ts'

/** Which status an answer gives; null when it gives none. */
export const statusOf = (result: Result<CompanyJob>): CompanyJobStatus | null =>
  isOk(result) ? result.value.Status : null

/**
 * Returns why a job has failed: in the server's words where there are any. That a copy was not sent
 * is said in the specification's own (first document §8).
 */
export const reasonIn = (result: Result<CompanyJob>, kind: CompanyJobKind): string =>
  kind === 'SEND'
    ? jobKinds.SEND.failed
    : (isOk(result) ? result.value.Message : failureText(result.failure)) || jobKinds[kind].failed

/** The job of an answer, where the guards have seen that there is one. */
export function foundIn(result: Result<CompanyJob | null>): CompanyJob {
  if (isOk(result) && result.value) return result.value
  throw new Error('No job was found; the guard should have seen it')
}

export function startIn(event: JobEvent, { intent }: JobContext): JobStart {
  if (event.type === 'job.start' && intent) return { request: event.request, key: intent.key }
  throw new Error('A job is started by its request')
}

/**
 * Describes the start of a job, with the company that the dialog is about: a copy is sent of that
 * one.
 */
export const startOf = ({ subject }: Pick<JobContext, 'subject'>, request: JobRequest): string =>
  JSON.stringify([subject?.FtgId, request])

export function jobOf({ kind, job }: JobContext): { readonly kind: CompanyJobKind; readonly job: string } {
  if (job === null) throw new Error('There is no job to ask about')
  return { kind, job }
}

/** What the dialog on display is about, as drafts have it. */
export const aboutOf = ({ subject }: Pick<JobContext, 'subject'>): string => subject?.FtgId ?? ''

/** The same of the job that is followed, which may be about another company than the dialog is. */
export const jobAboutOf = ({ kind, standing }: JobContext): string =>
  kind === 'RESTORE' ? '' : (standing?.SourceFtgId ?? '')

/** @param draft null: thrown away; undefined: as it was */
export function draftsWith(drafts: JobDrafts, about: string, draft: JobDraft | null | undefined): JobDrafts {
  if (draft === undefined) return drafts
  const { [about]: _before, ...others } = drafts
  return draft === null ? others : { ...others, [about]: draft }
}
