import type { LivePayload } from '#contracts/live/live-events.ts'
import type { DeliveryRemedy, PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'

/** An action on payslips of a period that were not sent. */
export interface RemedyOrder {
  readonly Period: string
  readonly items: readonly { readonly AnstNr: string; readonly Nummer: number; readonly Atgard: DeliveryRemedy }[]
}

export interface PayslipDeliveryContext {
  /** The code of the period on display, or an empty text. */
  readonly Period: string
  /** Null until they have been fetched. */
  readonly deliveries: PayslipDeliveries | null
  readonly order: RemedyOrder | null
  /** The intent of an order whose answer was lost. */
  readonly intent: Intent | null
}

export type PayslipDeliveryEvent =
  | { readonly type: 'delivery.show'; readonly Period: string }
  | { readonly type: 'delivery.leave' }
  | { readonly type: 'delivery.reload' }
  /** Sends payslips again, or gives them on paper. `key`: the idempotency key for a new intent. */
  | ({ readonly type: 'delivery.remedy'; readonly key: string } & Pick<RemedyOrder, 'items'>)
  /** A live event: payslips of a period have changed. */
  | ({ readonly type: 'delivery.changed' } & LivePayload<'PAYSLIPS_UPDATED'>)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payslipDelivery: PayslipDeliveryEvent
  }
}
