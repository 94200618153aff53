import { earlier } from '../../outcomes/earlier.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payrollErrors } from '../errors.ts'
import { paymentCalls } from './calls.ts'
import { givenPayslips, orderedPayment, paymentRequest, ready, paymentScope as scope } from './examples.ts'

const Period = '202611'
const order = { Period, Nr: '1' }
const Orsak = 'Banken avvisade filen.'
const cancelled = [...orderedPayment, earlier(paymentCalls.cancel, { scope, params: order, body: { Orsak } })]
const paid = [...orderedPayment, earlier(paymentCalls.paid, { scope, params: order })]
/** The figures of a proposed payment. */
const proposed = [
  ...['AnstNr', 'Nummer', 'Version', 'Namn', 'Belopp', 'Konton'].map(name => `Lonebesked.${name}`),
  'TillKonto',
  'Kontant',
  'Utmatning',
  'Format',
  'Hinder',
]
/** Named one by one: the proposal has payslips by the name that the counts are under. */
const counts = ['Antal', 'EjKlara', 'Bestallda', 'Utbetalda']
const ofOrders = ['Nr', 'MeddelandeId', 'Status', 'Lonebesked', 'Hamtningar', 'Orsak'].map(name => `Ordrar.${name}`)
const figures = ['Period', 'Utbetalningsdatum', 'Netto', ...counts, ...proposed, ...ofOrders]

const locked = {
  name: 'a locked period',
  answer: { error: payrollErrors.salaryPeriodLocked, message: `Löneperioden ${Period} är låst.` },
} as const
const outdated = {
  error: payrollErrors.paymentOutdated,
  message: 'Lönebeskedet för anställd 1 har ändrats eller betalas redan. Hämta sidan igen.',
} as const

export const paymentOutcomes: OutcomesOf<typeof paymentCalls> = {
  period: [
    {
      name: 'a payslip that can be paid',
      given: givenPayslips([ready]),
      request: { scope, params: { Period } },
      answer: { figures: [...figures, 'Ordrar'] },
    },
    {
      name: 'a file that cannot be made, and a payslip that is not ready',
      given: givenPayslips([ready, { AnstNr: '2', Flags: [] }], { Settings: { KopplaBank: true, BankNamn: 'SUS' } }),
      request: { scope, params: { Period } },
      answer: { figures: figures.filter(name => name !== 'Hinder') },
    },
    {
      name: 'an order that the bank has not answered',
      given: orderedPayment,
      request: { scope, params: { Period } },
      answer: { figures },
    },
    {
      name: 'a paid order',
      given: paid,
      request: { scope, params: { Period } },
      answer: { figures },
    },
    {
      name: 'a cancelled order, whose payslip can be paid again',
      given: cancelled,
      request: { scope, params: { Period } },
      answer: { figures },
    },
    {
      name: 'nothing',
      given: givenPayslips([], { Settings: { KopplaBank: false } }),
      request: { scope, params: { Period } },
      answer: { figures },
    },
  ],
  make: [
    {
      name: 'an order',
      given: givenPayslips([ready]),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { figures: ['Nr', ...proposed] },
    },
    {
      name: 'a preview of the later version',
      given: givenPayslips([ready]),
      request: { scope, params: { Period }, body: { ...paymentRequest, Forhandsgranska: true, Version: '09' } },
      answer: { figures: ['Nr', ...proposed] },
    },
    {
      name: 'an order without a file',
      given: givenPayslips([ready], { Settings: { KopplaBank: false } }),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { figures: ['Nr', ...proposed] },
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
        scope,
        params: { Period },
        body: { ...paymentRequest, Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 7 }] },
      },
      answer: outdated,
    },
    {
      name: 'a file that cannot be made',
      given: givenPayslips([ready], { Settings: { KopplaBank: true, BankNamn: 'SUS' } }),
      request: { scope, params: { Period }, body: paymentRequest },
      answer: { error: payrollErrors.paymentRefused },
    },
    {
      ...locked,
      given: givenPayslips([ready], { Locked: true }),
      request: { scope, params: { Period }, body: paymentRequest },
    },
  ],
  paid: [
    { name: 'an order paid', given: orderedPayment, request: { scope, params: order }, answer: { data: null } },
    {
      name: 'an order that is cancelled',
      given: cancelled,
      request: { scope, params: order },
      answer: { error: payrollErrors.paymentSettled },
    },
    {
      ...locked,
      given: givenPayslips([ready], { Locked: true }),
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
      answer: { error: payrollErrors.paymentSettled },
    },
  ],
}
