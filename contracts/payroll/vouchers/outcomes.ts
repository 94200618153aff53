import { commonErrors } from '../../common-errors.ts'
import { companyStates } from '../../companies/states.ts'
import { copyErrors } from '../../copies/errors.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payrollErrors } from '../errors.ts'
import type { voucherCalls } from './calls.ts'
import {
  examplePaymentVoucher,
  exampleReversal,
  exampleSentVoucher,
  exampleVoucher,
  givenVouchers,
  voucherScope as scope,
  sentVouchers,
} from './examples.ts'
import type { EditedVoucher, Voucher, VoucherHead, VoucherList, VoucherPeriod } from './shapes.ts'
import { voucherStates } from './states.ts'

const { VerId, Period, Datum, Text, Serie, Summa, Rader } = exampleVoucher
const Id = '7b1d2f0e-9f43-4b0a-8c64-5d0f6f2f7c10'
const { Rader: _, ...head } = exampleVoucher
const { Rader: __, ...sentHead } = exampleSentVoucher
const { Rader: ___, ...paymentHead } = examplePaymentVoucher
const created = givenVouchers([exampleVoucher])

/** November with a voucher that is not sent. */
const exampleVoucherPeriod: VoucherPeriod = {
  Period,
  Namn: 'November 2026',
  Utbetalningsdag: Datum,
  Status: 'CREATED',
  Verifikationer: 1,
  Summa,
  Lonebesked: { Antal: 1, Fardiga: 1, Bokforda: 1 },
  Betalningar: { Antal: 0, Bokforda: 0 },
  Saknas: [],
}
const unposted: VoucherPeriod = {
  ...exampleVoucherPeriod,
  Status: 'READY',
  Verifikationer: 0,
  Summa: 0,
  Lonebesked: { Antal: 1, Fardiga: 1, Bokforda: 0 },
}
const takenBack: VoucherPeriod = {
  ...exampleVoucherPeriod,
  Lonebesked: { Antal: 0, Fardiga: 0, Bokforda: 0 },
  Saknas: ['Bokförda lönebesked som är återförda; återför verifikationerna och skapa dem på nytt: 1.'],
}
const unpostedPayment: VoucherPeriod = {
  ...exampleVoucherPeriod,
  Status: 'READY',
  Betalningar: { Antal: 1, Bokforda: 0 },
}
const withOrder = (vouchers: readonly Voucher[]) => givenVouchers(vouchers, {}, false, true)
const sent: VoucherPeriod = { ...exampleVoucherPeriod, Status: 'SENT' }

const edited: EditedVoucher = {
  Version: 3,
  Datum: '2026-11-26',
  Text: 'Löner november',
  Rader: Rader.map(row => ({ Rad: row.Rad, Konto: row.Konto, Belopp: row.Belopp, Text: row.Text, ResEnh: row.ResEnh })),
}
const unbalanced = { ...edited, Rader: edited.Rader.map((row, at) => (at === 0 ? { ...row, Belopp: 30_012.5 } : row)) }
const listed = (
  Verifikationer: readonly VoucherHead[],
  period: VoucherPeriod,
  Hinder: VoucherList['Hinder'] = null,
) => ({
  data: { Period: period, Verifikationer: [...Verifikationer], Hinder },
  pins: ['Period', 'Verifikationer', 'Hinder'],
})
const made = { Verifikationer: [{ Datum, Text, Serie, Summa, Rader }], Anmarkningar: [] }
const madeByJob = { ...made, Verifikationer: [{ Datum, Text, Serie, Summa, Rader: exampleSentVoucher.Rader }] }
const jobId = '4f5b0f0a-3f7e-4f5e-8e58-9b1c7c2f5d31'
const job = { Id: jobId, Path: `/bokforingsunderlagList/${Period}` }
const FtgId = scope.FtgId
const by = 'adm'
const accountMessage = 'Kontot Löner att betala är inte angivet i bokföringsinställningarna.'

