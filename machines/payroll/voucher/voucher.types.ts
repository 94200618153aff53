import type { LivePayload } from '#contracts/live/live-events.ts'
import type { Voucher, VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** A voucher, and the others of its period: those made with it, and the one that it takes back. */
export interface ShownVoucher {
  readonly voucher: Voucher
  readonly others: readonly VoucherHead[]
}

/** The live event: vouchers of a period have changed. */
export type VouchersChanged = LivePayload<'VOUCHERS_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The key is the VerId. */
    readonly voucher: ViewEvent<string, VouchersChanged>
  }
}
