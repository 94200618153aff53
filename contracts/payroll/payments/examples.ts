import { payingScope } from '../../employees/stated-staff.ts'
import { earlier } from '../../outcomes/earlier.ts'
import { givenSlips } from '../run/stated-slips.ts'
import type { payslipStates } from '../run/states.ts'
import { paymentCalls } from './calls.ts'
import type { PaymentOrder, PaymentPeriod, PaymentProposal, ProposedPayment } from './shapes.ts'

/** Payments for the outcomes of their calls, and for specs of the flow and screen. */

const by = 'adm'
const Period = '202611'
export const paymentScope = payingScope

/** The name of the file of the first order of the period. */
export const fileOfOrder = 'LON-202611-0001.xml'

/** A company that pays by the common form of ISO 20022. */
export const payingSettings = {
  KopplaBank: true,
  BankNamn: 'ISO',
  BankIBAN: 'SE3550000000054910000003',
  BankKundId: '556036',
  BankBIC: '',
  BankIsoStrictDate: true,
  BankIsoSigner: '',
}

type Given = Parameters<typeof payslipStates.payslips>

/** Returns the states of a company with these payslips of November. */
export const givenPayslips = (slips: Given[3], more: Given[4] = {}) =>
  givenSlips(by, Period, slips, { Settings: payingSettings, ...more })
export const ready = { AnstNr: '1', Flags: ['Klarmarkerad'] as const }
const chosen = { AnstNr: '1', Nummer: 1, Version: 1 }
export const paymentRequest = { Forhandsgranska: false, Version: '03' as const, Lonebesked: [chosen] }
/** The first order has been made, of a payslip that waits for nothing else. */
export const orderedPayment = [
  ...givenPayslips([ready]),
  earlier(paymentCalls.make, { scope: paymentScope, params: { Period }, body: paymentRequest }),
]

// With öre, so that a pact takes any amount.
export const exampleProposedPayment: ProposedPayment = {
  ...chosen,
  Namn: 'Anna Berg',
  Belopp: 27_866.25,
  Hinder: '',
  Konton: [{ Konto: '8327 … 8925', Belopp: 27_866.25 }],
}

export const exampleProposal: PaymentProposal = {
  Lonebesked: [exampleProposedPayment],
  TillKonto: 27_866.25,
  Kontant: 0,
  Utmatning: 0,
  Format: 'ISO',
  Hinder: [],
  Anmarkningar: [],
}

export const exampleOrder: PaymentOrder = {
  Nr: 1,
  MeddelandeId: 'LON-202611-0001',
  Status: 'CREATED',
  Lonebesked: 1,
  TillKonto: 27_866.25,
  Kontant: 0,
  Utmatning: 0,
  Format: 'ISO',
  Fil: fileOfOrder,
  Anmarkningar: [],
  Skapad: { At: '2026-11-23T09:00:00.000Z', By: by },
  Hamtningar: 0,
  Hamtad: null,
  Utbetald: null,
  Avbruten: null,
  Orsak: '',
}

/** A period with a payslip that can be paid. */
export const examplePaymentPeriod: PaymentPeriod = {
  Period,
  Utbetalningsdatum: '2026-11-25',
  Locked: false,
  Lonebesked: { Antal: 1, EjKlara: 0, Bestallda: 0, Utbetalda: 0 },
  Netto: 27_866.25,
  Forslag: exampleProposal,
  Ordrar: [],
}
