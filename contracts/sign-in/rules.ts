import { required } from '../rules/required.ts'
import { firstMessage, labelled } from '../rules/rule.ts'
import { maxLength, minLength } from '../rules/text.ts'

/**
 * The rules of the sign-in form (first document §5): the first message that fails, or undefined.
 */

export const maxLoginLength = 50
export const minPasswordLength = 6

/** Characters of an SMS code. */
export const smsCodeLength = 4

const loginRules = [required, maxLength(maxLoginLength)]
const passwordRules = [required, minLength(minPasswordLength)]

export const loginMessage = (login: string): string | undefined =>
  firstMessage(loginRules, login.trim(), labelled('Användarnamn'))

/** Spaces are part of a password. */
export const passwordMessage = (password: string): string | undefined =>
  firstMessage(passwordRules, password, labelled('Lösenord'))

/** A code as it is compared: people copy it with spaces around it, and type it in either case. */
export const normaliseSmsCode = (code: string): string => code.replace(/\s/g, '').toUpperCase()

export const smsCodeMessage = (code: string): string | undefined => {
  const { length } = normaliseSmsCode(code)
  if (length === 0) return 'Verifieringskoden är obligatorisk.'
  return length === smsCodeLength ? undefined : `Verifieringskoden består av exakt ${smsCodeLength} tecken.`
}
