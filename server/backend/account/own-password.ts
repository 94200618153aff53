import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { checkCredentials, type KnownAccount, type PasswordAsk } from '../sign-in/session/credentials.ts'

/**
 * The account of somebody signed in, once they have given their password again. Guesses are limited
 * as at sign-in, but apart from it: an open screen is no way around the limit, and nobody else's
 * guesses at sign-in reach it. A wrong one is told as such, and ends no session.
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
