import { email } from './email.ts'
import { required } from './required.ts'
import { firstMessage, labelled } from './rule.ts'
import { maxLength } from './text.ts'

/**
 * The rules of how somebody is named and reached: the message that fails, or undefined. Said by
 * forms, and kept by the backend.
 */

export const maxNameLength = 80
/** No longer one is delivered anywhere. */
export const maxEmailLength = 254

const nameRules = [required, maxLength(maxNameLength)]
const emailRules = [maxLength(maxEmailLength), email]

/** Characters that nobody sees, or that turn the direction of what stands beside them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u

export const nameMessage = (name: string): string | undefined =>
  unseen.test(name.trim())
    ? 'Namn får inte innehålla osynliga tecken.'
    : firstMessage(nameRules, name.trim(), labelled('Namn'))

/** A name as it is kept: without spaces around it, and one between its words. */
export const normaliseName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** May be empty. */
export const emailMessage = (address: string): string | undefined =>
  firstMessage(emailRules, address.trim(), labelled('E-post'))

/**
 * A telephone number in international form, as the SMS gateway wants it: '070-174 06 06' is
 * +46701740606. What begins with neither 0 nor + is returned as it is, without its spaces, for
 * `phoneMessage` to refuse.
 */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/[\s()./-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // People write +46 (0)70.
  if (digits.startsWith('+460')) return `+46${digits.slice(4)}`
  return digits.startsWith('0') ? `+46${digits.slice(1)}` : digits
}

/** Whether it is a telephone number as `normalisePhone` gives it. */
export const isPhone = (phone: string): boolean => /^\+[1-9]\d{7,14}$/.test(phone)

/** May be empty. */
export const phoneMessage = (phone: string): string | undefined => {
  const number = normalisePhone(phone)
  return number === '' || isPhone(number) ? undefined : 'Skriv numret som 070-123 45 67, eller utländskt som +47 ….'
}

/** May be empty. A Swedish number must be a mobile's: no SMS reaches another. */
export const mobileMessage = (mobile: string): string | undefined => {
  const number = normalisePhone(mobile)
  return number.startsWith('+46') && !/^\+467[02369]\d{7}$/.test(number)
    ? 'Skriv ett mobilnummer som 070-123 45 67.'
    : phoneMessage(number)
}
