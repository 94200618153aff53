import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface SalaryYearsContext {
  /** The company's years when the dialog was opened. */
  readonly years: readonly number[]
  /** The year to create. */
  readonly asked: NewSalaryYear | null
  /** The last year to purge. Earlier years are purged too. */
  readonly lastToGo: number | null
  /** The failure of the last attempt. */
  readonly failure: ApiFailure | null
  /** The intent of a write whose answer was lost. */
  readonly intent: Intent | null
}

export type SalaryYearsEvent =
  | { readonly type: 'years.create'; readonly years: readonly number[] }
  | { readonly type: 'years.purge'; readonly years: readonly number[] }
  | { readonly type: 'years.close' }
  /** A field was changed. The failure of the last attempt is cleared. */
  | { readonly type: 'years.edit' }
  /** `key` is the idempotency key for a new intent. */
  | { readonly type: 'years.submit'; readonly asked: NewSalaryYear; readonly key: string }
  | { readonly type: 'years.rid'; readonly lastToGo: number; readonly key: string }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly salaryYears: SalaryYearsEvent
  }
}
