import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** What the flow asks of the world outside. */
export const demoRequestPorts = {
  /** `POST /demoAccountRequests`, with what waits in the vault. */
  sendRequest: port<{ request: SecretRef }, Result<null>>('demoRequest.sendRequest'),
}
