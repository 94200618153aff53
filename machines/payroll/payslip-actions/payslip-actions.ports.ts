import { ofCall, writing } from '../../kit/shared/of-call.ts'
import type { ActOnPayslip } from './payslip-actions.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipActionsPorts = {
  /** The batch of an action with one payslip. Returns why it was refused, or an empty text. */
  doAct: ofCall('payslipActions.doAct', (asked: ActOnPayslip & { readonly key: string }) => {
    const { Period, AnstNr, Nummer, Version, action, key: idempotencyKey } = asked
    const request = { params: { Period }, body: [{ AnstNr, Nummer, Version }], idempotencyKey }
    return writing('payslips', action as 'ready', request, ({ errors }) => errors[0]?.message ?? '')
  }),
}
