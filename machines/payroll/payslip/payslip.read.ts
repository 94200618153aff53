import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import type { PayslipContext, PayslipStep } from './payslip.types.ts'

/** Returns a step with the payslip on display. A guard has checked that there is one. */
export function stepOf({ Period, AnstNr, payslip }: PayslipContext, action: PayslipAction): PayslipStep {
  if (!payslip) throw new Error('Nothing is done with a payslip before it is fetched')
  return { Period, AnstNr, action, Version: payslip.Version, Nummer: payslip.Nummer }
}
