import { ofCall, writing } from '../../kit/shared/of-call.ts'
import type { RemedyOrder } from './delivery-remedies.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const deliveryRemediesPorts = {
  /** Sends again, or gives on paper. Returns why one was refused, or an empty text. */
  doAct: ofCall(
    'deliveryRemedies.doAct',
    ({ Period, items, key: idempotencyKey }: RemedyOrder & { readonly key: string }) => {
      const request = { params: { Period }, body: items.map(item => ({ ...item })), idempotencyKey }
      return writing('deliveries', 'remedy', request, ({ errors }) => errors[0]?.message ?? '')
    },
  ),
}
