import { required } from '../rules/required.ts'
import { firstMessage, labelled } from '../rules/rule.ts'
import { maxLength, minLength } from '../rules/text.ts'

/** The rules of the sign-in form (first document §5). */

/** The most characters of a login (first document §9). */
export const maxLoginLength = 50
/** The fewest characters of a password. */
export const minPasswordLength = 6
/** The most characters of a password that is sent. */
export const maxPasswordLength = 200

/** The number of characters of an SMS code. */
export const smsCodeLength = 4

const loginRules = [required, maxLength(maxLoginLength)]
const passwordRules = [required, minLength(minPasswordLength)]

/** Returns the error message of a login, or undefined. */
export const loginMessage = (login: string): string | undefined =>
  firstMessage(loginRules, login.trim(), labelled('Användarnamn'))

/** Returns the error message of a password, or undefined. Spaces count as characters. */
export const passwordMessage = (password: string): string | undefined =>
  firstMessage(passwordRules, password, labelled('Lösenord'))

/**
 * Returns an SMS code as it is compared: without spaces, which people copy with it, and in upper
 * case.
 */
export const normaliseSmsCode = (code: string): string => code.replace(/\s/g, '').toUpperCase()

/** Returns the error message of an SMS code, or undefined. */
export const smsCodeMessage = (code: string): string | undefined => {
  const { length } = normaliseSmsCode(code)
  if (length === 0) return 'Verifieringskoden är obligatorisk.'
  return length === smsCodeLength ? undefined : `Verifieringskoden består av exakt ${smsCodeLength} tecken.`
}
