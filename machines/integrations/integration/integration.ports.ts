import type { IntegrationForm } from '#contracts/integrations/integration.rules.ts'
import { ofCall, writing } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

interface Keyed {
  /** The idempotency key. */
  readonly key: string
}
interface OfOne extends Keyed {
  readonly IntegrationID: string
}
interface Changed extends OfOne {
  readonly form: IntegrationForm
  readonly Version: number
}
interface WithSecret {
  /** The drawn key. Only its hash is sent. */
  readonly secret: SecretRef
}

/** The flow's ports: the requests whose answers it waits for. */
export const integrationPorts = {
  /** `POST /integrations`. */
  create: port<{ readonly form: IntegrationForm } & WithSecret & Keyed, Result<null>>('integration.create'),
  /** Returns the new version. */
  change: ofCall('integration.change', ({ IntegrationID, form, Version, key: idempotencyKey }: Changed) => {
    const body = { ...form, Scopes: [...form.Scopes], Companies: [...form.Companies], Version }
    return writing('integrations', 'change', { params: { IntegrationID }, body, idempotencyKey }, it => it.Version)
  }),
  /** `POST /integrations/{IntegrationID}/rotate`. */
  rotate: port<{ readonly endsAtOnce: boolean } & WithSecret & OfOne, Result<null>>('integration.rotate'),
  revoke: ofCall('integration.revoke', ({ IntegrationID, key: idempotencyKey }: OfOne) =>
    writing('integrations', 'revoke', { params: { IntegrationID }, idempotencyKey }, () => null),
  ),
}
