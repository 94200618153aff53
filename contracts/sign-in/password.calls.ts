import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { ChosenPassword, SentPassword } from './credentials.shapes.ts'
import { signInErrors } from './errors.ts'

/** The body of `PUT /changepassword` (third document §7). */
export const PasswordChange = z.strictObject({
  CurrentPassword: SentPassword,
  NewPassword: ChosenPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** The errors of a call that requires a session and has public access. */
export const sessionOver = [commonErrors.noSession, commonErrors.sessionIdle]
/** The errors of a call that takes the current password. */
export const passwordRefused = [signInErrors.currentPasswordWrong, commonErrors.tooManyAttempts]

/** The call that changes the password of the account. */
export const passwordCalls = {
  changePassword: call('PUT', '/changepassword', {
    summary:
      "Changes the password of the signed-in user's account. Requires a session. Ends the account's other sessions, and gives this session a new cookie. Refuses a common password, a password that contains the login, and the current password.",
    access: 'public',
    body: PasswordChange,
    data: z.null(),
    errors: [
      ...sessionOver,
      ...passwordRefused,
      signInErrors.bankIdEnforced,
      signInErrors.newPasswordSame,
      signInErrors.newPasswordCommon,
      signInErrors.newPasswordHasLogin,
    ],
  }),
}
