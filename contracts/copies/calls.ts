import { z } from 'zod'
import { type Call, call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { companyErrors } from '../companies/errors.ts'
import { openings } from '../rights/openings.ts'
import { CloneOrder, CompanyCopy, CopyName, InfoText, RestoreOrder } from './company-copy.shapes.ts'
import { CompanyJob, CompanyJobId, CompanyJobs } from './company-job.shapes.ts'
import { copyErrors } from './errors.ts'

/** Creates the call that returns the status of a job of one kind. */
export const companyJobStatus = <Params extends z.ZodType>(path: Call['path'], params: Params) =>
  call('GET', path, {
    summary:
      'Returns a job that the account has started, with its status. The company that a job creates exists once the status is COMPLETED, and not before.',
    access: 'session',
    params,
    data: CompanyJob,
    errors: [copyErrors.companyJobMissing],
  })

/**
 * The calls that send, restore and clone copies of companies (first document §4, §7; third document
 * §4, §7).
 */
export const copyCalls = {
  jobs: call('GET', '/companyJobs', {
    summary:
      'Returns whether the account may restore, send and clone companies, and its jobs that are queued or running. A reloaded page finds its jobs by this call. The specification names the jobs, but not this call.',
    access: 'session',
    data: CompanyJobs,
  }),
  cancel: call('DELETE', '/companyJobs/{Id}', {
    summary:
      'Cancels a job that is queued or running, and returns the job. Nothing that it has done remains, and its status is FAILED. A job that has ended is not changed.',
    access: 'session',
    params: z.strictObject({ Id: z.uuid() }),
    data: CompanyJob,
    errors: [copyErrors.companyJobMissing],
  }),
  send: call('POST', '/sendCompanyCopy', {
    summary:
      "Starts a job that sends a copy of the company in the X-Ftg-Id header to the provider's support. Not for the support's own accounts.",
    access: { right: 'SendCompanyCopy.Enabled' },
    body: z.strictObject({ InfoText }),
    data: CompanyJobId,
    errors: [commonErrors.companyBusy],
  }),
  sendStatus: companyJobStatus('/sendCompanyCopy/status/{id}', z.strictObject({ id: z.uuid() })),
  sources: call('GET', '/restoreCompany/listSources', {
    summary:
      "Returns the numbers of the licences whose copies the account may restore, its own licence first. For accounts of the provider's support, includes every licence that has sent a copy. For the roles LIC and ADM.",
    access: { rule: openings.restoreCopy },
    data: z.array(z.string()),
    errors: [commonErrors.rightMissing],
  }),
  files: call('GET', '/restoreCompany/listFiles/{LicNr}', {
    summary:
      "Returns the copies of a licence, the newest first. Returns an empty list when the account may not see that licence's copies. For the roles LIC and ADM.",
    access: { rule: openings.restoreCopy },
    params: z.strictObject({ LicNr: z.string().max(40) }),
    data: z.array(CompanyCopy),
    errors: [commonErrors.rightMissing],
  }),
  restore: call('POST', '/restoreCompany', {
    summary: "Starts a job that creates a company from a copy, in the account's licence. For the roles LIC and ADM.",
    access: { rule: openings.restoreCopy },
    body: RestoreOrder,
    data: CompanyJobId,
    errors: [
      commonErrors.rightMissing,
      copyErrors.copyMissing,
      copyErrors.copyTooNew,
      commonErrors.fieldsRefused,
      companyErrors.companyIdTaken,
    ],
  }),
  restoreStatus: companyJobStatus('/restoreCompany/status/{Id}', z.strictObject({ Id: z.uuid() })),
  deleteCopy: call('POST', '/restoreCompany/deleteCopy', {
    summary:
      'Deletes a copy. Refuses a copy that must be kept for seven years, since it was stored when its company was removed. For the roles LIC and ADM.',
    access: { rule: openings.restoreCopy },
    body: CopyName,
    data: z.null(),
    errors: [commonErrors.rightMissing, copyErrors.copyMissing, copyErrors.copyKept],
  }),
  clone: call('POST', '/cloneCompany', {
    summary:
      "Starts a job that creates a copy of another company of the licence. For the role LIC, in the licences that the installation's configuration names.",
    access: { rule: openings.cloneCompany },
    body: CloneOrder,
    data: CompanyJobId,
    errors: [
      commonErrors.rightMissing,
      commonErrors.companyMissing,
      commonErrors.companyBusy,
      commonErrors.fieldsRefused,
      companyErrors.companyIdTaken,
    ],
  }),
  cloneStatus: companyJobStatus('/cloneCompany/status/{jobId}', z.strictObject({ jobId: z.uuid() })),
}
