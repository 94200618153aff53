import type { IntegrationForm } from '#contracts/integrations/integration.rules.ts'
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
interface WithSecret {
  /** The drawn key. Only its hash is sent. */
  readonly secret: SecretRef
}

/** The flow's ports: the requests whose answers it waits for. */
export const integrationPorts = {
  /** `POST /integrations`. */
  create: port<{ readonly form: IntegrationForm } & WithSecret & Keyed, Result<null>>('integration.create'),
  /** `PUT /integrations/{IntegrationID}`. Returns the new version. */
  change: port<{ readonly form: IntegrationForm; readonly Version: number } & OfOne, Result<number>>(
    'integration.change',
  ),
  /** `POST /integrations/{IntegrationID}/rotate`. */
  rotate: port<{ readonly endsAtOnce: boolean } & WithSecret & OfOne, Result<null>>('integration.rotate'),
  /** `DELETE /integrations/{IntegrationID}`. */
  revoke: port<OfOne, Result<null>>('integration.revoke'),
}
