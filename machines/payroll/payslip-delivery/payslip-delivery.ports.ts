import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipDeliveryPorts = {
  fetchDeliveries: ofCall('payslipDelivery.fetchDeliveries', (Period: string) =>
    reading('deliveries', 'period', { params: { Period } }),
  ),
}
