import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleEmployee } from '../examples.ts'
import { states } from '../pact/states.ts'
import { StaffFilter } from './employee-filter.ts'
import { EmployeeListItem } from './shapes.ts'

const scope = { FtgId: 'nordsken' }

/** The employees of the company in the company header (third document §3, §7). */
export const employeeCalls = {
  list: call('GET', '/perlista', {
    summary:
      'The employees of the company, by name in Swedish order; without a pagination the first 10,000. Sorted by AnstNr, Namn, PersNr, Epost, Avdelning or AnstFrom; searched in AnstNr, Namn, PersNr, Epost and Avdelning. The filter is what of an employee filter the staff list can tell: all but warnings.',
    access: { right: 'Registry.PerReg.Read' },
    paged: true,
    filter: StaffFilter,
    data: z.array(EmployeeListItem),
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing, errors.fieldsRefused],
    outcomes: [
      {
        name: 'a page of employees',
        given: [states.signedIn('ftg2'), states.employees('nordsken', 'ftg2')],
        request: { scope, pagination: { sortBy: 'Namn', sortOrder: 'asc', perPage: 1, pageNum: 1 } },
        answer: { data: [exampleEmployee], pagination: { totalRows: 48 } },
      },
      {
        name: 'those whom a filter keeps',
        given: [states.signedIn('ftg2'), states.employees('nordsken', 'ftg2')],
        request: {
          scope,
          pagination: { perPage: 1, pageNum: 1 },
          filter: { UseAvdelning: true, AvdelningList: ['10'], UseLoneForm: true, LoneFormList: ['MÅN'] },
        },
        answer: { data: [exampleEmployee], pagination: { totalRows: 12 } },
      },
      {
        name: 'those whom a filter of person types, properties, mailboxes and clients keeps',
        given: [states.signedIn('ftg2'), states.employees('nordsken', 'ftg2')],
        request: {
          scope,
          pagination: { perPage: 25, pageNum: 1 },
          filter: {
            UsePerTyp: true,
            PerTypList: ['TJM'],
            UseEgenskap: true,
            EgenskapIDList: ['10'],
            UseDigitalMailbox: true,
            DigitalMailboxList: ['NONE', 'KIVRA'],
            DigitalPayslipFilter: 'DIGITAL',
            BrukareList: ['1'],
          },
        },
        answer: { data: [], pagination: { totalRows: 0 } },
      },
      {
        name: 'a filter that is switched on and left empty',
        given: [states.signedIn('ftg2'), states.employees('nordsken', 'ftg2')],
        request: { scope, filter: { UseAvdelning: true } },
        answer: { error: errors.fieldsRefused, fields: { AvdelningList: 'Avdelningar är obligatoriskt.' } },
      },
      {
        name: 'nobody found',
        given: [states.signedIn('ftg2'), states.employees('akvarell', 'ftg2')],
        request: {
          scope: { FtgId: 'akvarell' },
          pagination: { searchTerm: 'heter ingen', searchFields: ['Namn', 'Epost'], perPage: 25, pageNum: 1 },
        },
        answer: { data: [], pagination: { totalRows: 0 } },
      },
      {
        name: 'an account without the right',
        given: [states.signedIn('per'), states.company('nordsken', 'per')],
        request: { scope },
        answer: { error: errors.rightMissing },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { scope: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
}
