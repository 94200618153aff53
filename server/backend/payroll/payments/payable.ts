import type { FinishedPayslip } from '../finished-payslip.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'

/** A payslip that can be paid now, with the version that somebody has seen. */
export interface Payable {
  readonly key: PayslipKey
  readonly version: number
  readonly slip: FinishedPayslip
}
