import { deliveryRemediesMachine } from '#machines/payroll/delivery-remedies/delivery-remedies.machine.ts'
import { payslipDeliveryMachine } from '#machines/payroll/payslip-delivery/payslip-delivery.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the deliveries of a period's payslips over the adapter. */
export const payslipDelivery: LazyFlow<'payslipDelivery'> = {
  id: 'payslipDelivery',
  join: ({ api }) => withCalls(payslipDeliveryMachine, api),
}

/** Provides what is done about payslips that were not sent over the adapter. */
export const deliveryRemedies: LazyFlow<'deliveryRemedies'> = {
  id: 'deliveryRemedies',
  join: ({ api }) => withCalls(deliveryRemediesMachine, api),
}
