import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { checkCredentials, type KnownAccount, type PasswordAsk } from '../sign-in/session/credentials.ts'

/**
 * Returns the account of a signed-in user who has given the current password. Attempts are limited
 * as at sign-in but counted separately: an unattended screen cannot bypass the limit, and others'
 * guesses at sign-in do not lock out the session. A wrong password has its own error, which does
 * not end the session.
 *
 * @throws Refusal currentPasswordWrong, tooManyAttempts, bankIdEnforced
 */
export async function checkOwnPassword(
  ask: PasswordAsk,
  login: string,
  password: string,
  now: Date,
): Promise<KnownAccount> {
  try {
    return await checkCredentials(ask, { Login: login, Password: password }, now, true)
  } catch (error) {
    const isWrong = error instanceof Refusal && error.error.dvCode === errors.wrongCredentials.dvCode
    throw isWrong ? new Refusal(errors.currentPasswordWrong) : error
  }
}
