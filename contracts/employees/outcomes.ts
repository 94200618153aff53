import { commonErrors } from '../common-errors.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { companyFacts } from '../person/company-facts.ts'
import { clients } from '../registers/clients.ts'
import { standardPersons } from '../registers/standard-persons.ts'
import { registerStates } from '../registers/states.ts'
import { noDate, noGuid } from '../rules/required.ts'
import { exampleAbsence } from './absences/outcomes.ts'
import { absenceStates } from './absences/states.ts'
import type { employeeCalls } from './calls.ts'
import { employeeErrors } from './errors.ts'
import { exampleEmployee, exampleEmployeeValues } from './examples.ts'
import type { EmployeeFact, EmployeeValues } from './shapes.ts'
import { givenCompany, payingScope } from './stated-staff.ts'
import { employeeStates, type StaffMember } from './states.ts'

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
/** The fields that payroll lacks of an employee who is only in the list. */
const Saknas = ['PersNr', 'AvtalId', 'SkatteTyp', 'KontoNr']
const listed = (AnstNr: string) => {
  const { LoneForm: _, ...member } = staff.find(each => each.AnstNr === AnstNr) as StaffMember
  return { ...exampleEmployee, ...member, ProfilePictureId: exampleEmployee.ProfilePictureId, Saknas }
}
const given = [callerStates.signedIn('adm'), employeeStates.staff('personal', 'adm', staff)]
const scope = { FtgId: 'personal' }
const page = { perPage: 25, pageNum: 1 }

