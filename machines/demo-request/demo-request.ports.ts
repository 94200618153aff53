import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'

export const demoRequestPorts = {
  /** `POST /demoAccountRequests`, with what waits in the vault. */
  sendRequest: port<{ request: SecretRef }, Result<null>>('demoRequest.sendRequest'),
}
