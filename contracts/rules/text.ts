import { format, parsed, type Rule } from './rule.ts'

/**
 * Rules of texts (second document §5.1). Characters are counted as an input's `maxlength` counts
 * them, and zod.
 */

/**
 * A text that somebody has typed: trimmed on blur, its letters composed, so that an å is one
 * character however it was typed.
 */
export const textFormat = format<string>({
  empty: '',
  parse: typed => parsed(typed.normalize('NFC').trim()),
  show: text => text,
})

/** As the format of texts keeps it, also when nobody has typed it. */
export const trimmed: Rule = (text, { label }) =>
  text !== text.trim()
    ? `${label} får inte börja eller sluta med mellanslag.`
    : text !== text.normalize('NFC')
      ? `${label} har bokstäver med lösa accenter. Skriv dem på nytt.`
      : undefined

export const maxLength =
  (most: number): Rule =>
  (text, { label }) =>
    text.length > most ? `${label} får bestå av max ${most} tecken.` : undefined

export const minLength =
  (least: number): Rule =>
  (text, { label }) =>
    text !== '' && text.length < least ? `${label} måste bestå av minst ${least} tecken.` : undefined

/** One of the values, a list's codes for example. */
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

/** Letters, å, ä and ö among them, and digits. */
export const alphanumeric: Rule = onlyLettersAndDigits(lettersAndDigits)
export const alphanumericOrSpace: Rule = onlyLettersAndDigits(lettersDigitsAndSpaces)

export const digitsOnly: Rule = (text, { label }) =>
  /^[0-9]*$/.test(text) ? undefined : `${label} får endast bestå av siffror.`

/** Exactly so many digits. */
export const digitCount =
  (count: number): Rule =>
  (text, { label }) =>
    text === '' || new RegExp(`^[0-9]{${count}}$`).test(text) ? undefined : `${label} ska ha ${count} siffror.`
