import type { LivePayload } from '#contracts/live/live-events.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** A payslip, by its period, person and number: 1, or that of one that corrects another. */
export interface PayslipKey {
  readonly Period: string
  readonly AnstNr: string
  readonly Nummer: number
}

/** The live event: payslips of a period have changed. */
export type PayslipsChanged = LivePayload<'PAYSLIPS_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payslip: ViewEvent<PayslipKey, PayslipsChanged>
  }
}
