import { errors } from '../errors.ts'
import { exampleEmployee } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { type StaffMember, states } from '../pact/states.ts'
import type { employeeCalls } from './calls.ts'

const employed = { AnstForm: 'TV', AnstFrom: '2021-03-01', AnstTom: null, LoneForm: 'MÅN', Avdelning: '10' } as const
/**
 * The staff of a company, by name in Swedish order: Andersson, Zettergren, Åkesson, Ärlig, Öberg.
 */
const staff: readonly StaffMember[] = [
  { ...employed, AnstNr: '101', Namn: 'Öberg Olle', Epost: 'olle.oberg@example.se' },
  { ...employed, AnstNr: '102', Namn: 'Andersson Anna', Epost: 'anna.andersson@example.se' },
  { ...employed, AnstNr: '103', Namn: 'Ärlig Åsa', Epost: 'asa.arlig@example.se', LoneForm: 'TIM' },
  { ...employed, AnstNr: '104', Namn: 'Zettergren Zara', Epost: 'zara.zettergren@example.se', AnstTom: '2026-12-31' },
  { ...employed, AnstNr: '105', Namn: 'Åkesson Östen', Epost: 'osten.akesson@example.se', Avdelning: '20' },
]
const listed = (AnstNr: string) => {
  const { LoneForm: _, ...member } = staff.find(each => each.AnstNr === AnstNr) as StaffMember
  return { ...exampleEmployee, ...member, ProfilePictureId: exampleEmployee.ProfilePictureId }
}
const given = [states.signedIn('adm'), states.staff('personal', 'adm', staff)]
const scope = { FtgId: 'personal' }
const page = { perPage: 25, pageNum: 1 }

export const employeeOutcomes: OutcomesOf<typeof employeeCalls> = {
  list: [
    {
      name: 'a page of employees, by name',
      given,
      request: { scope, pagination: { sortBy: 'Namn', sortOrder: 'asc', ...page } },
      answer: { data: ['102', '104', '105', '103', '101'].map(listed), pagination: { totalRows: 5 } },
    },
    {
      name: 'the second page, the other way round',
      given,
      request: { scope, pagination: { sortBy: 'AnstNr', sortOrder: 'desc', perPage: 2, pageNum: 2 } },
      answer: { data: ['103', '102'].map(listed), pagination: { totalRows: 5 } },
    },
    {
      name: 'those whom a search finds',
      given,
      request: { scope, pagination: { searchTerm: 'arlig', searchFields: ['Epost'], ...page } },
      answer: { data: [listed('103')], pagination: { totalRows: 1 } },
    },
    {
      name: 'those whom a filter keeps',
      given,
      request: {
        scope,
        pagination: page,
        filter: { UseAvdelning: true, AvdelningList: ['10'], UseLoneForm: true, LoneFormList: ['MÅN'] },
      },
      answer: { data: ['102', '104', '101'].map(listed), pagination: { totalRows: 3 } },
    },
    {
      name: 'those whom a filter of person types, properties, mailboxes and clients keeps',
      given,
      request: {
        scope,
        pagination: page,
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
      given,
      request: { scope, filter: { UseAvdelning: true } },
      answer: { error: errors.fieldsRefused, fields: { AvdelningList: 'Avdelningar är obligatoriskt.' } },
    },
    {
      name: 'nobody found',
      given,
      request: { scope, pagination: { searchTerm: 'heter ingen', searchFields: ['Namn', 'Epost'], ...page } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
}