export const voucherOutcomes: OutcomesOf<typeof voucherCalls> = {
  periods: [
    {
      name: 'a period with a voucher that is not sent',
      given: created,
      request: { scope, filter: { Year: 2026 } },
      answer: { data: [exampleVoucherPeriod], pins: ['*'] },
    },
    {
      name: 'a period whose payslips are not posted',
      given: givenVouchers([]),
      request: { scope, filter: { Year: 2026 } },
      answer: { data: [unposted], pins: ['*'] },
    },
    {
      name: 'a period with a posted payslip that is taken back',
      given: givenVouchers([exampleVoucher], {}, true),
      request: { scope, filter: { Year: 2026 } },
      answer: { data: [takenBack], pins: ['*'] },
    },
    {
      name: 'a period with a paid order that is not posted',
      given: withOrder([exampleVoucher]),
      request: { scope, filter: { Year: 2026 } },
      answer: { data: [unpostedPayment], pins: ['*'] },
    },
    {
      name: 'a year without periods',
      given: created,
      request: { scope, filter: { Year: 2031 } },
      answer: { data: [] },
    },
  ],
  list: [
    {
      name: 'a voucher that is not sent',
      given: created,
      request: { scope, params: { Period } },
      answer: listed([head], exampleVoucherPeriod),
    },
    {
      name: 'a sent voucher',
      given: sentVouchers,
      request: { scope, params: { Period } },
      answer: listed([sentHead], sent),
    },
    {
      name: 'a company that does not export',
      given: givenVouchers([exampleVoucher], { KopplaBokf: false }),
      request: { scope, params: { Period } },
      answer: listed([head], exampleVoucherPeriod, {
        Installning: 'KopplaBokf',
        Text: 'Företaget exporterar inte till ett bokföringsprogram.',
      }),
    },
    {
      name: 'a voucher that is taken back, and a payslip too',
      given: givenVouchers(exampleReversal, {}, true),
      request: { scope, params: { Period } },
      answer: listed(
        exampleReversal.map(({ Rader: ____, ...each }) => each),
        {
          ...exampleVoucherPeriod,
          Verifikationer: 0,
          Summa: 0,
          Lonebesked: { Antal: 0, Fardiga: 0, Bokforda: 0 },
        },
      ),
    },
    {
      name: 'a posted payslip that is taken back',
      given: givenVouchers([exampleVoucher], {}, true),
      request: { scope, params: { Period } },
      answer: listed([head], takenBack),
    },
    {
      name: 'a voucher of a paid order',
      given: withOrder([exampleVoucher, examplePaymentVoucher]),
      request: { scope, params: { Period } },
      answer: listed([head, paymentHead], {
        ...exampleVoucherPeriod,
        Verifikationer: 2,
        Summa: Summa + paymentHead.Summa,
        Betalningar: { Antal: 1, Bokforda: 1 },
      }),
    },
  ],
  make: [
    {
      name: 'a voucher made',
      given: givenVouchers([]),
      request: { scope, params: { Period }, body: { Forhandsgranska: false } },
      answer: { data: made, pins: ['*'] },
    },
    {
      name: 'a voucher in preview',
      given: givenVouchers([]),
      request: { scope, params: { Period }, body: { Forhandsgranska: true } },
      answer: { data: made, pins: ['*'] },
    },
    {
      name: 'a voucher with quantities, and something that is not posted',
      given: givenVouchers([], { KonteraAntal: true, KonteraAmfAvgift: true }),
      request: { scope, params: { Period }, body: { Forhandsgranska: true } },
      answer: {
        data: {
          Verifikationer: [{ Datum, Text, Serie, Summa, Rader: exampleSentVoucher.Rader }],
          Anmarkningar: ['Foras premiesatser finns inte i Avlöna: avgifterna bokförs när fakturan från Fora kommer.'],
        },
        pins: ['*'],
      },
    },
    {
      name: 'a voucher of a paid order',
      given: withOrder([exampleVoucher]),
      request: { scope, params: { Period }, body: { Forhandsgranska: false } },
      answer: {
        data: {
          Verifikationer: [
            {
              Datum,
              Serie,
              Text: examplePaymentVoucher.Text,
              Summa: examplePaymentVoucher.Summa,
              Rader: examplePaymentVoucher.Rader,
            },
          ],
          Anmarkningar: [],
        },
        pins: ['*'],
      },
    },
    {
      name: 'a period that is posted',
      given: created,
      request: { scope, params: { Period }, body: { Forhandsgranska: false } },
      answer: { data: { Verifikationer: [], Anmarkningar: [] }, pins: ['*'] },
    },
    {
      name: 'an account that is not entered',
      given: givenVouchers([], { KtoNettolon: '' }),
      request: { scope, params: { Period }, body: { Forhandsgranska: true } },
      answer: { error: payrollErrors.postingIncomplete, fields: { KtoNettolon: accountMessage } },
    },
  ],
  order: [
    {
      name: 'vouchers begun',
      given: givenVouchers([]),
      request: { scope, params: { Period }, body: { Forhandsgranska: false } },
      answer: { data: { Id: jobId } },
    },
    {
      name: 'a company that is being removed',
      given: [callerStates.signedIn('lic'), companyStates.companyLeaving('akvarell', 'lic')],
      request: { scope: { FtgId: 'akvarell' }, params: { Period }, body: { Forhandsgranska: true } },
      answer: { error: commonErrors.companyBusy },
    },
  ],
  made: [
    {
      name: 'vouchers that a job has made',
      given: [
        ...created,
        voucherStates.longWork({ ...job, Kind: 'VOUCHERS', Status: 'COMPLETED' }, FtgId, by, madeByJob.Verifikationer),
      ],
      request: { scope, params: { Period, Id: jobId } },
      answer: { data: madeByJob, pins: ['*'] },
    },
    {
      name: 'an account that is not entered',
      given: [...givenVouchers([]), voucherStates.longWork({ ...job, Kind: 'PROPOSAL', Status: 'FAILED' }, FtgId, by)],
      request: { scope, params: { Period, Id: jobId } },
      answer: { error: payrollErrors.postingIncomplete, fields: { KtoNettolon: accountMessage } },
    },
    {
      name: 'a job under way',
      given: [...created, voucherStates.longWork({ ...job, Kind: 'VOUCHERS', Status: 'INPROGRESS' }, FtgId, by)],
      request: { scope, params: { Period, Id: jobId } },
      answer: { error: copyErrors.companyJobMissing },
    },
  ],
  send: [
    {
      name: 'the vouchers sent',
      given: created,
      request: { scope, params: { Period } },
      answer: { data: { Fil: 1, Anmarkningar: [] }, pins: ['*'] },
    },
    {
      name: 'a text with a character that the file cannot have',
      given: givenVouchers([{ ...exampleVoucher, Text: 'Lön – november' }]),
      request: { scope, params: { Period } },
      answer: {
        data: { Fil: 1, Anmarkningar: ['SIE-filen kan inte ha tecknen –. De är utbytta mot liknande.'] },
        pins: ['*'],
      },
    },
    {
      name: 'nothing that is not sent',
      given: sentVouchers,
      request: { scope, params: { Period } },
      answer: { error: payrollErrors.nothingToSend },
    },
    {
      name: 'a company that does not export',
      given: givenVouchers([exampleVoucher], { KopplaBokf: false }),
      request: { scope, params: { Period } },
      answer: { error: payrollErrors.voucherFileRefused },
    },
  ],
  read: [
    {
      name: 'a voucher',
      given: created,
      request: { scope, params: { VerId } },
      answer: { data: exampleVoucher, pins: ['*'] },
    },
    {
      name: 'a voucher of a paid order',
      given: withOrder([exampleVoucher, examplePaymentVoucher]),
      request: { scope, params: { VerId: examplePaymentVoucher.VerId } },
      answer: { data: examplePaymentVoucher, pins: ['*'] },
    },
    ...exampleReversal.map(each => ({
      name: each.Status === 'REVERSED' ? 'a voucher that is taken back' : 'a voucher that takes another back',
      given: givenVouchers(exampleReversal),
      request: { scope, params: { VerId: each.VerId } },
      answer: { data: each, pins: ['*'] },
    })),
  ],
  change: [
    {
      name: 'a voucher changed',
      given: created,
      request: { scope, params: { VerId }, body: edited },
      answer: { data: { Version: 4 }, pins: ['Version'] },
    },
    {
      name: 'debit that is not credit',
      given: created,
      request: { scope, params: { VerId }, body: unbalanced },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Rader: 'Debet och kredit skiljer 12,50 kr: debet är större.' },
      },
    },
    {
      name: 'a sent voucher',
      given: sentVouchers,
      request: { scope, params: { VerId }, body: edited },
      answer: { error: payrollErrors.voucherSent },
    },
  ],
  remove: [
    { name: 'a voucher removed', given: created, request: { scope, params: { VerId } }, answer: { data: null } },
    {
      name: 'a sent voucher',
      given: sentVouchers,
      request: { scope, params: { VerId } },
      answer: { error: payrollErrors.voucherSent },
    },
    {
      name: 'a voucher that takes back one whose payslips are posted again',
      given: givenVouchers([...exampleReversal, { ...exampleVoucher, VerId: Id, Kontering: Id }]),
      request: { scope, params: { VerId: exampleReversal[1].VerId } },
      answer: { error: payrollErrors.voucherPostedAgain },
    },
  ],
  reverse: [
    {
      name: 'a voucher taken back',
      given: sentVouchers,
      request: { scope, params: { VerId }, body: { Datum: '2026-12-01' } },
      answer: { data: { VerId: Id } },
    },
    {
      name: 'a voucher that is not sent',
      given: created,
      request: { scope, params: { VerId }, body: { Datum: '2026-12-01' } },
      answer: { error: payrollErrors.voucherNotReversible },
    },
  ],
}
