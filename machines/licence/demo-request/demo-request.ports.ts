import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const demoRequestPorts = {
  /** `POST /demoAccountRequests`, with the form from the vault. */
  sendRequest: port<{ request: SecretRef }, Result<null>>('demoRequest.sendRequest'),
}
