import { z } from 'zod'
import { voucherPeriodStatuses, voucherStatuses } from '../../code-lists/accounting.ts'
import { resultUnits } from '../../settings/counts.ts'

/** The code of a salary period: 202611, and of other kinds than months V202641. */
export const PeriodCode = z.string().regex(/^[KVWQH]?\d{6}$/)

/** The payslips of a period that are posted while one waits. A job posts more. */
export const maxPostedAtOnce = 1000

/** How far the posting of a salary period has come. */
export const VoucherPeriod = z.object({
  Period: z.string(),
  Namn: z.string(),
  Utbetalningsdag: z.iso.date(),
  Status: z.enum(voucherPeriodStatuses.codes),
  /** The vouchers that hold, and their debit in kronor. */
  Verifikationer: z.int(),
  Summa: z.number(),
  /** The period's payslips, those that are paid or locked, and those that are posted. */
  Lonebesked: z.object({ Antal: z.int(), Fardiga: z.int(), Bokforda: z.int() }),
  /** The paid orders that are posted here, and those of them that are posted. */
  Betalningar: z.object({ Antal: z.int(), Bokforda: z.int() }),
  /** What the clerk should look at, in Swedish. */
  Saknas: z.array(z.string()),
})
export type VoucherPeriod = z.infer<typeof VoucherPeriod>

/** A payslip that an amount comes from. Without rows: the payslip as a whole. */
const VoucherSource = z.object({ AnstNr: z.string(), Nr: z.int(), Rader: z.array(z.string()) })

/** The most sources that a row answers with. `AntalKallor` has their number. */
export const maxSources = 20

/** A row of a voucher. What the company does not specify is empty. */
export const VoucherRow = z.object({
  /** From 1, in the order of the voucher. */
  Rad: z.int(),
  Konto: z.string(),
  KontoNamn: z.string(),
  /** Kronor with two decimals. Debit is positive, credit negative. */
  Belopp: z.number(),
  /** The codes of the six result units, empty where there is none. */
  ResEnh: z.array(z.string()),
  AnstNr: z.string(),
  LonArtNr: z.string(),
  Avdelning: z.string(),
  /** The day of the payslip's row, or empty. */
  Datum: z.string(),
  Text: z.string(),
  Antal: z.number().nullable(),
  /** The öre of a division by result units that the row took, since its share was the largest. */
  Orerest: z.number(),
  Kallor: z.array(VoucherSource).max(maxSources),
  AntalKallor: z.int(),
})
export type VoucherRow = z.infer<typeof VoucherRow>

/** What vouchers say of themselves in a list. */
export const VoucherHead = z.object({
  VerId: z.uuid(),
  Period: z.string(),
  Datum: z.iso.date(),
  Text: z.string(),
  Serie: z.string(),
  /** Null until it is sent, and when the accounting program numbers it. */
  Nummer: z.int().nullable(),
  Status: z.enum(voucherStatuses.codes),
  /** The debit, in kronor. */
  Summa: z.number(),
  /** Vouchers that were made together are removed and taken back together. */
  Kontering: z.uuid(),
  /** The voucher that this one takes back, and the one that takes this one back. */
  Aterfor: z.uuid().nullable(),
  AterfordAv: z.uuid().nullable(),
  /** The number of the payment order of the period that it posts. Null for one of payslips. */
  Betalning: z.int().nullable(),
  /** The file that it was sent in: 1, 2 and so on within the period. */
  Fil: z.int().nullable(),
  SkickadTid: z.iso.datetime().nullable(),
  SkickadAv: z.string(),
  SkapadTid: z.iso.datetime(),
  SkapadAv: z.string(),
  Version: z.int(),
})
export type VoucherHead = z.infer<typeof VoucherHead>

/** A voucher with its rows, whose amounts are zero together. */
export const Voucher = VoucherHead.extend({ Rader: z.array(VoucherRow) })
export type Voucher = z.infer<typeof Voucher>

/** A voucher that would be made. */
export const ProposedVoucher = VoucherHead.pick({ Datum: true, Text: true, Serie: true, Summa: true }).extend({
  Rader: z.array(VoucherRow),
})
export type ProposedVoucher = z.infer<typeof ProposedVoucher>

/** The vouchers of a period. */
export const VoucherList = z.object({
  Period: VoucherPeriod,
  Verifikationer: z.array(VoucherHead),
  /** Why no file can be made of them, in Swedish, and the setting that it depends on. */
  Hinder: z.object({ Installning: z.enum(['KopplaBokf', 'BokfProg']), Text: z.string() }).nullable(),
})
export type VoucherList = z.infer<typeof VoucherList>

/** What was made, or would be. */
export const MadeVouchers = z.object({
  Verifikationer: z.array(ProposedVoucher),
  /** What is not posted though the settings ask for it, in Swedish. */
  Anmarkningar: z.array(z.string()),
})
export type MadeVouchers = z.infer<typeof MadeVouchers>

/** The most characters of a voucher's texts, and of an account. */
const maxText = 100
const maxAccount = 10

/** A row as it is edited. One that it was keeps what it comes from. */
export const EditedRow = z.strictObject({
  /** The row that it was, or null for a new one. */
  Rad: z.int().nullable(),
  Konto: z.string().max(maxAccount),
  /** Kronor with two decimals. Debit is positive, credit negative. */
  Belopp: z.number().min(-1e12).max(1e12),
  Text: z.string().max(maxText),
  ResEnh: z.array(z.string().max(10)).max(resultUnits.length),
})
export type EditedRow = z.infer<typeof EditedRow>

/** The whole of a voucher that is not sent, as it is edited. */
export const EditedVoucher = z.strictObject({
  Version: z.int(),
  Datum: z.iso.date(),
  Text: z.string().max(maxText),
  Rader: z.array(EditedRow).max(10_000),
})
export type EditedVoucher = z.infer<typeof EditedVoucher>
