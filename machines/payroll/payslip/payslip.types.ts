import type { LivePayload } from '#contracts/live/live-events.ts'
import type { Payslip, PayslipAction } from '#contracts/payroll/run/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** A payslip, by its period, person and number: 1, or that of one that corrects another. */
export interface PayslipKey {
  readonly Period: string
  readonly AnstNr: string
  readonly Nummer: number
}

/** An action on the payslip on display. */
export interface PayslipStep extends PayslipKey {
  readonly action: PayslipAction
  /** The version that the person has seen. */
  readonly Version: number
}

export interface PayslipContext extends PayslipKey {
  /** Null until it has been fetched. */
  readonly payslip: Payslip | null
  readonly step: PayslipStep | null
  /** The intent of a step whose answer was lost. */
  readonly intent: Intent | null
}

export type PayslipEvent =
  | ({ readonly type: 'payslip.show' } & PayslipKey)
  | { readonly type: 'payslip.leave' }
  /** The payslip may have changed. */
  | { readonly type: 'payslip.reload' }
  /** Marks, attests or pays the payslip. `key`: the idempotency key for a new intent. */
  | { readonly type: 'payslip.act'; readonly action: PayslipAction; readonly key: string }
  /** The answer to the question whether a payslip with warnings is ready. */
  | ConfirmFact
  /** A live event: payslips of a period have changed. */
  | ({ readonly type: 'payslip.changed' } & LivePayload<'PAYSLIPS_UPDATED'>)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payslip: PayslipEvent
  }
}
