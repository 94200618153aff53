import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** A voucher that something is done with. */
export interface VoucherOfAct {
  readonly VerId: string
  readonly text: string
  /** How many others were made together with it. The same is done with them. */
  readonly others: number
}

/** What is done with a voucher: removed, or taken back on a day. */
export type VoucherAct = { readonly act: 'remove' } | { readonly act: 'reverse'; readonly date: string }

/** An act, and the voucher that it is done with. */
export type ActOnVoucher = VoucherAct & { readonly voucher: VoucherOfAct }

export interface VoucherActionsContext {
  /** The voucher whose dialog of taking back is open. */
  readonly reversed: VoucherOfAct | null
  readonly asked: ActOnVoucher | null
  readonly intent: Intent | null
}

export type VoucherActionsEvent =
  /** Removes a voucher, when that is confirmed. `key`: the idempotency key for a new intent. */
  | { readonly type: 'voucher.remove'; readonly voucher: VoucherOfAct; readonly key: string }
  /** Opens the dialog that asks for the day of taking back, and closes it. */
  | { readonly type: 'reversal.open'; readonly voucher: VoucherOfAct }
  | { readonly type: 'reversal.close' }
  /** Takes the voucher of the dialog back. `date`: YYYY-MM-DD. */
  | { readonly type: 'reversal.start'; readonly date: string; readonly key: string }
  | ConfirmFact

/** The event that the view receives when an act was done. */
export interface VoucherActionsEmitted {
  readonly type: 'voucher.acted'
  readonly act: VoucherAct['act']
  readonly VerId: string
  /** The voucher that takes it back, or an empty text for a removed one. */
  readonly to: string
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly voucherActions: VoucherActionsEvent
  }
}
