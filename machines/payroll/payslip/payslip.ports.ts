import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PayslipKey, PayslipStep } from './payslip.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipPorts = {
  /** `GET /payslips/{Period}/{AnstNr}`, of a number. */
  fetchPayslip: port<PayslipKey, Result<Payslip>>('payslip.fetchPayslip'),
  /** The batch of an action with this payslip alone. Returns why it was refused, or ''. */
  act: port<PayslipStep & { readonly key: string }, Result<string>>('payslip.act'),
}
