import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { OncePaid, PaymentDraft } from './payments.types.ts'

const nothing = () => null

/** An order that exists, by its number in the period. */
interface OfOrder extends OncePaid {
  readonly Nr: number
}

/** The flow's ports: the requests whose answers it waits for. */
export const paymentsPorts = {
  fetchPayments: ofCall('payments.fetchPayments', (params: { readonly Period: string }) =>
    reading('payments', 'period', { params }),
  ),
  /** Makes an order of what was seen. */
  make: ofCall('payments.make', ({ Period, Version, Lonebesked, key: idempotencyKey }: OncePaid & PaymentDraft) => {
    const body = { Forhandsgranska: false, Version, Lonebesked: [...Lonebesked] }
    return writing('payments', 'make', { params: { Period }, body, idempotencyKey }, nothing)
  }),
  /** Marks an order as paid. */
  settle: ofCall('payments.settle', ({ Period, Nr, key: idempotencyKey }: OfOrder) =>
    writing('payments', 'paid', { params: { Period, Nr: String(Nr) }, idempotencyKey }, nothing),
  ),
  /** Cancels an order. */
  cancel: ofCall(
    'payments.cancel',
    ({ Period, Nr, Orsak, key: idempotencyKey }: OfOrder & { readonly Orsak: string }) =>
      writing('payments', 'cancel', { params: { Period, Nr: String(Nr) }, body: { Orsak }, idempotencyKey }, nothing),
  ),
}
