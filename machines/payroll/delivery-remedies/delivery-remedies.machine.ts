import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { deliveryRemediesPorts } from './delivery-remedies.ports.ts'
import type { RemedyOrder } from './delivery-remedies.types.ts'

/** Sends payslips again that were not sent, or gives them on paper. The section shows the rest. */
export const deliveryRemediesMachine = actOf<RemedyOrder, string>({
  id: 'deliveryRemedies',
  noun: 'payslip that was not sent',
  doAct: deliveryRemediesPorts.doAct,
  doneText: () => null,
  refusedText: refused => refused,
  // They may have been sent although the answer was lost.
  reloads: () => [['payslipDelivery', { type: 'view.reload' }]],
})

/** The registration of the flow in the journal. */
export const deliveryRemediesFlow = describeFlow({ machine: deliveryRemediesMachine, version: 1, resume: 'afresh' })
