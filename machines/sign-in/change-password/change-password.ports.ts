import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PasswordPair } from './change-password.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const changePasswordPorts = {
  /** `PUT /changepassword`; both passwords are forgotten by the vault when it has answered. */
  changePassword: port<PasswordPair, Result<null>>('changePassword.changePassword'),
}
