import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { openings } from '../rights/openings.ts'
import { FtgId } from '../wire.ts'
import { companyJobStatus } from './calls.ts'
import { CompanyJobId } from './company-job.shapes.ts'
import { RemovedCompany } from './removed-companies.shapes.ts'

/** The calls that remove a company and list the removed ones (first document §2, §7). */
export const removedCompanyCalls = {
  remove: call('DELETE', '/companyInfo/{FtgId}', {
    summary:
      'Starts a job that removes a company and all its data. Requires the right Settings.Company.Delete, and a confirmed identity (POST /myAccount/confirm). In the same transaction the job stores a copy, which is kept for seven years. When the company was restored from a copy that had been sent, the stored copy can be deleted, and expires after at most 90 days.',
    access: { rule: openings.removeCompany },
    params: z.strictObject({ FtgId }),
    data: CompanyJobId,
    errors: [
      commonErrors.rightMissing,
      commonErrors.companyMissing,
      commonErrors.companyBusy,
      commonErrors.confirmationMissing,
    ],
  }),
  removeStatus: companyJobStatus('/removeCompany/status/{Id}', z.strictObject({ Id: z.uuid() })),
  log: call('GET', '/companyDeleteLog', {
    summary:
      "Returns the licence's removed companies, the latest first. Without perPage, returns the latest 100. Sorts by Namn, FtgId, Login or TimeStamp. Searches in Namn, FtgId and Login. For the roles LIC and ADM.",
    access: { rule: openings.removedCompanies },
    paged: true,
    data: z.array(RemovedCompany),
    errors: [commonErrors.rightMissing],
  }),
}
