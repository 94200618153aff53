import type {
  Correction,
  CorrectionRequest,
  Corrections,
  CorrectionsRequest,
} from '#contracts/payroll/correction/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The payslip that is corrected or taken back, as a person has seen it. */
export interface CorrectedPayslip {
  readonly Period: string
  readonly AnstNr: string
  readonly Nummer: number
  readonly Version: number
  readonly kind: 'correct' | 'takeBack'
}

/** Payslips of a period that are corrected together, as a person has seen them. */
export interface CorrectedPayslips {
  readonly Period: string
  readonly payslips: readonly CorrectionsRequest['Lonebesked'][number][]
  readonly kind: 'many'
}

/** The written correction of many payslips. */
export interface CorrectionsChoice {
  readonly Andring: CorrectionsRequest['Andring']
}

/** The written correction of a payslip. */
export type CorrectionChoice = Pick<CorrectionRequest, 'Rader' | 'HamtaUnderlag' | 'Utbetalningsdatum' | 'Betala'>

export interface PayslipCorrectionContext {
  /** Null while the dialog is closed. */
  readonly of: CorrectedPayslip | CorrectedPayslips | null
  /** Null until something has been written, and when a payslip is taken back. */
  readonly choice: CorrectionChoice | CorrectionsChoice | null
  /** What would be made. Null until it has been fetched. */
  readonly preview: Correction | Corrections | null
  /** Why there is no preview, or why it was not made. */
  readonly failure: ApiFailure | null
  readonly intent: Intent | null
}

export type PayslipCorrectionEvent =
  | { readonly type: 'correction.open'; readonly of: CorrectedPayslip | CorrectedPayslips }
  | { readonly type: 'correction.close' }
  /** Asks what would be made. Null when a payslip is taken back. */
  | { readonly type: 'correction.preview'; readonly choice: CorrectionChoice | CorrectionsChoice | null }
  /** Goes back from the preview to what is written. */
  | { readonly type: 'correction.edit' }
  /** Makes it. `key`: the idempotency key for a new intent. */
  | { readonly type: 'correction.make'; readonly key: string }
