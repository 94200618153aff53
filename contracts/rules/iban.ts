import type { Rule } from './rule.ts'

/** The rule of international bank account numbers (ISO 13616). */

/** The length of a Swedish IBAN, in characters. */
const swedishLength = 24

/** Returns the remainder after division by 97 of a number of any length. */
const modulus97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Requires an IBAN, with or without spaces: a country code, two check digits, and the account. */
export const iban: Rule = (text, { label }) => {
  if (text === '') return undefined
  const number = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number))
    return `${label} ska börja med två bokstäver för landet och två siffror, till exempel SE35.`
  if (number.startsWith('SE') && (number.length !== swedishLength || /[A-Z]/.test(number.slice(2))))
    return `${label} ska ha ${swedishLength} tecken för ett konto i Sverige: SE och ${swedishLength - 2} siffror.`
  // The first four characters move to the end, and each letter becomes a number from 10 on.
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, letter => String(parseInt(letter, 36)))
  return modulus97(digits) === 1
    ? undefined
    : `${label} stämmer inte: de två siffrorna efter landet är kontrollsiffror, räknade på resten.`
}
