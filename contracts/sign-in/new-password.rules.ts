import { errors } from '../errors.ts'
import { passwordMessage } from './rules.ts'

/**
 * The rules of a new password (first document §5; ours beyond it: facts/security.md), and how one
 * is generated.
 */

/** Logins shorter than this are in too many words for it to mean anything. */
const shortestLogin = 4

export const hasLogin = (password: string, login: string): boolean =>
  password.toLocaleLowerCase('sv') === login.toLocaleLowerCase('sv') ||
  (login.length >= shortestLogin && password.toLocaleLowerCase('sv').includes(login.toLocaleLowerCase('sv')))

/**
 * Returns what is wrong with a new password of an account, or undefined. Whether it is the old one,
 * the backend knows.
 *
 * @param isCommon isCommonPassword of common-password.ts, or undefined where it has not arrived:
 *   the backend refuses the common ones all the same
 */
export function newPasswordMessage(
  password: string,
  login: string,
  isCommon: ((password: string) => boolean) | undefined,
): string | undefined {
  const message = passwordMessage(password)
  if (message !== undefined) return message
  if (hasLogin(password, login)) return errors.newPasswordHasLogin.message
  return isCommon?.(password) ? errors.newPasswordCommon.message : undefined
}

export const generatedLength = 20
const kinds = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '~!@-#$']
const alphabet = kinds.join('')

/**
 * Makes a password of 20 characters: figures, upper and lower case letters and ~!@-#$, at least one
 * of each. It is drawn anew until it has them, so that every such password is as likely as any
 * other.
 *
 * @param below a secure random whole number from 0 up to, but not including, its argument
 */
export function generatePassword(below: (limit: number) => number): string {
  for (;;) {
    const drawn = Array.from({ length: generatedLength }, () => alphabet[below(alphabet.length)]).join('')
    if (kinds.every(kind => [...drawn].some(character => kind.includes(character)))) return drawn
  }
}
