import { errors } from '#contracts/errors.ts'
import type { PublicAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { checkCredentials, type KnownAccount } from '../sign-in/session/credentials.ts'

/**
 * The account of somebody signed in, once they have given their password again. Guesses are counted as at sign-in: an open
 * screen is no way around the limit. A wrong one is told as such, and ends no session.
 *
 * @throws Refusal currentPasswordWrong, tooManyAttempts, bankIdEnforced
 */
export async function checkOwnPassword(
  ask: Pick<PublicAsk, 'database' | 'address'>,
  login: string,
  password: string,
  now: Date,
): Promise<KnownAccount> {
  try {
    return await checkCredentials(ask, { Login: login, Password: password }, now)
  } catch (error) {
    const isWrong = error instanceof Refusal && error.error.dvCode === errors.wrongCredentials.dvCode
    throw isWrong ? new Refusal(errors.currentPasswordWrong) : error
  }
}
