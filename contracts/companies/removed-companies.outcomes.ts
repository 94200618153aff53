import { companyJobOutcomes } from '../copies/outcomes.ts'
import { errors } from '../errors.ts'
import { exampleCompanyJob, exampleRemovedCompany } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { removedCompanyCalls } from './removed-companies.calls.ts'

export const removedCompanyOutcomes: OutcomesOf<typeof removedCompanyCalls> = {
  remove: [
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
  removeStatus: companyJobOutcomes({ Id: exampleCompanyJob.Id }, 'REMOVE', 'bjorken'),
  log: [
    {
      name: 'the newest of the log',
      given: [states.signedIn('adm'), states.removedCompany('bjorken', 'adm')],
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
      answer: { data: [exampleRemovedCompany], pagination: { totalRows: 1, anyCount: true } },
    },
    {
      name: 'nothing found',
      given: [states.signedIn('adm')],
      request: { pagination: { searchTerm: 'heter ingenting', searchFields: ['Namn'], perPage: 25, pageNum: 1 } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
    {
      name: 'an account that is no administrator',
      given: [states.signedIn('ftg2')],
      request: {},
      answer: { error: errors.rightMissing },
    },
  ],
}
