import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { payslipDeliveryPorts } from './payslip-delivery.ports.ts'
import type { DeliveriesChanged } from './payslip-delivery.types.ts'

/** Shows who has got the payslips of a period and how, and follows those that are being sent. */
export const payslipDeliveryMachine = viewOf<string, PayslipDeliveries, DeliveriesChanged>({
  id: 'payslipDelivery',
  noun: 'list of deliveries',
  fetch: payslipDeliveryPorts.fetchDeliveries,
  isOf: ({ Period }, { key }) => key === Period,
  follows: { interval: 2000, isGoingOn: ({ Skickas }) => Skickas > 0 },
})

/** The registration of the flow in the journal. */
export const payslipDeliveryFlow = describeFlow({ machine: payslipDeliveryMachine, version: 3, resume: 'afresh' })
