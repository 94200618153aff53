import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { PayslipKey } from './payslip.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipPorts = {
  fetchPayslip: ofCall('payslip.fetchPayslip', ({ Nummer, ...params }: PayslipKey) =>
    reading('payslips', 'one', { params, filter: { Nummer } }),
  ),
}
