import { format, parsed, type Rule } from './rule.ts'

/**
 * The rules of texts (second document §5.1). Lengths are in UTF-16 code units, as in the
 * `maxlength` of an input and in zod.
 */

/**
 * The format of a text. It is trimmed on blur, and normalised to NFC, so that an å is always one
 * character.
 */
export const textFormat = format<string>({
  empty: '',
  parse: typed => parsed(typed.normalize('NFC').trim()),
  show: text => text,
})

/**
 * Refuses a text that the format would change: surrounding spaces, or letters with combining
 * accents. It applies to texts that were not typed.
 */
export const trimmed: Rule = (text, { label }) =>
  text !== text.trim()
    ? `${label} får inte börja eller sluta med mellanslag.`
    : text !== text.normalize('NFC')
      ? `${label} har bokstäver med lösa accenter. Skriv dem på nytt.`
      : undefined

/** Refuses a text with more characters. */
export const maxLength =
  (most: number): Rule =>
  (text, { label }) =>
    text.length > most ? `${label} får bestå av max ${most} tecken.` : undefined

/** Refuses a text with fewer characters. */
export const minLength =
  (least: number): Rule =>
  (text, { label }) =>
    text !== '' && text.length < least ? `${label} måste bestå av minst ${least} tecken.` : undefined

/** Requires one of the values, such as the codes of a list. */
export const oneOf =
  (values: readonly string[]): Rule =>
  text =>
    text === '' || values.includes(text) ? undefined : 'Felaktigt värde.'

const letters = 'A-Za-zÅÄÖåäö'
const lettersAndDigits = new RegExp(`^[${letters}0-9]*$`)
const lettersDigitsAndSpaces = new RegExp(`^[${letters}0-9 ]*$`)

const onlyLettersAndDigits =
  (pattern: RegExp): Rule =>
  (text, { label }) =>
    pattern.test(text.normalize('NFC')) ? undefined : `${label} får endast bestå av bokstäver och siffror.`

/** Requires letters, including å, ä and ö, and digits. */
export const alphanumeric: Rule = onlyLettersAndDigits(lettersAndDigits)
/** Requires letters, digits and spaces. */
export const alphanumericOrSpace: Rule = onlyLettersAndDigits(lettersDigitsAndSpaces)

/** Requires digits. */
export const digitsOnly: Rule = (text, { label }) =>
  /^[0-9]*$/.test(text) ? undefined : `${label} får endast bestå av siffror.`

/** Requires an exact number of digits. */
export const digitCount =
  (count: number): Rule =>
  (text, { label }) =>
    text === '' || new RegExp(`^[0-9]{${count}}$`).test(text) ? undefined : `${label} ska ha ${count} siffror.`
