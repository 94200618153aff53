import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { FtgId } from '../sign-in/session.shapes.ts'
import { RemovedCompany } from './removed-companies.shapes.ts'

/** Removing a company, and the log of those removed (first document §2, §7). */
export const removedCompanyCalls = {
  remove: call('DELETE', '/companyInfo/{FtgId}', {
    summary:
      'Removes a company with everything that is under its key, after taking a copy of it that is kept for seven years: both, or neither. For the right Settings.Company.Delete.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: z.null(),
    errors: [errors.rightMissing, errors.companyMissing, errors.companyBusy],
  }),
  log: call('GET', '/companyDeleteLog', {
    summary:
      "The licence's removed companies, the latest first, for its licence users and administrators; without a pagination the newest 100. Sorted by and searched in Namn, FtgId, Login; sorted by TimeStamp too.",
    access: 'session',
    paged: true,
    data: z.array(RemovedCompany),
    errors: [errors.rightMissing],
  }),
}
