import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { jobKinds } from './job.kinds.ts'
import type { JobContext, JobDraft, JobDrafts, JobEvent, JobRequest, JobStart } from './job.types.ts'

/**
 * Returns why a job has failed: in the server's words where there are any. That a copy was not sent
 * is said in the specification's own (first document §8).
 *
 * @param said the server's words, or an empty text
 */
export const reasonOf = (kind: CompanyJobKind, said: string): string =>
  kind === 'SEND' ? jobKinds.SEND.failed : said || jobKinds[kind].failed

/** Returns the job that the guard has seen. */
export function foundIn(job: CompanyJob | null): CompanyJob {
  if (job) return job
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
