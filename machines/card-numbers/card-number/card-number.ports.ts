import type { CardNumberForm } from '#contracts/card-numbers/card-number.rules.ts'
import { ofCall, writing } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

interface Saving {
  /** The card that is changed, or null for a new one. */
  readonly stored: { readonly Id: string; readonly Version: number } | null
  readonly form: CardNumberForm
  /** Null to keep the stored PIN, and empty for none. */
  readonly pin: SecretRef | '' | null
  /** The idempotency key. */
  readonly key: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const cardNumberPorts = {
  /** `POST /kortnummer`, or `PUT /kortnummer/{Id}`. */
  save: port<Saving, Result<null>>('cardNumber.save'),
  remove: ofCall('cardNumber.remove', ({ Id, key: idempotencyKey }: { readonly Id: string; readonly key: string }) =>
    writing('cardNumbers', 'remove', { params: { Id }, idempotencyKey }, () => null),
  ),
  /** `GET /kortnummer/{Id}/pin`. Returns the PIN's reference, or empty when the card has none. */
  fetchPin: port<{ readonly Id: string }, Result<SecretRef | ''>>('cardNumber.fetchPin'),
}
