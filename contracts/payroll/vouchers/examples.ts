import { callerStates } from '../../outcomes/caller-states.ts'
import type { Voucher } from './shapes.ts'
import { voucherStates } from './states.ts'

/** Vouchers for the outcomes of their calls, and for specs of the flows and screens. */

const FtgId = 'bokforing'
const by = 'adm'
export const voucherScope = { FtgId }

const noUnits = ['', '', '', '', '', '']
const source = { Kallor: [{ AnstNr: '101', Nr: 1, Rader: ['1000'] }], AntalKallor: 1 }
const row = (Rad: number, Konto: string, Belopp: number, Kalla: string) => ({
  Rad,
  Konto,
  KontoNamn: '',
  Belopp,
  ResEnh: noUnits,
  AnstNr: '',
  LonArtNr: '',
  Avdelning: '',
  Datum: '',
  Text: '',
  Antal: null,
  Orerest: 0,
  ...source,
  Kallor: [{ AnstNr: '101', Nr: 1, Rader: [Kalla] }],
})

/** The pay of November of one person. */
export const exampleVoucher: Voucher = {
  VerId: '4d0b8c46-52d1-4f5b-9a1e-7a3f3c0b8e21',
  Period: '202611',
  Datum: '2026-11-25',
  Text: 'Lön, skatter och avgifter 2026-11',
  Serie: 'F',
  Nummer: null,
  Status: 'CREATED',
  Summa: 30_000,
  Kontering: '0e5a4f59-8a43-4c8e-8b1d-93b1e7f1f002',
  Aterfor: null,
  AterfordAv: null,
  Fil: null,
  Betalning: null,
  SkickadTid: null,
  SkickadAv: '',
  SkapadTid: '2026-11-25T08:00:00.000Z',
  SkapadAv: by,
  Version: 3,
  Rader: [
    row(1, '7210', 30_000, '1000'),
    row(2, '2710', -7_000, '9000'),
    { ...row(3, '2821', -23_000, ''), Kallor: [{ AnstNr: '101', Nr: 1, Rader: [] }] },
  ],
}

/** The same, when it is in the books. */
export const exampleSentVoucher: Voucher = {
  ...exampleVoucher,
  Status: 'SENT',
  Nummer: 41,
  Fil: 1,
  SkickadTid: '2026-11-25T09:00:00.000Z',
  SkickadAv: by,
  Rader: exampleVoucher.Rader.map((each, at) => (at === 0 ? { ...each, Antal: 1 } : each)),
}

/** The payment of the same, by a payment order. */
export const examplePaymentVoucher: Voucher = {
  ...exampleVoucher,
  VerId: '1e7c9b1a-52b5-4e07-8d0f-5f4b2a0c6d33',
  Text: 'Utbetalning LON-202611-0001',
  Kontering: '6f0a2d4c-3f0a-4f6b-9b7e-1d2c3b4a5e60',
  Summa: 23_000,
  Betalning: 1,
  Version: 1,
  SkapadTid: '2026-11-25T08:05:00.000Z',
  Rader: [row(1, '2821', 23_000, ''), row(2, '1930', -23_000, '')].map(each => ({
    ...each,
    Kallor: [],
    AntalKallor: 0,
  })),
}

/** A voucher that is taken back, and the one that takes it back. */
const back = '9c0a1f6d-0a0e-4f0c-b7d5-2f0f5d3a6b90'
export const exampleReversal: readonly [reversed: Voucher, reversing: Voucher] = [
  { ...exampleSentVoucher, Status: 'REVERSED', AterfordAv: back, Version: 4 },
  {
    ...exampleVoucher,
    VerId: back,
    Kontering: 'c1f0f7a8-4b1e-4c59-9d3e-0d4b3a7c1e55',
    Datum: '2026-12-01',
    Text: `Återföring av ${exampleVoucher.Text}`,
    Aterfor: exampleVoucher.VerId,
    Version: 1,
    Rader: exampleSentVoucher.Rader.map(each => ({
      ...each,
      Belopp: -each.Belopp,
      Antal: each.Antal === null ? null : -each.Antal,
    })),
  },
]

/**
 * Returns the states of a company with a finished payslip and these vouchers of it.
 *
 * @param Settings settings that differ from those of a company that posts here
 * @param isTakenBack the payslip has been taken back since
 * @param isOrdered it was paid by an order
 */
export const givenVouchers = (
  Vouchers: readonly Voucher[],
  Settings: Readonly<Record<string, string | boolean>> = {},
  isTakenBack = false,
  isOrdered = false,
) => [callerStates.signedIn(by), voucherStates.postedPayslips(FtgId, by, Vouchers, Settings, isTakenBack, isOrdered)]

export const sentVouchers = givenVouchers([exampleSentVoucher])
