import { email } from './email.ts'
import { required } from './required.ts'
import { firstMessage, labelled } from './rule.ts'
import { lineOf, maxLength, oneLine } from './text.ts'

/**
 * The rules of names, e-mail addresses and telephone numbers. A rule returns the error message, or
 * undefined. The forms and the backend use the same rules.
 */

/** The most characters of a name. */
export const maxNameLength = 80
/** The most characters of an e-mail address. Mail systems deliver to no longer ones. */
export const maxEmailLength = 254

const nameRules = [required, maxLength(maxNameLength), oneLine]
const emailRules = [maxLength(maxEmailLength), email]

/** Returns the error message of a name, or undefined. A name is required. */
export const nameMessage = (name: string): string | undefined => firstMessage(nameRules, lineOf(name), labelled('Namn'))

/** Returns a name without surrounding spaces and with single spaces between its words. */
export const normaliseName = (name: string): string => lineOf(name).replaceAll(/ +/g, ' ')

/** Returns the error message of an e-mail address, or undefined. An empty address is valid. */
export const emailMessage = (address: string): string | undefined =>
  firstMessage(emailRules, address.trim(), labelled('E-post'))

/**
 * Returns a telephone number in international form, as the SMS gateway requires: +46701740606 for
 * '070-174 06 06'. A text that begins with neither 0 nor + is returned without its spaces and
 * punctuation, for `phoneMessage` to refuse.
 */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/[\s()./-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // Swedes also write +46 (0)70.
  if (digits.startsWith('+460')) return `+46${digits.slice(4)}`
  return digits.startsWith('0') ? `+46${digits.slice(1)}` : digits
}

/** Refuses a number that `normalisePhone` would change. It applies to sent numbers. */
export const internationalPhone = (phone: string): string | undefined =>
  phone === normalisePhone(phone) ? undefined : 'Skriv numret som +46701234567.'

/** True when the text is a telephone number as `normalisePhone` returns it. */
export const isPhone = (phone: string): boolean => /^\+[1-9]\d{7,14}$/.test(phone)

/** Returns the error message of a telephone number, or undefined. An empty number is valid. */
export const phoneMessage = (phone: string): string | undefined => {
  const number = normalisePhone(phone)
  return number === '' || isPhone(number) ? undefined : 'Skriv numret som 070-123 45 67, eller utländskt som +47 ….'
}

/**
 * Returns the error message of a mobile number, or undefined. An empty number is valid. A Swedish
 * number must be a mobile number, since only those receive SMS.
 */
export const mobileMessage = (mobile: string): string | undefined => {
  const number = normalisePhone(mobile)
  return number.startsWith('+46') && !/^\+467[02369]\d{7}$/.test(number)
    ? 'Skriv ett mobilnummer som 070-123 45 67.'
    : phoneMessage(number)
}
