import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { exampleCompanyJob, exampleRemovedCompany } from './examples.ts'
import { companyJobOutcomes } from './outcomes.ts'
import type { removedCompanyCalls } from './removed-companies.calls.ts'

export const removedCompanyOutcomes: OutcomesOf<typeof removedCompanyCalls> = {
  remove: [
    {
      name: 'a removal begun',
      given: [
        callerStates.signedIn('lic'),
        callerStates.confirmed('lic'),
        companyStates.removableCompany('bjorken', 'lic'),
      ],
      request: { params: { FtgId: 'bjorken' } },
      answer: { data: { Id: exampleCompanyJob.Id } },
    },
    {
      name: 'a person who has not confirmed who they are',
      given: [callerStates.signedIn('lic'), companyStates.removableCompany('bjorken', 'lic')],
      request: { params: { FtgId: 'bjorken' } },
      answer: { error: commonErrors.confirmationMissing },
    },
    {
      name: 'a company that is being removed',
      given: [
        callerStates.signedIn('lic'),
        callerStates.confirmed('lic'),
        companyStates.companyLeaving('akvarell', 'lic'),
      ],
      request: { params: { FtgId: 'akvarell' } },
      answer: { error: commonErrors.companyBusy },
    },
    {
      name: 'an account without the right',
      given: [callerStates.signedIn('las'), companyStates.company('nordsken', 'las')],
      request: { params: { FtgId: 'nordsken' } },
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('lic'), callerStates.noCompany('omtanke', 'lic')],
      request: { params: { FtgId: 'omtanke' } },
      answer: { error: commonErrors.companyMissing },
    },
  ],
  removeStatus: companyJobOutcomes({ Id: exampleCompanyJob.Id }, 'REMOVE', 'bjorken'),
  log: [
    {
      name: 'the newest of the log',
      given: [callerStates.signedIn('adm'), companyStates.removedCompany('bjorken', 'adm')],
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
      answer: { data: [exampleRemovedCompany], pagination: { totalRows: 1, anyCount: true } },
    },
    {
      name: 'nothing found',
      given: [callerStates.signedIn('adm')],
      request: { pagination: { searchTerm: 'heter ingenting', searchFields: ['Namn'], perPage: 25, pageNum: 1 } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: {},
      answer: { error: commonErrors.rightMissing },
    },
  ],
}
