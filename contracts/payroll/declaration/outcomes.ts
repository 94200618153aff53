import { commonErrors } from '../../common-errors.ts'
import { exampleEmployeeValues } from '../../employees/examples.ts'
import { employeeStates } from '../../employees/states.ts'
import type { FormValues } from '../../forms/field.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { statementOutcomes } from '../../statements/outcomes.ts'
import type { StatementFigure, StatementRow } from '../../statements/shapes.ts'
import { payrollErrors } from '../errors.ts'
import type { employerDeclarationCalls } from './calls.ts'
import type { DeclarationMonth, EmployerDeclaration } from './shapes.ts'
import { declarationStates } from './states.ts'

const by = 'adm'
const scope = { FtgId: 'deklaren' }
const Period = '202610'
const { AnstNr } = exampleEmployeeValues

const pay = { RadId: 'lön', LonArtNr: '1000', Text: 'Månadslön', LonTyp: 'BRUTTO', Falt: '011', Belopp: 35_000 }
const tax = { RadId: 'skatt', LonArtNr: '9000', Text: 'Skatt', LonTyp: 'SKATT', Falt: '001', Belopp: -7_134 }

const noErrand = { Period, State: '', Inloggad: false, Pagar: false, Avvisad: 0 }
/** Returns the states of an account's errand at Skatteverket, beside a payslip to declare. */
const errand = (is: Partial<typeof noErrand>) => [
  ...exampleDeclared,
  declarationStates.errandAtSkatteverket(scope.FtgId, by, { ...noErrand, ...is }),
]
const atSkatteverket: EmployerDeclaration['Skatteverket'] = {
  Ansluten: true,
  Inloggad: false,
  Utkast: false,
  Inlamnad: false,
  Arende: null,
  Handelser: [],
}

/** The states of a company with one payslip to declare. */
export const exampleDeclared = [
  callerStates.signedIn(by),
  employeeStates.employee(scope.FtgId, by, exampleEmployeeValues as unknown as FormValues, []),
  declarationStates.finishedPayslips(scope.FtgId, by, [{ AnstNr, Period, Rader: [pay, tax] }]),
]

const exported = { Period, Tid: '2026-11-10T08:00:00.000Z', Anvandare: by }
/** The states of a company whose file was fetched before its only payslip became one of nothing. */
const declaredNothing = [
  ...exampleDeclared.slice(0, 2),
  declarationStates.finishedPayslips(
    scope.FtgId,
    by,
    [{ AnstNr, Period, Rader: [{ ...pay, Belopp: 0.4 }] }],
    [exported],
  ),
]

const rowOf = ({ RadId, LonArtNr, Text }: typeof pay, Belopp: number): StatementRow => ({
  Period,
  AnstNr,
  Nummer: 1,
  RadId,
  LonArtNr,
  Text,
  Belopp,
})
const sum = (Falt: string, Namn: string, Belopp: number) => ({
  Falt,
  Namn,
  Slag: 'BELOPP' as const,
  Belopp,
  Varde: '',
})
const amount = (Falt: string, Namn: string, Belopp: number, ...Rader: StatementRow[]): StatementFigure => ({
  ...sum(Falt, Namn, Belopp),
  Rader,
})

/** The month of `exampleDeclaration` in the overview, also for specs of the flow that shows it. */
export const exampleDeclarationMonth: DeclarationMonth = {
  Period,
  Status: { Kod: 'UNDERLAG', Text: 'Inte skickad' },
  SistaDag: '2026-11-12',
  Sen: true,
  Individuppgifter: 1,
  Avgifter: 10_997,
  Skatt: 7_134,
  Lonebesked: 1,
  EjKlara: 0,
  Stopp: 4,
  Varningar: 1,
}

