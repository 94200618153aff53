import type { LivePayload } from '#contracts/live/live-events.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** The live event: payslips of a period have changed. */
export type DeliveriesChanged = LivePayload<'PAYSLIPS_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The key is the code of the period. */
    readonly payslipDelivery: ViewEvent<string, DeliveriesChanged>
  }
}
