import { errors } from '../../errors.ts'
import { earlier } from '../../pact/earlier.ts'
import type { OutcomesOf } from '../../pact/outcome.ts'
import { paymentCalls } from './calls.ts'
import {
  exampleOrder,
  examplePaymentPeriod,
  exampleProposal,
  exampleProposedPayment,
  givenPayslips,
  orderedPayment,
  paymentRequest,
  ready,
  paymentScope as scope,
} from './examples.ts'

const Period = '202611'
const order = { Period, Nr: '1' }
const Orsak = 'Banken avvisade filen.'
const done = { At: '2026-11-23T09:30:00.000Z', By: 'adm' }
const cancelled = [...orderedPayment, earlier(paymentCalls.cancel, { scope, params: order, body: { Orsak } })]
const paid = [...orderedPayment, earlier(paymentCalls.paid, { scope, params: order })]
const nothing = { ...exampleProposal, Lonebesked: [], TillKonto: 0, Kontant: 0 }
const one = { Antal: 1, EjKlara: 0, Bestallda: 0, Utbetalda: 0 }
/** Named one by one: the proposal has payslips by the name that the counts are under. */
const counts = ['Antal', 'EjKlara', 'Bestallda', 'Utbetalda']
const empty = { ...examplePaymentPeriod, Forslag: nothing }

const noPeriod = {
  name: 'no such period',
  given: givenPayslips([]),
  answer: { error: errors.salaryPeriodMissing, message: 'Löneperioden 209901 finns inte.' },
} as const
const locked = {
  name: 'a locked period',
  answer: { error: errors.salaryPeriodLocked, message: `Löneperioden ${Period} är låst.` },
} as const
const noOrder = {
  name: 'no such order',
  given: givenPayslips([ready]),
  answer: { error: errors.paymentMissing },
} as const
const outdated = {
  error: errors.paymentOutdated,
  message: 'Lönebeskedet för anställd 1 har ändrats eller betalas redan. Hämta sidan igen.',
} as const

export const paymentOutcomes: OutcomesOf<typeof paymentCalls> = {
  period: [
    {
      name: 'a payslip that can be paid',
      given: givenPayslips([ready]),
      request: { scope, params: { Period } },
      answer: { data: examplePaymentPeriod, pins: ['Period', 'Utbetalningsdatum', ...counts, 'Format', 'Ordrar'] },
    },
    {
      name: 'a file that cannot be made, and a payslip that is not ready',
      given: givenPayslips([ready, { AnstNr: '2', Flags: [] }], { Settings: { KopplaBank: true, BankNamn: 'SUS' } }),
      request: { scope, params: { Period } },
      answer: {
        data: {
          ...{ ...examplePaymentPeriod, Lonebesked: { ...one, Antal: 2, EjKlara: 1 } },
          Forslag: {
            ...exampleProposal,
            Format: 'SUS',
            Hinder: ['Formatet SUS skrivs inte. Välj ISO 20022, Swedbank och sparbankerna.'],
          },
        },
        pins: ['Format', ...counts],
      },
    },
    {
      name: 'an order that the bank has not answered',
      given: orderedPayment,
      request: { scope, params: { Period } },
      answer: {
        data: { ...empty, Lonebesked: { ...one, Bestallda: 1 }, Ordrar: [exampleOrder] },
        pins: [...counts, 'Status'],
      },
    },
    {
      name: 'a paid order',
      given: paid,
      request: { scope, params: { Period } },
      answer: {
        data: {
          ...{ ...empty, Lonebesked: { ...one, Utbetalda: 1 } },
          Ordrar: [{ ...exampleOrder, Status: 'PAID', Utbetald: done }],
        },
        pins: [...counts, 'Status'],
      },
    },
    {
      name: 'a cancelled order, whose payslip can be paid again',
      given: cancelled,
      request: { scope, params: { Period } },
      answer: {
        data: {
          ...examplePaymentPeriod,
          Forslag: {
            ...exampleProposal,
            Lonebesked: [exampleProposedPayment],
            Anmarkningar: [
              'En betalning finns redan i en tidigare fil (LON-202611-0001). Skicka bara den här filen om banken inte har tagit emot den.',
            ],
          },
          Ordrar: [{ ...exampleOrder, Status: 'CANCELLED', Avbruten: done, Orsak }],
        },
        pins: [...counts, 'Status'],
      },
    },
    {
      name: 'nothing',
      given: givenPayslips([], { Settings: { KopplaBank: false } }),
      request: { scope, params: { Period } },
      answer: {
        data: { ...empty, Netto: 0, Forslag: { ...nothing, Format: '' }, Lonebesked: { ...one, Antal: 0 } },
        pins: ['Format', ...counts],
      },
    },
    { ...noPeriod, request: { scope, params: { Period: '209901' } } },
  ],
  make: [
    {
      name: 'an order',
      given: givenPayslips([ready]),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { data: { Forslag: exampleProposal, Nr: 1 }, pins: ['Nr'] },
    },
    {
      name: 'a preview of the later version',
      given: givenPayslips([ready]),
      request: { scope, params: { Period }, body: { ...paymentRequest, Forhandsgranska: true, Version: '09' } },
      answer: { data: { Forslag: exampleProposal, Nr: null }, pins: ['Nr'] },
    },
    {
      name: 'an order without a file',
      given: givenPayslips([ready], { Settings: { KopplaBank: false } }),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { data: { Forslag: exampleProposal, Nr: 1 }, pins: ['Nr'] },
    },
    {
      name: 'a payslip that another order pays',
      given: orderedPayment,
      request: { scope, params: { Period }, body: paymentRequest },
      answer: outdated,
    },
    {
      name: 'a payslip that has changed',
      given: givenPayslips([ready]),
      request: {
        ...{ scope, params: { Period } },
        body: { ...paymentRequest, Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 7 }] },
      },
      answer: outdated,
    },
    {
      name: 'a file that cannot be made',
      given: givenPayslips([ready], { Settings: { KopplaBank: true, BankNamn: 'SUS' } }),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { error: errors.paymentRefused },
    },
    { ...noPeriod, request: { scope, params: { Period: '209901' }, body: paymentRequest } },
    {
      ...{ ...locked, given: givenPayslips([ready], { Locked: true }) },
      request: { scope, params: { Period }, body: paymentRequest },
    },
  ],
  paid: [
    { name: 'an order paid', given: orderedPayment, request: { scope, params: order }, answer: { data: null } },
    {
      name: 'an order that is cancelled',
      given: cancelled,
      request: { scope, params: order },
      answer: { error: errors.paymentSettled },
    },
    { ...noOrder, request: { scope, params: order } },
    { ...noPeriod, request: { scope, params: { Period: '209901', Nr: '1' } } },
    {
      ...{ ...locked, given: givenPayslips([ready], { Locked: true }) },
      request: { scope, params: order },
    },
  ],
  cancel: [
    {
      name: 'an order cancelled',
      given: orderedPayment,
      request: { scope, params: order, body: { Orsak } },
      answer: { data: null },
    },
    {
      name: 'an order that is paid',
      given: paid,
      request: { scope, params: order, body: { Orsak } },
      answer: { error: errors.paymentSettled },
    },
    { ...noOrder, request: { scope, params: order, body: { Orsak } } },
    { ...noPeriod, request: { scope, params: { Period: '209901', Nr: '1' }, body: { Orsak } } },
  ],
}
