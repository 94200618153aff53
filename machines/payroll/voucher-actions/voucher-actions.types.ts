import type { ActEvent } from '../../kit/shared/act.ts'

/** A voucher that something is done with. */
export interface VoucherOfAct {
  readonly VerId: string
  readonly text: string
  /** How many others were made together with it. The same is done with them. */
  readonly others: number
}

/** An action on a voucher: removed, or taken back on a day. */
export type VoucherAct = { readonly act: 'remove' } | { readonly act: 'reverse'; readonly date: string }

/** An act, and the voucher that it is done with. */
export type ActOnVoucher = VoucherAct & { readonly voucher: VoucherOfAct }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The subject is the voucher whose dialog of taking back is open. */
    readonly voucherActions: ActEvent<ActOnVoucher, VoucherOfAct>
  }
}
