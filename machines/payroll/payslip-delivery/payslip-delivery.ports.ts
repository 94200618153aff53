import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { RemedyOrder } from './payslip-delivery.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipDeliveryPorts = {
  /** `GET /payslips/{Period}/@/deliveries`. */
  fetchDeliveries: port<{ readonly Period: string }, Result<PayslipDeliveries>>('payslipDelivery.fetchDeliveries'),
  /** `PUT /payslips/{Period}/@/deliveries`. Returns why one was refused, or an empty text. */
  remedy: port<RemedyOrder & { readonly key: string }, Result<string>>('payslipDelivery.remedy'),
}
