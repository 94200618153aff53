import { signInErrors } from './errors.ts'
import { passwordMessage } from './rules.ts'

/**
 * The rules of a new password (first document §5; further ones from facts/security.md), and the
 * generator of passwords.
 */

/** The shortest login that a password may not contain. Shorter ones occur in too many words. */
const shortestLogin = 4

/** True when the password equals the login, or contains a login of at least four characters. */
export const hasLogin = (password: string, login: string): boolean =>
  password.toLocaleLowerCase('sv') === login.toLocaleLowerCase('sv') ||
  (login.length >= shortestLogin && password.toLocaleLowerCase('sv').includes(login.toLocaleLowerCase('sv')))

/**
 * Returns the error message of a new password, or undefined. Only the backend can tell whether it
 * equals the old one.
 *
 * @param isCommon isCommonPassword of common-password.ts, or undefined while it has not been
 * loaded. The backend refuses common passwords in any case.
 */
export function newPasswordMessage(
  password: string,
  login: string,
  isCommon: ((password: string) => boolean) | undefined,
): string | undefined {
  const message = passwordMessage(password)
  if (message !== undefined) return message
  if (hasLogin(password, login)) return signInErrors.newPasswordHasLogin.message
  return isCommon?.(password) ? signInErrors.newPasswordCommon.message : undefined
}

/** The length of a generated password, in characters. */
export const generatedLength = 20
const kinds = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '~!@-#$']
const alphabet = kinds.join('')

/**
 * Generates a password of 20 characters: digits, upper and lower case letters and ~!@-#$, at least
 * one of each. It draws again until all kinds are present, so that every such password is equally
 * likely.
 *
 * @param below returns a secure random integer from 0 up to, but not including, its argument
 */
export function generatePassword(below: (limit: number) => number): string {
  for (;;) {
    const drawn = Array.from({ length: generatedLength }, () => alphabet[below(alphabet.length)]).join('')
    if (kinds.every(kind => [...drawn].some(character => kind.includes(character)))) return drawn
  }
}
