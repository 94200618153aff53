import { errors } from '../errors.ts'
import { exampleCompanyJob, exampleRemovedCompany } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { removedCompanyCalls } from './removed-companies.calls.ts'

const bjorken = { params: { FtgId: 'bjorken' } }
const removable = [states.signedIn('lic'), states.removableCompany('bjorken', 'lic')]

export const removedCompanyOutcomes: OutcomesOf<typeof removedCompanyCalls> = {
  remove: [
    { name: 'a company removed', given: removable, request: bjorken, answer: { data: null } },
    {
      name: 'a company that is being copied',
      given: [
        ...removable,
        states.companyJob({ Id: exampleCompanyJob.Id, Kind: 'SEND', Status: 'INPROGRESS' }, 'bjorken', 'lic'),
      ],
      request: bjorken,
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
