import type { LivePayload } from '#contracts/live/live-events.ts'
import type { Calculation, PayslipListItem, PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'

/** A request to calculate: a period, or some of its persons. */
export interface CalculationOrder {
  readonly Period: string
  /** AnstNr of those chosen, or null for all who are paid in the period. */
  readonly persons: readonly string[] | null
}

export interface SalaryRunContext extends ShownRun {
  /** The periods of the year. Null until they have been fetched. */
  readonly periods: readonly PayslipPeriod[] | null
  /** The first payslips with warnings of the period on display. */
  readonly warned: readonly PayslipListItem[]
  /** The intent of a calculation whose request was not answered. */
  readonly intent: Intent | null
  readonly order: CalculationOrder | null
  /** The calculation that runs, or null. */
  readonly calculation: Calculation | null
  /** Why the last calculation of the period stopped, or an empty text. */
  readonly stopped: string
  /** The payslips that the last calculation of the period left as they were, and why. */
  readonly left: Calculation['Lamnade']
  /** How many times the payslips have changed. A list on display is then fetched again. */
  readonly changes: number
}

/** The view of a screen of the run. */
export interface ShownRun {
  readonly year: number
  /** The code of a period, or an empty text for the year's overview. */
  readonly period: string
}

/** The fetched data. Without a period there are no warnings. */
export type FetchedRun = Pick<SalaryRunContext, 'warned'> & { readonly periods: readonly PayslipPeriod[] }

export type SalaryRunEvent =
  /** The overview of a year is shown, or one of its periods. */
  | ({ readonly type: 'run.show' } & ShownRun)
  | { readonly type: 'run.leave' }
  /** Something has changed here: the periods are fetched again. */
  | { readonly type: 'run.reload' }
  /** Fetches the basis and calculates. `key`: the idempotency key for a new intent. */
  | ({ readonly type: 'run.calculate'; readonly key: string } & CalculationOrder)
  /** A live event: payslips of a period have changed. */
  | ({ readonly type: 'run.changed' } & LivePayload<'PAYSLIPS_UPDATED'>)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly salaryRun: SalaryRunEvent
  }
}
