import type { AskedCorrection } from './payslip-correction.ports.ts'
import type { PayslipCorrectionContext } from './payslip-correction.types.ts'

/** Returns what is asked for. A guard has checked that the dialog is open. */
export function askedOf({ of, choice }: PayslipCorrectionContext): AskedCorrection {
  if (!of) throw new Error('Nothing is corrected before a payslip is chosen')
  return { of, choice }
}
