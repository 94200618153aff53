import { commonErrors } from '../../common-errors.ts'
import { earlier } from '../../outcomes/earlier.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payrollErrors } from '../errors.ts'
import { givenPayslips, payingSettings, paymentScope as scope } from '../payments/examples.ts'
import { voucherCalls } from '../vouchers/calls.ts'
import { payslipCorrectionCalls } from './calls.ts'
import { correctionRequest as body, correctionsRequest as many } from './examples.ts'

const Period = '202611'
const params = { Period, AnstNr: '1' }
const Settings = { ...payingSettings, KopplaBokf: true, BokfdatLon: 'U', KtoNettolon: '2821', KtoLoneskuld: '' }
const paid = { AnstNr: '1', Flags: ['Klarmarkerad', 'Utbetald'] as const }
const ready = { AnstNr: '1', Flags: ['Klarmarkerad'] as const }
const given = givenPayslips([paid], { Settings })
const posted = [...given, earlier(voucherCalls.make, { scope, params: { Period }, body: { Forhandsgranska: false } })]
const preview = { ...body, Forhandsgranska: true }
const back = { Nummer: 1, Version: 1, Period, Forhandsgranska: false }
const takenBack = [...given, earlier(payslipCorrectionCalls.takeBack, { scope, params, body: back })]

/** The figures of a correction: of the payslip, the declaration, the vouchers and the payment. */
const figures = [
  'Period',
  'Nummer',
  'AnstNr',
  'Namn',
  'Utbetalningsdatum',
  'Fore',
  'Efter',
  'Skillnad',
  ...['LonArtNr', 'LonTyp', 'Antal', 'Apris', 'Belopp', 'Konto'].map(name => `Rader.${name}`),
  ...['Specifikationsnummer', 'Borttag'].map(name => `Deklarationer.${name}`),
  'Falt.Falt',
  'Verifikationer.Datum',
  'Verifikationer.Serie',
  'Verifikationer.Summa',
  ...['Slag', 'Belopp', 'Datum', 'Konton', 'Nr'].map(name => `Betalning.${name}`),
]

const missing = {
  name: 'no payslip',
  given: givenPayslips([]),
  answer: { error: payrollErrors.payslipMissing },
} as const
const unfinished = {
  name: 'a payslip that is not paid',
  given: givenPayslips([ready]),
  answer: { error: payrollErrors.payslipNotCorrectable },
} as const
const noPeriod = {
  name: 'a period that does not exist',
  given,
  answer: { error: payrollErrors.salaryPeriodMissing, message: 'Löneperioden 209901 finns inte.' },
} as const
const locked = {
  name: 'a locked period',
  given: givenPayslips([paid], { Settings, Locked: true }),
  answer: { error: payrollErrors.salaryPeriodLocked, message: `Löneperioden ${Period} är låst.` },
} as const

