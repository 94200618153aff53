import type { DeliveryRemedy } from '#contracts/payroll/delivery/shapes.ts'
import type { ActEvent } from '../../kit/shared/act.ts'

/** An action on payslips of a period that were not sent. */
export interface RemedyOrder {
  readonly Period: string
  readonly items: readonly { readonly AnstNr: string; readonly Nummer: number; readonly Atgard: DeliveryRemedy }[]
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly deliveryRemedies: ActEvent<RemedyOrder>
  }
}
