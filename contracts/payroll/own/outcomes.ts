import { commonErrors } from '../../common-errors.ts'
import { companyStates } from '../../companies/states.ts'
import { payingScope } from '../../employees/stated-staff.ts'
import { employeeStates } from '../../employees/states.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payrollErrors } from '../errors.ts'
import { examplePayslip } from '../run/examples.ts'
import { slipFigures } from '../run/figures.ts'
import { givenSlips } from '../run/stated-slips.ts'
import type { payslipStates } from '../run/states.ts'
import type { ownPayslipCalls } from './calls.ts'
import type { OwnPayslip, OwnPayslipItem } from './shapes.ts'

const by = 'per'
const Period = '202611'
/** The company, and the payslip, of the examples. */
export const ownScope = payingScope
export const ownParams = { Period, AnstNr: '1', Nummer: '1' }

type Flags = Parameters<typeof payslipStates.payslips>[3][number]['Flags']
/** The payslip is seen from 30 days before its payout, so that its day has come. */
const isSeen = { VisaLBFrDgr: 30 }
/** Returns the states of an account whose person is employee 1, with a payslip with these flags. */
export const givenOwn = (Flags: Flags) => [
  ...givenSlips(by, Period, [{ AnstNr: '1', Flags }], { Settings: isSeen }),
  employeeStates.isEmployee(ownScope.FtgId, by, '1'),
]
export const published: Flags = ['Klarmarkerad', 'Publicerad']
const unpublished: Flags = ['Klarmarkerad']
const Meddelande = 'Lämna utlägg senast den 5 december.'

const { Brutto, Skatt, Netto, Formaner, Rader, Steg, Saldon, Utbetalningsdatum } = examplePayslip

export const exampleOwnItem: OwnPayslipItem = {
  Period,
  AnstNr: '1',
  Nummer: 1,
  Utbetalningsdatum,
  Publicerad: '2026-11-22T08:00:00.000Z',
  Brutto,
  Skatt,
  Netto,
  Aterford: false,
}

export const exampleOwnPayslip: OwnPayslip = {
  ...exampleOwnItem,
  FranDatum: '2026-11-01',
  TomDatum: '2026-11-30',
  Formaner,
  Arbetsgivaravgift: null,
  Rader: Rader.map(({ Konto: _, ...row }) => row),
  Steg,
  Saldon,
  Meddelande: '',
}

const figures = ['Period', 'AnstNr', 'Nummer', 'Aterford', 'Utbetalningsdatum', 'FranDatum', 'TomDatum', ...slipFigures]
const elsewhere = { FtgId: 'nordsken' }
const notEmployed = {
  name: 'an account whose person is not employed',
  given: [callerStates.signedIn('adm'), companyStates.company(elsewhere.FtgId, 'adm')],
  answer: { error: commonErrors.rightMissing },
} as const

export const ownPayslipOutcomes: OutcomesOf<typeof ownPayslipCalls> = {
  list: [
    {
      name: 'a payslip',
      given: givenOwn(published),
      request: { scope: ownScope },
      answer: { figures: ['Period', 'AnstNr', 'Nummer', 'Aterford', 'Utbetalningsdatum', 'Brutto', 'Skatt', 'Netto'] },
    },
    {
      name: 'none that is published',
      given: givenOwn(unpublished),
      request: { scope: ownScope },
      answer: { data: [] },
    },
    { ...notEmployed, request: { scope: elsewhere } },
  ],
  one: [
    {
      name: 'a payslip',
      given: givenOwn(published),
      request: { scope: ownScope, params: ownParams },
      answer: { figures },
    },
    {
      name: 'a payslip that shows what the employer pays and writes',
      given: [
        ...givenSlips(by, Period, [{ AnstNr: '1', Flags: published }], {
          Settings: { ...isSeen, PrintoutPayslipArbAvg: true, PrintoutPayslipMeddelandeText: Meddelande },
        }),
        employeeStates.isEmployee(ownScope.FtgId, by, '1'),
      ],
      request: { scope: ownScope, params: ownParams },
      answer: { figures: [...figures, 'Meddelande'] },
    },
    {
      name: 'one that is not published',
      given: givenOwn(unpublished),
      request: { scope: ownScope, params: ownParams },
      answer: { error: payrollErrors.payslipMissing },
    },
    {
      name: "somebody else's",
      given: givenOwn(published),
      request: { scope: ownScope, params: { ...ownParams, AnstNr: '2' } },
      answer: { error: payrollErrors.payslipMissing },
    },
    { ...notEmployed, request: { scope: elsewhere, params: ownParams } },
  ],
}
