import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { jobKinds } from './job.kinds.ts'
import type { JobContext, JobDraft, JobDrafts, JobEvent, JobRequest, JobStart } from './job.types.ts'

/**
 * Returns why a job failed, in the server's words where there are any. A copy that was not sent has
 * the text of the specification (first document §8).
 *
 * @param said the server's words, or an empty text
 */
export const reasonOf = (kind: CompanyJobKind, said: string): string =>
  kind === 'SEND' ? jobKinds.SEND.failed : said || jobKinds[kind].failed

/** Returns the job. A guard has checked that there is one. */
export function foundIn(job: CompanyJob | null): CompanyJob {
  if (job) return job
  throw new Error('No job was found; the guard should have seen it')
}

export function startIn(event: JobEvent, { intent }: JobContext): JobStart {
  if (event.type === 'job.start' && intent) return { request: event.request, key: intent.key }
  throw new Error('A job is started by its request')
}

/**
 * Returns a text that identifies the start of a job. It includes the company of the dialog, because
 * a copy of that company is sent.
 */
export const startOf = ({ subject }: Pick<JobContext, 'subject'>, request: JobRequest): string =>
  JSON.stringify([subject?.FtgId, request])

export function jobOf({ kind, job }: JobContext): { readonly kind: CompanyJobKind; readonly job: string } {
  if (job === null) throw new Error('There is no job to ask about')
  return { kind, job }
}

/** Returns the key of the draft of the dialog on display. */
export const aboutOf = ({ subject }: Pick<JobContext, 'subject'>): string => subject?.FtgId ?? ''

/**
 * Returns the key of the draft of the followed job, which may concern another company than the
 * dialog does.
 */
export const jobAboutOf = ({ kind, standing }: JobContext): string =>
  kind === 'RESTORE' ? '' : (standing?.SourceFtgId ?? '')

const nothingWritten: JobDraft = { id: null, note: '', isAgreed: false }

/** Returns the draft of the dialog on display. */
export const draftOf = (context: Pick<JobContext, 'subject' | 'drafts'>): JobDraft =>
  context.drafts[aboutOf(context)] ?? nothingWritten

/** Returns the drafts without that of a key. */
export function draftsWithout(drafts: JobDrafts, about: string): JobDrafts {
  const { [about]: _, ...others } = drafts
  return others
}
