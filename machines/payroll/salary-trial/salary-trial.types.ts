import type { SalaryTrial, SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The form with a case's values: each of the two cases has one. */
export type TrialFormId = 'salaryTrialForm' | 'salaryTrialOtherForm'

/** What has been sent of a case's values, without what says nothing. */
export type TrialRequest = SalaryTrial

export interface SalaryTrialInput {
  /** The form that is told which fields the backend refuses. */
  readonly form: TrialFormId
}

export interface SalaryTrialContext extends SalaryTrialInput {
  /** The values that the form began with; an empty text for those of a new case. */
  readonly from: string
  /** What to calculate. Null while the values have a problem, or none are known. */
  readonly request: TrialRequest | null
  /** The latest answer, which stays on display while the next one is awaited. */
  readonly answer: SalaryTrialAnswer | null
  readonly failure: ApiFailure | null
}

export type SalaryTrialEvent =
  /** The case is shown. `from`: the values that it begins with, or an empty text. */
  | { readonly type: 'trial.open'; readonly from: string }
  /** The case is no longer compared. */
  | { readonly type: 'trial.close' }
  /** The case's values. Null while they have a problem. */
  | { readonly type: 'trial.of'; readonly request: TrialRequest | null }
  | { readonly type: 'trial.retry' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly salaryTrial: SalaryTrialEvent
    readonly salaryTrialOther: SalaryTrialEvent
  }
}
