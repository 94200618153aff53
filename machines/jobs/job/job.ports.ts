import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { JobStart } from './job.types.ts'

/** A job of that kind, by its Id. */
interface Job {
  readonly kind: CompanyJobKind
  readonly job: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const jobPorts = {
  /**
   * The newest job of that kind that the person has under way, or null: from `GET /companyJobs`.
   */
  findJob: port<{ readonly kind: CompanyJobKind }, Result<CompanyJob | null>>('job.findJob'),
  /**
   * `POST /restoreCompany`, `/cloneCompany` or `/sendCompanyCopy`, or `DELETE
   * /companyInfo/{FtgId}`: the Id of the job.
   */
  startJob: port<JobStart, Result<string>>('job.startJob'),
  /** How it stands: `GET …/status/{Id}` of its kind. */
  askStatus: port<Job, Result<CompanyJob>>('job.askStatus'),
  /** `DELETE /companyJobs/{Id}`: how it stands then. One that had ended is as it was. */
  cancelJob: port<Job, Result<CompanyJob>>('job.cancelJob'),
}

/** The flow's effects: the requests that it does not wait for. */
export const jobEffects = {
  /**
   * Keeps in this tab which job of that kind is followed, so that it is after a reload; null for
   * none.
   */
  setFollowed: effectPort<{ readonly kind: CompanyJobKind; readonly job: string | null }>('job.keepFollowed'),
}
