import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { PaymentRequest } from './payments.types.ts'

const nothing = () => null

/** The flow's ports: the requests whose answers it waits for. */
export const paymentsPorts = {
  fetchPayments: ofCall('payments.fetchPayments', (params: { readonly Period: string }) =>
    reading('payments', 'period', { params }),
  ),
  /** Orders payments, or marks or cancels one of the orders. */
  act: ofCall('payments.act', ({ Period, step, key: idempotencyKey }: PaymentRequest) => {
    switch (step.act) {
      case 'make': {
        const body = { Forhandsgranska: false, Version: step.Version, Lonebesked: [...step.Lonebesked] }
        return writing('payments', 'make', { params: { Period }, body, idempotencyKey }, nothing)
      }
      case 'paid':
        return writing('payments', 'paid', { params: { Period, Nr: String(step.Nr) }, idempotencyKey }, nothing)
      case 'cancel': {
        const [params, body] = [{ Period, Nr: String(step.Nr) }, { Orsak: step.Orsak }]
        return writing('payments', 'cancel', { params, body, idempotencyKey }, nothing)
      }
    }
  }),
}