/** The declaration of one payslip, also for specs of the flow that shows it. */
export const exampleDeclaration: EmployerDeclaration = {
  ...exampleDeclarationMonth,
  Huvuduppgift: {
    Falt: [
      sum('487', 'Summa arbetsgivaravgifter och särskild löneskatt', 10_997),
      sum('497', 'Summa avdragen skatt', 7_134),
    ],
    Avgifter: [{ Namn: 'Full avgift', Procent: 31.42, Underlag: 35_000, Belopp: 10_997, Personer: 1 }],
    Omraknat: 10_997,
    PaLonebesked: 10_997,
    Oresdifferens: 0,
    Steg: [
      {
        Id: 'agi.497',
        Text: 'Summa avdragen skatt (497)',
        Formel: '7 134,00',
        Belopp: 7_134,
        Enhet: 'kr',
        Varden: [{ Namn: 'Fält 001', Varde: '7 134,00 kr', Steg: '' }],
        Kalla: 'SKV 401',
      },
    ],
  },
  Personer: [
    {
      AnstNr,
      Namn: 'Åsa Öhrn',
      Identitet: '19800514-****',
      Specifikationsnummer: 101,
      Avgiftsunderlag: 35_000,
      Falt: [
        amount('011', 'Kontant bruttolön', 35_000, rowOf(pay, 35_000)),
        amount('001', 'Avdragen preliminär skatt', 7_134, rowOf(tax, 7_134)),
      ],
    },
  ],
  Franvaro: [],
  Utelamnade: [],
  Exporter: [],
  Filer: 1,
  Skatteverket: atSkatteverket,
  Kontroller: [],
}

/** The declaration of the same company without a contact person. Nothing of it is handed out. */
const withoutContact: EmployerDeclaration = {
  ...exampleDeclaration,
  Kontroller: [
    {
      Niva: 'STOPP',
      Familj: 'S',
      AnstNr: '',
      Namn: '',
      Falt: '',
      Plats: 'FORETAG',
      Text: 'Arbetsgivarens kontaktperson saknas: den som Skatteverket kan fråga.',
      Atgard: 'Fyll i kontaktperson, telefon och e-post i företagets inställningar.',
    },
  ],
}

const months = Array.from({ length: 12 }, (_, at) => `2026${String(at + 1).padStart(2, '0')}`)
const emptyMonth = (period: string): DeclarationMonth => ({
  Period: period,
  Status: { Kod: 'INGEN', Text: 'Inga färdiga lönebesked' },
  SistaDag: '2026-11-12',
  Sen: false,
  Individuppgifter: 0,
  Avgifter: 0,
  Skatt: 0,
  Lonebesked: 0,
  EjKlara: 0,
  Stopp: 0,
  Varningar: 0,
})

/** A year with one declared month, also for specs of the flow that shows it. */
export const exampleDeclarationYear: readonly DeclarationMonth[] = months.map(period =>
  period === Period ? exampleDeclarationMonth : emptyMonth(period),
)
const unknownYear = exampleDeclarationYear.map(month => ({
  ...month,
  Period: month.Period.replace('2026', '2027'),
  Avgifter: null,
  Skatt: null,
  Sen: false,
  Status: { Kod: 'SAKNAS' as const, Text: 'Arbetsgivaravgifterna saknas för 2027-10-01.' },
  Individuppgifter: 0,
  Lonebesked: 0,
  Stopp: 0,
  Varningar: 0,
}))

const unknownLaw = { Period: 'Arbetsgivaravgifterna saknas för 2027-01-01.' }

const shared = statementOutcomes<typeof DeclarationMonth, typeof EmployerDeclaration>({
  noun: 'declaration',
  scope,
  given: exampleDeclared,
  period: Period,
  whole: exampleDeclaration,
  pins: ['Avgifter', 'Skatt', 'Specifikationsnummer', 'Nummer'],
  months: exampleDeclarationYear,
  unknown: {
    year: '2027',
    months: unknownYear,
    text: unknownLaw.Period,
    pins: ['Period', 'Kod', 'Avgifter', 'Skatt'],
  },
})