export const payslipCorrectionOutcomes: OutcomesOf<typeof payslipCorrectionCalls> = {
  correct: [
    {
      name: 'a correction of a payslip that is not posted',
      given,
      request: { scope, params, body },
      answer: { figures },
    },
    {
      name: 'what a correction would make of a posted payslip',
      given: posted,
      request: { scope, params, body: preview },
      answer: { figures },
    },
    {
      name: 'a correction of a correction, whose payment waits',
      given: [...given, earlier(payslipCorrectionCalls.correct, { scope, params, body })],
      request: { scope, params, body: { ...body, Nummer: 2, Rader: [], HamtaUnderlag: true, Betala: false } },
      answer: { figures },
    },
    {
      name: 'a payment that the bank’s format cannot make, as a preview says it',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params, body: preview },
      answer: { figures },
    },
    {
      name: 'a payment that cannot be made',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params, body },
      answer: { error: payrollErrors.paymentRefused },
    },
    {
      name: 'an account that is not entered',
      given: posted,
      request: {
        scope,
        params,
        body: {
          ...body,
          Rader: body.Rader?.map(row => ({ ...row, Antal: null, Apris: null, Belopp: -900_000 })) ?? null,
        },
      },
      answer: {
        error: payrollErrors.postingIncomplete,
        fields: { KtoLoneskuld: 'Kontot Löneskuld är inte angivet i bokföringsinställningarna.' },
      },
    },
    {
      name: 'a pay day before that of the payslip',
      given,
      request: { scope, params, body: { ...body, Utbetalningsdatum: '2026-11-01' } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Utbetalningsdatum: 'Dagen kan inte vara före lönebeskedets utbetalningsdag.' },
      },
    },
    {
      name: 'nothing that is wrong',
      given,
      request: { scope, params, body: { ...body, Rader: null } },
      answer: { error: payrollErrors.payslipUnchanged },
    },
    { ...unfinished, request: { scope, params, body } },
    { ...noPeriod, request: { scope, params, body: { ...body, Period: '209901' } } },
    { ...locked, request: { scope, params, body } },
  ],
  correctMany: [
    {
      name: 'what corrections would make of posted payslips',
      given: posted,
      request: { scope, params: { Period }, body: { ...many, Forhandsgranska: true } },
      answer: { figures },
    },
    {
      name: 'corrections of payslips that are not posted',
      given,
      request: { scope, params: { Period }, body: many },
      answer: { figures },
    },
    {
      name: 'an account that is not entered',
      given: posted,
      request: { scope, params: { Period }, body: { ...many, Andring: { ...many.Andring, Apris: '-900000' } } },
      answer: {
        error: payrollErrors.postingIncomplete,
        fields: { KtoLoneskuld: 'Kontot Löneskuld är inte angivet i bokföringsinställningarna.' },
      },
    },
    {
      name: 'a change that changes nobody’s payslip',
      given,
      request: {
        scope,
        params: { Period },
        body: {
          ...many,
          Andring: { Satt: 'ANDRA', LonArtNr: '1010', Belopp: '2000' },
        },
      },
      answer: { error: payrollErrors.payslipUnchanged },
    },
    {
      name: 'a change without its figures',
      given,
      request: { scope, params: { Period }, body: { ...many, Andring: { Satt: 'ANDRA', LonArtNr: '1010' } } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Satt: 'Ange det som raderna skulle ha haft: antal, à-pris eller belopp.' },
      },
    },
    {
      name: 'a pay type that the table does not have',
      given,
      request: { scope, params: { Period }, body: { ...many, Andring: { ...many.Andring, LonArtNr: '99999' } } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Rader: 'Anställd 1: Rad 1: lönearten 99999 finns inte i löneartstabellen.' },
      },
    },
    {
      name: 'a payment that cannot be made',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params: { Period }, body: many },
      answer: { error: payrollErrors.paymentRefused },
    },
    { ...unfinished, request: { scope, params: { Period }, body: many } },
    {
      name: 'a version that is not the latest',
      given,
      request: {
        scope,
        params: { Period },
        body: { ...many, Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 7 }] },
      },
      answer: { error: commonErrors.versionConflict },
    },
    { ...missing, request: { scope, params: { Period }, body: many } },
    { ...noPeriod, request: { scope, params: { Period }, body: { ...many, Period: '209901' } } },
    { ...locked, request: { scope, params: { Period }, body: many } },
  ],
  takeBack: [
    {
      name: 'a posted payslip taken back',
      given: posted,
      request: { scope, params, body: back },
      answer: { figures },
    },
    {
      name: 'what would be taken back',
      given,
      request: { scope, params, body: { ...back, Forhandsgranska: true } },
      answer: { figures },
    },
    {
      name: 'a payslip that has been taken back',
      given: takenBack,
      request: { scope, params, body: { ...back, Nummer: 2 } },
      answer: { error: payrollErrors.payslipNotCorrectable },
    },
    { ...unfinished, request: { scope, params, body: back } },
    { ...noPeriod, request: { scope, params, body: { ...back, Period: '209901' } } },
    { ...locked, request: { scope, params, body: back } },
  ],
}
