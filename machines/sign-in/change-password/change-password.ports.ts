import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PasswordPair } from './change-password.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const changePasswordPorts = {
  /** `PUT /changepassword`. Both passwords are removed from the vault after the answer. */
  changePassword: port<PasswordPair, Result<null>>('changePassword.changePassword'),
}