export const employerDeclarationOutcomes: OutcomesOf<typeof employerDeclarationCalls> = {
  ...shared,
  period: [
    ...shared.period,
    {
      name: 'a month of an employer without a contact person',
      given: [
        ...exampleDeclared.slice(0, 2),
        declarationStates.finishedPayslips(scope.FtgId, by, [{ AnstNr, Period, Rader: [pay, tax] }], [], false),
      ],
      request: { scope, params: { Period } },
      answer: { data: withoutContact, pins: ['Niva', 'Familj', 'Plats', 'Skatt'] },
    },
    {
      name: 'a month whose file was fetched before, and in which nothing is left to declare',
      given: declaredNothing,
      request: { scope, params: { Period } },
      answer: {
        data: {
          ...exampleDeclaration,
          Status: { Kod: 'ANDRAD', Text: 'Ändrad efter export' },
          Individuppgifter: 0,
          Avgifter: 0,
          Skatt: 0,
          Personer: [],
          Huvuduppgift: {
            ...exampleDeclaration.Huvuduppgift,
            Falt: exampleDeclaration.Huvuduppgift.Falt.map(field => ({ ...field, Belopp: 0 })),
            Avgifter: [],
            Omraknat: 0,
          },
          Utelamnade: [{ AnstNr, Namn: 'Åsa Öhrn', Orsak: 'INGET' }],
          Exporter: [{ Nummer: 1, Tid: exported.Tid, Anvandare: by, Oforandrad: false }],
        },
        pins: ['Kod', 'Skatt', 'Orsak', 'Oforandrad'],
      },
    },
    {
      name: 'a month that Skatteverket has refused, and that is being sent again',
      given: errand({ Pagar: true, Avvisad: 101 }),
      request: { scope, params: { Period } },
      answer: {
        data: {
          ...exampleDeclaration,
          Status: { Kod: 'AVVISAD', Text: 'Avvisad av Skatteverket' },
          Skatteverket: {
            ...atSkatteverket,
            Arende: { Atgard: 'SKICKA', Status: 'QUEUED', Message: '' },
            Handelser: [
              {
                Nummer: 1,
                Typ: 'AVVISAD',
                Tid: '2026-11-10T08:00:00.000Z',
                Anvandare: by,
                Lank: '',
                Kvittens: '',
                Fel: [
                  {
                    Niva: 'STOPP',
                    AnstNr,
                    Namn: 'Åsa Öhrn',
                    Kontroll: 'S_901',
                    Text: 'Uppgiften ska ha exakt ett fält för avdragen skatt.',
                  },
                ],
              },
            ],
          },
        },
        pins: ['Kod', 'Typ'],
      },
    },
  ],
  skatteverket: [
    {
      name: 'somebody who is signed in at Skatteverket',
      given: errand({ Inloggad: true }),
      request: { scope, params: { Period }, body: { Atgard: 'KVITTENS' } },
      answer: { data: { Adress: null }, pins: ['Adress'] },
    },
    {
      name: 'somebody who has to sign in at Skatteverket first',
      given: exampleDeclared,
      request: { scope, params: { Period }, body: { Atgard: 'SKICKA' } },
      answer: { data: { Adress: 'https://skatteverket.example/authorize?state=1' } },
    },
    {
      name: 'a month that is being sent',
      given: errand({ Inloggad: true, Pagar: true }),
      request: { scope, params: { Period }, body: { Atgard: 'SKICKA' } },
      answer: { error: payrollErrors.skatteverketBusy },
    },
    {
      name: 'a month whose law is not entered',
      given: exampleDeclared,
      request: { scope, params: { Period: '202701' }, body: { Atgard: 'SKICKA' } },
      answer: { error: commonErrors.fieldsRefused, fields: unknownLaw },
    },
  ],
  signedIn: [
    {
      name: 'somebody who comes back from Skatteverket',
      given: errand({ State: 'deklaren.1' }),
      request: { scope, body: { State: 'deklaren.1', Code: 'kod' } },
      answer: { data: { Period }, pins: ['Period'] },
    },
    {
      name: 'a sign-in that nobody has begun',
      given: exampleDeclared,
      request: { scope, body: { State: 'deklaren.2', Code: 'kod' } },
      answer: { error: payrollErrors.skatteverketSignInLost },
    },
    {
      name: 'a month that is being sent already',
      given: errand({ State: 'deklaren.1', Pagar: true }),
      request: { scope, body: { State: 'deklaren.1', Code: 'kod' } },
      answer: { error: payrollErrors.skatteverketBusy },
    },
  ],
}
