import { z } from 'zod'
import { call } from '../call.ts'
import { companyJobStatus } from '../copies/calls.ts'
import { CompanyJobId } from '../copies/company-job.shapes.ts'
import { errors } from '../errors.ts'
import { FtgId } from '../sign-in/session.shapes.ts'
import { RemovedCompany } from './removed-companies.shapes.ts'

/** The calls that remove a company and list the removed ones (first document §2, §7). */
export const removedCompanyCalls = {
  remove: call('DELETE', '/companyInfo/{FtgId}', {
    summary:
      'Begins to remove a company with everything that is under its key, after taking a copy of it that is kept for seven years: both, or neither. For the right Settings.Company.Delete, once the person has confirmed who they are (POST /myAccount/confirm). What was restored from a copy that was sent leaves one that may be deleted, and that goes when the sent one does.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyJobId,
    errors: [errors.rightMissing, errors.companyMissing, errors.companyBusy, errors.confirmationMissing],
  }),
  removeStatus: companyJobStatus('/removeCompany/status/{Id}', z.strictObject({ Id: z.uuid() })),
  log: call('GET', '/companyDeleteLog', {
    summary:
      "The licence's removed companies, the latest first, for its licence users and administrators; without a pagination the newest 100. Sorted by and searched in Namn, FtgId, Login; sorted by TimeStamp too.",
    access: 'session',
    paged: true,
    data: z.array(RemovedCompany),
    errors: [errors.rightMissing],
  }),
}
