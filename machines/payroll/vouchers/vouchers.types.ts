import type {
  MadeVouchers,
  ProposedVoucher,
  VoucherList,
  VoucherPeriod,
  VoucherRow,
} from '#contracts/payroll/vouchers/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'

/** The view of a screen of vouchers. */
export interface ShownVouchers {
  readonly year: number
  /** The code of a period, or an empty text for the year. */
  readonly period: string
}

/** The fetched data: the periods of the year, or the vouchers of the period. */
export interface FetchedVouchers {
  readonly periods: readonly VoucherPeriod[] | null
  readonly list: VoucherList | null
}

/** A row of a voucher that would be made. */
export type ProposedRow = Pick<VoucherRow, 'Rad' | 'Konto' | 'KontoNamn' | 'Belopp' | 'ResEnh' | 'Antal' | 'Text'>

/** A voucher that would be made, with its first rows and the sums of all of them, in kronor. */
export type Proposed = Omit<ProposedVoucher, 'Rader' | 'Summa'> & {
  readonly Rader: readonly ProposedRow[]
  readonly AntalRader: number
  readonly Debet: number
  readonly Kredit: number
}

/** The proposed vouchers, and the rows that are not posted though the settings ask for it. */
export interface Proposal extends Pick<MadeVouchers, 'Anmarkningar'> {
  readonly Verifikationer: readonly Proposed[]
}

/** A setting without which nothing is made. `field` is empty when no single setting is missing. */
export interface MissingSetting {
  readonly field: string
  readonly message: string
}

/** The file of the last sending, and what the person should know of it, in Swedish. */
export interface SentFile {
  readonly Fil: number
  readonly Anmarkningar: readonly string[]
}

export interface VouchersContext extends ShownVouchers, FetchedVouchers {
  /** What is proposed, while its dialog is open. */
  readonly proposal: Proposal | null
  /** Why nothing could be made, until the next try. */
  readonly missing: MissingSetting | null
  /** The last sending of the period on display. */
  readonly sent: SentFile | null
  /** True when the file of what is sent is fetched at once. */
  readonly fetchesFile: boolean
  /** Whether the job that is asked for or collected stores nothing. */
  readonly isPreview: boolean
  /** The Id of the job that is collected, or an empty text. */
  readonly job: string
  /** The intent of a write whose request was not answered. */
  readonly intent: Intent | null
}

export type VouchersEvent =
  /** The periods of a year are shown, or the vouchers of a period. */
  | ({ readonly type: 'vouchers.show' } & ShownVouchers)
  | { readonly type: 'vouchers.leave' }
  /** Something has changed here, or is tried again. */
  | { readonly type: 'vouchers.reload' }
  /** A live event: vouchers or payslips of a period have changed. */
  | { readonly type: 'vouchers.changed'; readonly FtgId: string; readonly Period: string }
  /** Shows what would be made. `key`: the idempotency key of a job that finds it out. */
  | { readonly type: 'vouchers.preview'; readonly key: string }
  /** A job of the period has ended. Shows what it would make, or has made. */
  | { readonly type: 'vouchers.collect'; readonly job: string; readonly isPreview: boolean }
  /** Makes what is shown. `key`: the idempotency key for a new intent. */
  | { readonly type: 'vouchers.make'; readonly key: string }
  /** Closes the dialog, and makes nothing. */
  | { readonly type: 'vouchers.close' }
  /** Sends what is not sent. `fetchesFile`: false for a person who may not fetch the file. */
  | { readonly type: 'vouchers.send'; readonly key: string; readonly fetchesFile: boolean }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly vouchers: VouchersEvent
  }
}
