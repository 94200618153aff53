import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { RemedyOrder } from './payslip-delivery.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipDeliveryPorts = {
  fetchDeliveries: ofCall('payslipDelivery.fetchDeliveries', (params: { readonly Period: string }) =>
    reading('deliveries', 'period', { params }),
  ),
  /** Sends again, or gives on paper. Returns why one was refused, or an empty text. */
  remedy: ofCall(
    'payslipDelivery.remedy',
    ({ Period, items, key: idempotencyKey }: RemedyOrder & { readonly key: string }) => {
      const request = { params: { Period }, body: items.map(item => ({ ...item })), idempotencyKey }
      return writing('deliveries', 'remedy', request, ({ errors }) => errors[0]?.message ?? '')
    },
  ),
}
