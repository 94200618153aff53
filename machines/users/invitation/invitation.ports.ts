import type { Invitation } from '#contracts/users/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const invitationPorts = {
  /** `GET /invitation/{Token}`. */
  fetchInvitation: port<{ token: SecretRef }, Result<Invitation>>('invitation.fetchInvitation'),
  /** `POST /invitation/{Token}`. The password is removed from the vault after the answer. */
  setPassword: port<{ token: SecretRef; password: SecretRef }, Result<null>>('invitation.setPassword'),
}
