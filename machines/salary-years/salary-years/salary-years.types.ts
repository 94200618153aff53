import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface SalaryYearsContext {
  /** The company's years, as they were when the dialog was opened. */
  readonly years: readonly number[]
  /** The year that is to be made. */
  readonly asked: NewSalaryYear | null
  /** The last year that is to go, and all before it. */
  readonly lastToGo: number | null
  /** What went wrong with the last attempt. */
  readonly failure: ApiFailure | null
  /** What may have been done. */
  readonly intent: Intent | null
}

export type SalaryYearsEvent =
  | { readonly type: 'years.create'; readonly years: readonly number[] }
  | { readonly type: 'years.purge'; readonly years: readonly number[] }
  | { readonly type: 'years.close' }
  /** Something was changed: what was wrong with the last attempt is no longer shown. */
  | { readonly type: 'years.edit' }
  /** `key`: idempotency key, for a new intent. */
  | { readonly type: 'years.submit'; readonly asked: NewSalaryYear; readonly key: string }
  | { readonly type: 'years.rid'; readonly lastToGo: number; readonly key: string }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly salaryYears: SalaryYearsEvent
  }
}