const by = 'adm'
const person = { FtgId: 'personen' }
const values = exampleEmployeeValues
const entry = { Slag: 'lon', From: '2027-01-01' } as const
const before = { Slag: 'lon', From: '1900-01-01', Values: { Lon: 32_500 } } as const
const raise = { ...entry, Values: { Lon: 34_000 } }
const of = (own: EmployeeValues = values, ...facts: readonly EmployeeFact[]) => [
  callerStates.signedIn(by),
  employeeStates.employee(person.FtgId, by, own as unknown as FormValues, facts),
]
const one = of()
const changed = of(values, before, raise)
const used = [...one, employeeStates.employeeUsed(person.FtgId, by, values.AnstNr)]
const ofOne = { scope: person, params: { AnstNr: values.AnstNr } }
const told = {
  Version: 1,
  Datum: '2026-12-31',
  Values: values,
  Andringar: [],
  UsedBy: [],
  Franvaro: [],
  Barnfakta: [],
  Uppdrag: null,
  Saknas: ['AvtalId', 'KontoNr'],
  ProfilePictureId: noGuid,
}
const [client] = clients.examples
const child = { Namn: 'Alma', Fodd: '2022-04-18', VabTom: '1899-12-30', EnsamVardnad: true }
const row = {
  LonArtNr: '6010',
  Antal: 0,
  Pris: 0,
  Belopp: 1_000,
  From: '2026-01-01',
  Tom: '1899-12-30',
  Intervall: 1,
  ResEnh1: '',
  ResEnh2: '',
  ResEnh3: '',
  ResEnh4: '',
  ResEnh5: '',
  ResEnh6: '',
  KonKey: '',
}
const decision = {
  Malnr: 'U-4711-26',
  Avser: '3',
  Forbehall: 14_000,
  Belopp: 2_000,
  Bankgiro: '5050-1055',
  Referens: '471126',
  From: '2026-01-01',
  Tom: '1899-12-30',
}
const parent = { ...values, Barn: [child], Loneposter: [row], Utmatningar: [decision] }
const absence = { Id: '6e1b6d0c-9c43-4f5e-a6a8-2b7f0c1d9e55', Version: 1, Values: exampleAbsence }
/** The company has chosen nothing. */
const Foretag = Object.fromEntries(
  Object.entries(companyFacts).map(([name, field]) => [name, field.default as string | boolean]),
)
const choices = {
  Avdelning: [{ value: '10', label: '10 Butik' }],
  AvtalId: [{ value: 'TJM', label: 'TJM Tjänstemän' }],
  EgenskapIDList: [{ value: '20', label: '20 Truckkort' }],
  FackId: [{ value: 'UNI', label: 'UNI Unionen' }],
}
const AvtalTabeller = [{ AvtalId: 'TJM', TabellKod: 'STANDARD' }]
const { Id, BenText, Egenskaper, ...templateValues } = standardPersons.examples[1]
const EgenskapIDList = (Egenskaper as readonly FormRow[]).map(row => String(row.EgenskapID))
const template = { Id: String(Id), BenText: String(BenText) }
const templateChoice = { value: template.Id, label: `${template.Id} ${template.BenText}` }

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
      answer: { error: commonErrors.fieldsRefused, fields: { AvdelningList: 'Avdelningar är obligatoriskt.' } },
    },
    {
      name: 'nobody found',
      given,
      request: { scope, pagination: { searchTerm: 'heter ingen', searchFields: ['Namn', 'Epost'], ...page } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
  choices: [
    {
      name: 'what the company has',
      given: [...one, employeeStates.employeeChoices(person.FtgId, by, { ...choices, Mallar: [templateChoice] })],
      request: { scope: person },
      answer: {
        data: {
          ...choices,
          AnstNr: '1',
          SkattTab: '32',
          TabellStyKod: 'STANDARD',
          AvtalTabeller,
          Foretag,
          Mallar: [
            {
              ...template,
              Values: { ...templateValues, EgenskapIDList } as Readonly<
                Record<string, string | number | boolean | string[]>
              >,
            },
          ],
          OpenNewPerson: false,
        },
        pins: ['*'],
      },
    },
  ],
  one: [
    {
      name: 'an employee, on a day',
      given: changed,
      request: { ...ofOne, filter: { Datum: '2026-12-31' } },
      answer: { data: { ...told, Datum: '2026-12-31', Andringar: [before, raise] }, pins: ['*'] },
    },
    {
      name: 'an employee, on a day to come',
      given: changed,
      request: { ...ofOne, filter: { Datum: '2027-01-01' } },
      answer: {
        data: { ...told, Datum: '2027-01-01', Values: { ...values, Lon: 34_000 }, Andringar: [before, raise] },
        pins: ['*'],
      },
    },
    {
      name: 'a person with a protected identity, to an account that may not write',
      given: givenCompany('las'),
      request: { scope: payingScope, params: { AnstNr: '2' }, filter: { Datum: '2026-12-31' } },
      answer: { figures: ['*'] },
    },
    {
      name: 'a person with a protected identity, to an account that may write',
      given: givenCompany(by),
      request: { scope: payingScope, params: { AnstNr: '2' }, filter: { Datum: '2026-12-31' } },
      answer: { figures: ['*'] },
    },
    {
      name: 'an employee with a card number and a property',
      given: [
        ...of({ ...values, EgenskapIDList: ['20'] }),
        employeeStates.employeeUsed(person.FtgId, by, values.AnstNr),
      ],
      request: { ...ofOne, filter: { Datum: '2026-12-31' } },
      answer: {
        data: { ...told, Values: { ...values, EgenskapIDList: ['20'] }, UsedBy: [{ Text: 'kortnummer', Antal: 1 }] },
        pins: ['*'],
      },
    },
    {
      name: 'an employee with a child, a standing pay row and an absence',
      given: [...of(parent), absenceStates.absences(person.FtgId, by, values.AnstNr, [absence])],
      request: { ...ofOne, filter: { Datum: '2026-12-31' } },
      answer: {
        data: {
          ...told,
          Values: parent,
          Franvaro: [{ ...absence, KalDagar: 5 }],
          Barnfakta: [
            {
              Namn: child.Namn,
              Fodd: child.Fodd,
              VabTom: '2034-04-17',
              Foraldradagar: 0,
              Semestergrundande: 0,
              MestGrundande: 180,
            },
          ],
          UsedBy: [{ Text: 'frånvaroperioder', Antal: 1 }],
        },
        pins: ['*'],
      },
    },
    {
      name: 'an assistant, and the client',
      given: [
        callerStates.signedIn(by),
        registerStates.register(person.FtgId, by, clients.name, clients.area, [client]),
        registerStates.registerItemUsed(person.FtgId, by, clients.name, String(client.Brukare)),
      ],
      request: { scope: person, params: { AnstNr: '1' }, filter: { Datum: '2026-12-31' } },
      answer: {
        data: {
          ...told,
          Values: { ...values, AnstNr: '1' },
          UsedBy: [{ Text: 'uppdrag', Antal: 1 }],
          Uppdrag: [{ Brukare: String(client.Brukare), Namn: 'Ek Elsa', FranDatum: '2026-01-01', TomDatum: noDate }],
        },
        pins: ['Uppdrag', 'Brukare', 'Namn', 'FranDatum', 'TomDatum', 'UsedBy'],
      },
    },
  ],
  create: [
    {
      name: 'an employee added',
      given: one,
      request: { scope: person, body: { ...values, AnstNr: '102' } },
      answer: { data: { Version: 1 }, pins: ['Version'] },
    },
    {
      name: 'a number that is taken',
      given: one,
      request: { scope: person, body: values },
      answer: { error: commonErrors.fieldsRefused, fields: { AnstNr: '' } },
    },
    {
      name: 'no name, and an account that no bank has',
      given: one,
      request: { scope: person, body: { ...values, AnstNr: '102', Efternamn: '', ClearNr: '0000' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Efternamn: '', ClearNr: '' } },
    },
  ],
  change: [
    {
      name: 'another pay from a day on',
      given: one,
      request: { ...ofOne, body: { Version: 1, GallerFran: '2027-01-01', Values: { Lon: 34_000 } } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a last day before the first',
      given: one,
      request: { ...ofOne, body: { Version: 1, GallerFran: '2027-01-01', Values: { AnstTom: '2020-01-31' } } },
      answer: { error: commonErrors.fieldsRefused, fields: { AnstTom: '' } },
    },
  ],
  remove: [
    { name: 'an employee removed', given: changed, request: ofOne, answer: { data: null } },
    {
      name: 'an employee with a card number',
      given: used,
      request: ofOne,
      answer: { error: employeeErrors.employeeInUse },
    },
  ],
  removeFact: [
    {
      name: 'a change that will not come',
      given: changed,
      request: { ...ofOne, body: { Version: 1, ...entry } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
  ],
  changeNumber: [
    {
      name: 'another number',
      given: used,
      request: { ...ofOne, body: { Version: 1, AnstNr: '201' } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a number with letters, which the company does not use',
      given: one,
      request: { ...ofOne, body: { Version: 1, AnstNr: 'B201' } },
      answer: { error: commonErrors.fieldsRefused, fields: { AnstNr: '' } },
    },
  ],
}
