import { payslipDeliveryMachine } from '#machines/payroll/payslip-delivery/payslip-delivery.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the deliveries of a period's payslips over the adapter. */
export const payslipDelivery: LazyFlow<'payslipDelivery'> = {
  id: 'payslipDelivery',
  join: ({ api }) => withCalls(payslipDeliveryMachine, api),
}
