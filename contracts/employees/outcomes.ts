import { errors } from '../errors.ts'
import { exampleEmployee } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { employeeCalls } from './calls.ts'

const scope = { FtgId: 'nordsken' }

export const employeeOutcomes: OutcomesOf<typeof employeeCalls> = {
  list: [
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
  ],
}
