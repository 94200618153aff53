import type { Voucher, VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'

/** A voucher, and the others of its period: those made with it, and the one that it takes back. */
export interface ShownVoucher {
  readonly voucher: Voucher
  readonly others: readonly VoucherHead[]
}

export interface VoucherContext {
  readonly VerId: string
  /** Null until it has been fetched. */
  readonly shown: ShownVoucher | null
}

export type VoucherEvent =
  | { readonly type: 'voucher.show'; readonly VerId: string }
  | { readonly type: 'voucher.leave' }
  /** The voucher may have changed. */
  | { readonly type: 'voucher.reload' }
  /** A live event: vouchers of a period have changed. */
  | { readonly type: 'voucher.changed'; readonly FtgId: string; readonly Period: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly voucher: VoucherEvent
  }
}
