import { z } from 'zod'
import { type Call, call } from '../call.ts'
import { errors } from '../errors.ts'
import { CloneOrder, CompanyCopy, CopyName, InfoText, RestoreOrder } from './company-copy.shapes.ts'
import { CompanyJob, CompanyJobId, CompanyJobs } from './company-job.shapes.ts'

/** Creates the call that returns the status of a job of one kind. */
export const companyJobStatus = <Params extends z.ZodType>(path: Call['path'], params: Params) =>
  call('GET', path, {
    summary:
      'How a job stands that the account has asked for. The company that it makes is there once it is COMPLETED, and nothing of it before.',
    access: 'session',
    params,
    data: CompanyJob,
    errors: [errors.companyJobMissing],
  })

/**
 * The calls that send, restore and clone copies of companies (first document §4, §7; third document
 * §4, §7).
 */
export const copyCalls = {
  jobs: call('GET', '/companyJobs', {
    summary:
      'Which copying of companies the account may do, and its jobs that are under way. The specification has the jobs, not this call: by it a page finds a job again.',
    access: 'session',
    data: CompanyJobs,
  }),
  cancel: call('DELETE', '/companyJobs/{Id}', {
    summary:
      'Cancels a job that is under way: nothing of it is left, and it has FAILED. One that had ended stays as it was. How the job stands then.',
    access: 'session',
    params: z.strictObject({ Id: z.uuid() }),
    data: CompanyJob,
    errors: [errors.companyJobMissing],
  }),
  send: call('POST', '/sendCompanyCopy', {
    summary:
      "Begins to make a copy of the company in the company header, for the provider's support. Not for the support's own accounts.",
    access: { right: 'SendCompanyCopy.Enabled' },
    body: z.strictObject({ InfoText }),
    data: CompanyJobId,
    errors: [errors.companyBusy],
  }),
  sendStatus: companyJobStatus('/sendCompanyCopy/status/{id}', z.strictObject({ id: z.uuid() })),
  sources: call('GET', '/restoreCompany/listSources', {
    summary:
      "The licences whose copies the account may restore, its own first; the support's accounts, those of every licence that has sent any. For licence users and administrators.",
    access: 'session',
    data: z.array(z.string()),
    errors: [errors.rightMissing],
  }),
  files: call('GET', '/restoreCompany/listFiles/{LicNr}', {
    summary: 'The copies of a licence, the newest first; of one whose copies the account may not see there are none.',
    access: 'session',
    params: z.strictObject({ LicNr: z.string().max(40) }),
    data: z.array(CompanyCopy),
    errors: [errors.rightMissing],
  }),
  restore: call('POST', '/restoreCompany', {
    summary:
      'Begins to make a company out of a copy, in the licence of the account. For licence users and administrators.',
    access: 'session',
    body: RestoreOrder,
    data: CompanyJobId,
    errors: [errors.rightMissing, errors.copyMissing, errors.copyTooNew, errors.fieldsRefused, errors.companyIdTaken],
  }),
  restoreStatus: companyJobStatus('/restoreCompany/status/{Id}', z.strictObject({ Id: z.uuid() })),
  deleteCopy: call('POST', '/restoreCompany/deleteCopy', {
    summary: 'Deletes a copy. One that was made when its company was removed is kept.',
    access: 'session',
    body: CopyName,
    data: z.null(),
    errors: [errors.rightMissing, errors.copyMissing, errors.copyKept],
  }),
  clone: call('POST', '/cloneCompany', {
    summary:
      "Begins to make a company like another of the licence's. For licence users, of the licences that the installation names.",
    access: 'session',
    body: CloneOrder,
    data: CompanyJobId,
    errors: [
      ...[errors.rightMissing, errors.companyMissing, errors.companyBusy],
      ...[errors.fieldsRefused, errors.companyIdTaken],
    ],
  }),
  cloneStatus: companyJobStatus('/cloneCompany/status/{jobId}', z.strictObject({ jobId: z.uuid() })),
}
