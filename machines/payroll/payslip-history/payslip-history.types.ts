import type { LivePayload } from '#contracts/live/live-events.ts'
import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'

/** The payslip whose history is shown. */
export interface PayslipOfHistory {
  readonly Period: string
  readonly AnstNr: string
  /** 1 for that of the salary run, and more for one that corrects another. */
  readonly Nummer: number
}

export interface PayslipHistoryContext extends PayslipOfHistory {
  /** Null until it has been fetched. */
  readonly history: PayslipHistory | null
  /** The moment that is chosen, or 0 for the one before the newest. */
  readonly nr: number
  /** The payslip at a moment, beside now. The last one stays while another is fetched. */
  readonly shown: PayslipAsItWas | null
}

export type PayslipHistoryEvent =
  | ({ readonly type: 'payslipHistory.show' } & PayslipOfHistory)
  | { readonly type: 'payslipHistory.leave' }
  /** Shows the payslip as it was at a moment. */
  | { readonly type: 'payslipHistory.choose'; readonly Nr: number }
  | { readonly type: 'payslipHistory.reload' }
  /** A live event: payslips of a period have changed. */
  | ({ readonly type: 'payslipHistory.changed' } & LivePayload<'PAYSLIPS_UPDATED'>)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payslipHistory: PayslipHistoryEvent
  }
}
