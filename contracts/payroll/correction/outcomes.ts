import { errors } from '../../errors.ts'
import { earlier } from '../../pact/earlier.ts'
import type { OutcomesOf } from '../../pact/outcome.ts'
import { givenPayslips, payingSettings, paymentScope as scope } from '../payments/examples.ts'
import { voucherCalls } from '../vouchers/calls.ts'
import { payslipCorrectionCalls } from './calls.ts'
import {
  correctionRequest as body,
  exampleCorrection,
  exampleCorrections,
  correctionsRequest as many,
} from './examples.ts'

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

const [declaration] = exampleCorrection.Deklarationer
const [first] = exampleCorrection.Verifikationer
/**
 * Returns as many rows: wages, contributions and taxes, and last the net pay, of the whole payslip.
 */
const rows = (count: number) =>
  (first?.Rader ?? []).flatMap(row =>
    Array.from({ length: count }, (_, at) => ({
      ...{ ...row, Rad: at + 1 },
      Kallor: row.Kallor.map(each => (at === count - 1 ? { ...each, Rader: [] } : each)),
    })),
  )
const reversal = first && { ...first, Text: 'Återföring av lönebesked 202611, anställd 1', Rader: rows(4) }
const vouchers = first && reversal ? [reversal, { ...first, Rader: rows(4) }] : []
const unposted = 'Lönebeskedet är inte bokfört. Rättelsen bokförs tillsammans med det, när verifikationerna skapas.'
const made = { ...exampleCorrection, Verifikationer: [], Anmarkningar: [unposted] }
const claimed = {
  ...{ Slag: 'FORDRAN' as const, Belopp: -27_866.25, Datum: '2026-11-25', Konton: [], Nr: null, Hinder: '' },
  Text: 'Den anställda har fått beloppet, och ska betala tillbaka det.',
}
const taken = {
  ...{ ...exampleCorrection, Utbetalningsdatum: '2026-11-25', Verifikationer: [], Betalning: claimed },
  Deklarationer: declaration ? [{ ...declaration }] : [],
}
const pins = ['Period', 'Nummer', 'Utbetalningsdatum', 'Slag'] as const

const missing = { name: 'no payslip', given: givenPayslips([]), answer: { error: errors.payslipMissing } } as const
const unfinished = {
  name: 'a payslip that is not paid',
  given: givenPayslips([ready]),
  answer: { error: errors.payslipNotCorrectable },
} as const
const outdated = { name: 'a version that is not the latest', given, answer: { error: errors.versionConflict } } as const
const noPeriod = {
  name: 'a period that does not exist',
  given,
  answer: { error: errors.salaryPeriodMissing, message: 'Löneperioden 209901 finns inte.' },
} as const
const locked = {
  name: 'a locked period',
  given: givenPayslips([paid], { Settings, Locked: true }),
  answer: { error: errors.salaryPeriodLocked, message: `Löneperioden ${Period} är låst.` },
} as const

