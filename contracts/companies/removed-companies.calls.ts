import { z } from 'zod'
import { call } from '../call.ts'
import { companyJobStatus } from '../copies/company-job.calls.ts'
import { CompanyJobId } from '../copies/company-job.shapes.ts'
import { errors } from '../errors.ts'
import { exampleCompanyJob, exampleRemovedCompany } from '../examples.ts'
import { states } from '../pact/states.ts'
import { FtgId } from '../sign-in/session.shapes.ts'
import { RemovedCompany } from './removed-companies.shapes.ts'

/** Removing a company, and the log of those removed (first document §2, §7). */
export const removedCompanyCalls = {
  remove: call('DELETE', '/companyInfo/{FtgId}', {
    summary:
      'Begins to remove a company with everything that is under its key, after taking a copy of it that is kept for seven years: both, or neither. For the right Settings.Company.Delete, once the person has confirmed who they are (POST /myAccount/confirm). What was restored from a copy that was sent leaves one that may be deleted, and that goes when the sent one does.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyJobId,
    errors: [
      ...[errors.noSession, errors.rightMissing, errors.companyMissing],
      ...[errors.companyBusy, errors.confirmationMissing],
    ],
    outcomes: [
      {
        name: 'a removal begun',
        given: [states.signedIn('lic'), states.confirmed('lic'), states.removableCompany('bjorken', 'lic')],
        request: { params: { FtgId: 'bjorken' } },
        answer: { data: { Id: exampleCompanyJob.Id } },
      },
      {
        name: 'a person who has not confirmed who they are',
        given: [states.signedIn('lic'), states.removableCompany('bjorken', 'lic')],
        request: { params: { FtgId: 'bjorken' } },
        answer: { error: errors.confirmationMissing },
      },
      {
        name: 'a company that is being removed',
        given: [states.signedIn('lic'), states.confirmed('lic'), states.companyLeaving('akvarell', 'lic')],
        request: { params: { FtgId: 'akvarell' } },
        answer: { error: errors.companyBusy },
      },
      {
        name: 'an account without the right',
        given: [states.signedIn('las'), states.company('nordsken', 'las')],
        request: { params: { FtgId: 'nordsken' } },
        answer: { error: errors.rightMissing },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('lic'), states.noCompany('omtanke', 'lic')],
        request: { params: { FtgId: 'omtanke' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
  removeStatus: companyJobStatus(
    '/removeCompany/status/{Id}',
    z.strictObject({ Id: z.uuid() }),
    { Id: exampleCompanyJob.Id },
    'REMOVE',
    'bjorken',
  ),
  log: call('GET', '/companyDeleteLog', {
    summary:
      "The licence's removed companies, the latest first, for its licence users and administrators; without a pagination the newest 100. Sorted by and searched in Namn, FtgId, Login; sorted by TimeStamp too.",
    access: 'session',
    paged: true,
    data: z.array(RemovedCompany),
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      {
        name: 'a page of the log',
        given: [states.signedIn('adm'), states.removedCompany('bjorken', 'adm')],
        request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
        answer: { data: [exampleRemovedCompany], pagination: { totalRows: 1 } },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: {},
        answer: { error: errors.rightMissing },
      },
    ],
  }),
}
