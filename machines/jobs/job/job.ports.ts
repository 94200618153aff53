import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { type DeclaredCall, eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import { effectPort } from '../../kit/shared/port.ts'
import type { JobStart } from './job.types.ts'

/** A job, by its kind and Id. */
interface Job {
  readonly kind: CompanyJobKind
  readonly job: string
}

const idOf = ({ Id }: { readonly Id: string }): string => Id

/** The flow's ports: the requests whose answers it waits for. */
export const jobPorts = {
  /** Returns the user's newest running job of a kind, or null. */
  findJob: ofCall('job.findJob', ({ kind }: { readonly kind: CompanyJobKind }) =>
    reading('copies', 'jobs', {}, ({ Jobs }) => Jobs.find(({ Kind }) => Kind === kind) ?? null),
  ),
  /** Returns the Id of the job. */
  startJob: ofCall('job.startJob', ({ request, key: idempotencyKey }: JobStart) => {
    switch (request.kind) {
      case 'RESTORE':
        return writing('copies', 'restore', { body: request.body, idempotencyKey }, idOf)
      case 'CLONE':
        return writing('copies', 'clone', { body: request.body, idempotencyKey }, idOf)
      case 'REMOVE':
        return writing('removedCompanies', 'remove', { params: request.body, idempotencyKey }, idOf)
      default:
        return writing('copies', 'send', { body: request.body, idempotencyKey }, idOf)
    }
  }),
  askStatus: ofCall('job.askStatus', ({ kind, job }: Job): DeclaredCall<CompanyJob> => {
    switch (kind) {
      case 'RESTORE':
        return reading('copies', 'restoreStatus', { params: { Id: job } })
      case 'CLONE':
        return reading('copies', 'cloneStatus', { params: { jobId: job } })
      case 'FILE':
      case 'PROPOSAL':
      case 'VOUCHERS':
        return reading('fileJobs', 'status', { params: { Id: job } })
      case 'REMOVE':
        return reading('removedCompanies', 'removeStatus', { params: { Id: job } })
      default:
        return reading('copies', 'sendStatus', { params: { id: job } })
    }
  }),
  /** Returns the resulting status. A job that had ended is unchanged. */
  cancelJob: ofCall('job.cancelJob', ({ job }: Job) =>
    writing('copies', 'cancel', { params: { Id: job }, idempotencyKey: eachTime }),
  ),
}

/** The flow's effects: the requests that it does not wait for. */
export const jobEffects = {
  /**
   * Stores in this tab which job of a kind is followed, so that a reloaded page continues with it.
   * Null for none.
   */
  setFollowed: effectPort<{ readonly kind: CompanyJobKind; readonly job: string | null }>('job.keepFollowed'),
}
