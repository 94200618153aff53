import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { JobStart } from './job.types.ts'

/** A job, by its kind and Id. */
interface Job {
  readonly kind: CompanyJobKind
  readonly job: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const jobPorts = {
  /** Returns the user's newest running job of a kind, or null, from `GET /companyJobs`. */
  findJob: port<{ readonly kind: CompanyJobKind }, Result<CompanyJob | null>>('job.findJob'),
  /**
   * `POST /restoreCompany`, `/cloneCompany` or `/sendCompanyCopy`, or `DELETE
   * /companyInfo/{FtgId}`. Returns the Id of the job.
   */
  startJob: port<JobStart, Result<string>>('job.startJob'),
  /** Returns the status of a job: `GET …/status/{Id}` of its kind. */
  askStatus: port<Job, Result<CompanyJob>>('job.askStatus'),
  /**
   * `DELETE /companyJobs/{Id}`. Returns the resulting status. A job that had ended is unchanged.
   */
  cancelJob: port<Job, Result<CompanyJob>>('job.cancelJob'),
}

/** The flow's effects: the requests that it does not wait for. */
export const jobEffects = {
  /**
   * Stores in this tab which job of a kind is followed, so that a reloaded page continues with it.
   * Null for none.
   */
  setFollowed: effectPort<{ readonly kind: CompanyJobKind; readonly job: string | null }>('job.keepFollowed'),
}