export const payslipCorrectionOutcomes: OutcomesOf<typeof payslipCorrectionCalls> = {
  correct: [
    {
      name: 'what a correction would make of a posted payslip',
      given: posted,
      request: { scope, params, body: preview },
      answer: { data: { ...exampleCorrection, Verifikationer: vouchers }, pins },
    },
    {
      name: 'a correction of a payslip that is not posted',
      given,
      request: { scope, params, body },
      answer: { data: made, pins },
    },
    {
      name: 'a correction of a correction, whose payment waits',
      given: [...given, earlier(payslipCorrectionCalls.correct, { scope, params, body })],
      request: { scope, params, body: { ...body, Nummer: 2, Rader: [], HamtaUnderlag: true, Betala: false } },
      answer: {
        data: {
          ...{ ...made, Nummer: 3 },
          Betalning: {
            ...{ ...claimed, Belopp: -734.5, Datum: '2026-11-27' },
            Text: 'Dras vid nästa betalning till den anställda i perioden. Kvittning mot lön kräver att den anställda har gått med på den, eller fått veta den i förväg enligt kvittningslagen.',
          },
        },
        pins,
      },
    },
    {
      name: 'a payment that the bank’s format cannot make, as a preview says it',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params, body: preview },
      answer: {
        data: {
          ...made,
          Betalning: {
            ...{ ...exampleCorrection.Betalning, Konton: [], Nr: null },
            Hinder: 'Formatet SUS skrivs inte. Välj ISO 20022, Swedbank och sparbankerna.',
          },
        },
        pins,
      },
    },
    {
      name: 'a payment that cannot be made',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params, body },
      answer: { error: errors.paymentRefused },
    },
    {
      name: 'an account that is not entered',
      given: posted,
      request: {
        ...{ scope, params },
        body: {
          ...body,
          Rader: body.Rader?.map(row => ({ ...row, Antal: null, Apris: null, Belopp: -900_000 })) ?? null,
        },
      },
      answer: {
        error: errors.postingIncomplete,
        fields: { KtoLoneskuld: 'Kontot Löneskuld är inte angivet i bokföringsinställningarna.' },
      },
    },
    {
      name: 'a pay day before that of the payslip',
      given,
      request: { scope, params, body: { ...body, Utbetalningsdatum: '2026-11-01' } },
      answer: {
        error: errors.fieldsRefused,
        fields: { Utbetalningsdatum: 'Dagen kan inte vara före lönebeskedets utbetalningsdag.' },
      },
    },
    {
      name: 'nothing that is wrong',
      given,
      request: { scope, params, body: { ...body, Rader: null } },
      answer: { error: errors.payslipUnchanged },
    },
    { ...unfinished, request: { scope, params, body } },
    { ...outdated, request: { scope, params, body: { ...body, Version: 7 } } },
    { ...missing, request: { scope, params, body } },
    { ...noPeriod, request: { scope, params, body: { ...body, Period: '209901' } } },
    { ...locked, request: { scope, params, body } },
  ],
  correctMany: [
    {
      name: 'what corrections would make of posted payslips',
      given: posted,
      request: { scope, params: { Period }, body: { ...many, Forhandsgranska: true } },
      answer: { data: { ...exampleCorrections, Verifikationer: vouchers }, pins },
    },
    {
      name: 'corrections of payslips that are not posted',
      given,
      request: { scope, params: { Period }, body: many },
      answer: { data: { ...exampleCorrections, Verifikationer: [], Anmarkningar: [unposted] }, pins },
    },
    {
      name: 'an account that is not entered',
      given: posted,
      request: { scope, params: { Period }, body: { ...many, Andring: { ...many.Andring, Apris: '-900000' } } },
      answer: {
        error: errors.postingIncomplete,
        fields: { KtoLoneskuld: 'Kontot Löneskuld är inte angivet i bokföringsinställningarna.' },
      },
    },
    {
      name: 'a change that changes nobody’s payslip',
      given,
      request: {
        ...{ scope, params: { Period } },
        body: {
          ...many,
          Andring: { Satt: 'ANDRA', LonArtNr: '1010', Belopp: '2000' },
        },
      },
      answer: { error: errors.payslipUnchanged },
    },
    {
      name: 'a change without its figures',
      given,
      request: { scope, params: { Period }, body: { ...many, Andring: { Satt: 'ANDRA', LonArtNr: '1010' } } },
      answer: {
        error: errors.fieldsRefused,
        fields: { Satt: 'Ange det som raderna skulle ha haft: antal, à-pris eller belopp.' },
      },
    },
    {
      name: 'a pay type that the table does not have',
      given,
      request: { scope, params: { Period }, body: { ...many, Andring: { ...many.Andring, LonArtNr: '99999' } } },
      answer: {
        error: errors.fieldsRefused,
        fields: { Rader: 'Anställd 1: Rad 1: lönearten 99999 finns inte i löneartstabellen.' },
      },
    },
    {
      name: 'a payment that cannot be made',
      given: givenPayslips([paid], { Settings: { ...Settings, BankNamn: 'SUS' } }),
      request: { scope, params: { Period }, body: many },
      answer: { error: errors.paymentRefused },
    },
    { ...unfinished, request: { scope, params: { Period }, body: many } },
    {
      ...outdated,
      request: {
        ...{ scope, params: { Period } },
        body: { ...many, Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 7 }] },
      },
    },
    { ...missing, request: { scope, params: { Period }, body: many } },
    { ...noPeriod, request: { scope, params: { Period }, body: { ...many, Period: '209901' } } },
    { ...locked, request: { scope, params: { Period }, body: many } },
  ],
  takeBack: [
    {
      name: 'what would be taken back',
      given,
      request: { scope, params, body: { ...back, Forhandsgranska: true } },
      answer: { data: taken, pins },
    },
    {
      name: 'a posted payslip taken back',
      given: posted,
      request: { scope, params, body: back },
      answer: { data: { ...taken, Verifikationer: vouchers.slice(0, 1) }, pins },
    },
    {
      name: 'a payslip that has been taken back',
      given: takenBack,
      request: { scope, params, body: { ...back, Nummer: 2 } },
      answer: { error: errors.payslipNotCorrectable },
    },
    { ...unfinished, request: { scope, params, body: back } },
    { ...outdated, request: { scope, params, body: { ...back, Version: 7 } } },
    { ...missing, request: { scope, params, body: back } },
    { ...noPeriod, request: { scope, params, body: { ...back, Period: '209901' } } },
    { ...locked, request: { scope, params, body: back } },
  ],
}
