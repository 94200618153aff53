import { commonErrors } from '../../common-errors.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payrollErrors } from '../errors.ts'
import type { advanceCalls } from './calls.ts'
import { exampleAdvance, exampleOrderedAdvance, givenAdvances, advanceScope as scope } from './examples.ts'

const { ForskId } = exampleAdvance
const figures = [
  'ForskId',
  'AnstNr',
  'Namn',
  'Utbetalningsdag',
  'Orsak',
  'Status',
  'Skatt',
  'Netto',
  'Period',
  'Betalning',
  'Avdrag',
  'Rest',
]
const orderFigures = [
  ...['AnstNr', 'Nummer', 'Namn', 'Belopp', 'Konton'].map(name => `Lonebesked.${name}`),
  'TillKonto',
  'Kontant',
  'Utmatning',
  'Format',
  'Skatt',
  'Period',
  'Nr',
]
const other = '7b1d2f0e-9f43-4b0a-8c64-5d0f6f2f7c10'
const body = { AnstNr: ['1'], Utbetalningsdag: '2026-12-30', Belopp: 5000, Orsak: 'Oväntade utgifter' }
const order = { Forhandsgranska: false, Version: '03' as const, ForskId: [ForskId] }
const one = givenAdvances([exampleAdvance])
const ordered = givenAdvances([exampleOrderedAdvance])

export const advanceOutcomes: OutcomesOf<typeof advanceCalls> = {
  list: [
    {
      name: 'an advance that is registered',
      given: one,
      request: { scope },
      answer: { figures },
    },
    {
      name: 'an advance that is ordered, with its tax',
      given: ordered,
      request: { scope },
      answer: { figures },
    },
    { name: 'no advances', given: givenAdvances([]), request: { scope }, answer: { data: [], pins: ['*'] } },
  ],
  register: [
    {
      name: 'an advance registered',
      given: givenAdvances([]),
      request: { scope, body },
      answer: { data: { ForskId: [ForskId] } },
    },
    {
      name: 'a day that has passed',
      given: givenAdvances([]),
      request: { scope, body: { ...body, Utbetalningsdag: '2026-01-02' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Utbetalningsdag: 'Utbetalningsdagen har passerat.' } },
    },
    {
      name: 'a person who does not exist',
      given: givenAdvances([]),
      request: { scope, body: { ...body, AnstNr: ['99999'] } },
      answer: { error: commonErrors.fieldsRefused, fields: { AnstNr: 'Anställd 99999 finns inte.' } },
    },
  ],
  takeBack: [
    {
      name: 'an advance taken back',
      given: one,
      request: { scope, params: { ForskId } },
      answer: { data: null },
    },
    {
      name: 'an advance that is ordered',
      given: ordered,
      request: { scope, params: { ForskId } },
      answer: { error: payrollErrors.advanceSettled },
    },
  ],
  order: [
    {
      name: 'an advance ordered',
      given: one,
      request: { scope, body: order },
      answer: { figures: orderFigures },
    },
    {
      name: 'a preview of the later version',
      given: one,
      request: { scope, body: { ...order, Forhandsgranska: true, Version: '09' } },
      answer: { figures: orderFigures },
    },
    {
      name: 'an advance that is ordered already',
      given: ordered,
      request: { scope, body: order },
      answer: { error: payrollErrors.advanceSettled },
    },
    {
      name: 'no such advance',
      given: one,
      request: { scope, body: { ...order, ForskId: [other] } },
      answer: { error: payrollErrors.advanceMissing },
    },
    {
      name: 'the person who registered it, where payslips are attested',
      given: givenAdvances([exampleAdvance], { UsesAttest: true }),
      request: { scope, body: order },
      answer: { error: payrollErrors.advanceRefused },
    },
    {
      name: 'a file that cannot be made',
      given: givenAdvances([exampleAdvance], { Settings: { KopplaBank: true, BankNamn: 'SUS' } }),
      request: { scope, body: order },
      answer: { error: payrollErrors.paymentRefused },
    },
  ],
}
