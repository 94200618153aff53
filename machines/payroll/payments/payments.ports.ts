import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PaymentRequest } from './payments.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const paymentsPorts = {
  /** `GET /payments/{Period}`. */
  fetchPayments: port<{ readonly Period: string }, Result<PaymentPeriod>>('payments.fetchPayments'),
  /** `POST /payments/{Period}`, or `paid` or `cancel` of one of its orders. */
  act: port<PaymentRequest, Result<null>>('payments.act'),
}
