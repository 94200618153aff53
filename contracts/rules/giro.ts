import { passesLuhn } from './luhn.ts'
import type { Rule } from './rule.ts'

/**
 * The rules of bankgiro, plusgiro and OCR numbers. Their last digit is a Luhn check digit of the
 * others (Bankgirot).
 */

/**
 * Returns the rule of a number with a Luhn check digit.
 *
 * @param many the required digits, for the message
 * @param between matches the separators that people type
 */
const checked =
  (least: number, most: number, many: string, between: RegExp): Rule =>
  (text, { label }) => {
    if (text === '') return undefined
    const digits = text.replace(between, '')
    if (!/^\d*$/.test(digits) || digits.length < least || digits.length > most) return `${label} ska ha ${many}.`
    return passesLuhn(digits)
      ? undefined
      : `${label} stämmer inte: den sista siffran är en kontrollsiffra, räknad på de andra.`
  }

/** Requires a bankgiro number, with or without its hyphen. */
export const bankgiro = checked(7, 8, '7 eller 8 siffror, till exempel 5050-1055', /[ -]/g)

/** Requires a plusgiro number, with or without its spaces and hyphen. */
export const plusgiro = checked(2, 8, '2 till 8 siffror, till exempel 28 65 43-4', /[ -]/g)

const ocrDigits = checked(2, 25, '2 till 25 siffror', / /g)

/**
 * Returns the rule of an OCR number.
 *
 * @param hasLength true when the receiver requires a length digit before the check digit: the last
 * digit of the number's length
 */
export const ocr =
  (hasLength = false): Rule =>
  (text, place) => {
    const problem = ocrDigits(text, place)
    if (problem !== undefined || !hasLength || text === '') return problem
    const digits = text.replaceAll(' ', '')
    return digits.at(-2) === String(digits.length % 10)
      ? undefined
      : `${place.label} stämmer inte: den näst sista siffran ska säga hur långt numret är.`
  }
