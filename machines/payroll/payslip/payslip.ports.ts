import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { PayslipKey, PayslipStep } from './payslip.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipPorts = {
  fetchPayslip: ofCall('payslip.fetchPayslip', ({ Nummer, ...params }: PayslipKey) =>
    reading('payslips', 'one', { params, filter: { Nummer } }),
  ),
  /** The batch of an action with this payslip alone. Returns why it was refused, or ''. */
  act: ofCall('payslip.act', (step: PayslipStep & { readonly key: string }) => {
    const { Period, AnstNr, Nummer, Version, action, key: idempotencyKey } = step
    const request = { params: { Period }, body: [{ AnstNr, Nummer, Version }], idempotencyKey }
    return writing('payslips', action as 'ready', request, ({ errors }) => errors[0]?.message ?? '')
  }),
}
