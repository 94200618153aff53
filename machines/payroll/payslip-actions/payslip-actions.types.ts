import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import type { ActEvent } from '../../kit/shared/act.ts'
import type { PayslipKey } from '../payslip/payslip.types.ts'

/** An action on a payslip, as a person has seen that. */
export interface ActOnPayslip extends PayslipKey {
  readonly action: PayslipAction
  readonly Version: number
  readonly Netto: number
  readonly Varningar: readonly string[]
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly payslipActions: ActEvent<ActOnPayslip>
  }
}
