import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ActOnUser, MadeLink } from './user-actions.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const userActionsPorts = {
  /**
   * The call of the act. Returns the link that it made, or null. `key`: the idempotency key.
   */
  doAct: port<ActOnUser & { readonly key: string }, Result<MadeLink | null>>('userActions.doAct'),
}
