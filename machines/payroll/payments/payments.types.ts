import type { PainVersion } from '#contracts/code-lists/payments.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { PaidPayslip, PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** An order as it was proposed and seen. */
export interface PaymentDraft {
  readonly Version: PainVersion
  readonly Lonebesked: readonly PaidPayslip[]
}

/** What is asked of a period's payments, once. */
export interface OncePaid {
  readonly Period: string
  readonly key: string
}

export interface PaymentsContext {
  /** The code of the period, or an empty text. */
  readonly Period: string
  /** Null until it has been fetched. */
  readonly payments: PaymentPeriod | null
  /** The order that is made, or null. */
  readonly draft: PaymentDraft | null
  /** The number of the order that is settled or cancelled, or 0. */
  readonly Nr: number
  /** Why it is cancelled, or an empty text. */
  readonly Orsak: string
  /** The intent of a step whose answer was lost. */
  readonly intent: Intent | null
  /** Why the last step was refused, or an empty text. */
  readonly refused: string
}

export type PaymentsEvent =
  | { readonly type: 'payments.show'; readonly Period: string }
  | { readonly type: 'payments.leave' }
  /** The payments may have changed. */
  | { readonly type: 'payments.reload' }
  /** Orders what can be paid. `key`: the idempotency key for a new intent. */
  | { readonly type: 'payments.make'; readonly Version: PainVersion; readonly key: string }
  /** Asks whether the bank has paid an order. */
  | { readonly type: 'payments.settle'; readonly Nr: number; readonly key: string }
  /** An order is to be cancelled: its reason is asked for. */
  | { readonly type: 'payments.refuse'; readonly Nr: number }
  /** The reason is not given: the order stays. */
  | { readonly type: 'payments.keep' }
  | { readonly type: 'payments.cancel'; readonly Orsak: string; readonly key: string }
  /** Fetches the file of an order, or the list of who is paid. */
  | { readonly type: 'payments.fetch'; readonly Nr: number; readonly what: 'file' | 'print' }
  /** A live event: payslips or payments of a period have changed. */
  | ({ readonly type: 'payments.changed' } & LivePayload<'PAYSLIPS_UPDATED'>)
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payments: PaymentsEvent
  }
}
