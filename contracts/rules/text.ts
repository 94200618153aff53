import { format, parsed, type Rule } from './rule.ts'

/**
 * The rules of texts (second document §5.1). Lengths are in UTF-16 code units, as in the
 * `maxlength` of an input and in zod.
 */

/**
 * Returns a typed line of text as it is kept: trimmed, and normalised to NFC, so that an å is
 * always one character. Spaces of other kinds, such as the no-break spaces of a web page, become
 * ordinary ones.
 */
export const lineOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Returns a typed text of several lines as it is kept: as a line, and each line ends with `\n`. */
export const linesOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .trim()

/** The format of a line of text, on blur. */
export const textFormat = format<string>({ empty: '', parse: typed => parsed(lineOf(typed)), show: text => text })

/** The format of a text of several lines, on blur. */
export const linesFormat = format<string>({ empty: '', parse: typed => parsed(linesOf(typed)), show: text => text })

/** A whole emoji. Some are joined by characters that are hidden elsewhere. */
const emoji = /\p{RGI_Emoji}/gv

/**
 * Characters that are not seen, or that change how others are seen: controls, zero-width and
 * direction characters, soft hyphens, fillers, private and unassigned characters. They are those
 * that PRECIS disallows in free texts (RFC 8264 §4.3), with the joiners. Combining marks,
 * apostrophes and no-break hyphens are none of them.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** The same, and every space but the ordinary one. */
const hiddenInLine = new RegExp(`${hidden.source}|(?! )\\p{Zs}`, 'u')
/** The same, but not what divides a text into lines and columns. */
const hiddenInLines = new RegExp(`(?![\\t\\n\\r])${hidden.source}`, 'u')
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/

const withoutHidden =
  (pattern: RegExp): Rule =>
  (text, { label }) => {
    const seen = text.replace(emoji, whole => '#'.repeat(whole.length))
    const at = seen.search(pattern)
    if (at === -1) return undefined
    const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    // The place and not the text around it: messages are logged, and names are not.
    const nth = [...text.slice(0, at)].length + 1
    return `${label} har ett tecken som inte syns (tecken ${nth}, U+${code}). Ta bort det, eller skriv om texten.`
  }
const nothingHidden = withoutHidden(hiddenInLine)

/**
 * Refuses a line of text with a line break, or with a character that is not seen: two names that
 * look the same are then the same.
 */
export const oneLine: Rule = (text, place) =>
  lineBreak.test(text) ? `${place.label} får inte ha radbrytningar.` : nothingHidden(text, place)

/** Refuses a text of several lines with a character that is not seen. */
export const manyLines: Rule = withoutHidden(hiddenInLines)

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

/** Refuses a text whose lines end by anything but `\n`. It applies to texts that were not typed. */
export const plainBreaks: Rule = (text, { label }) =>
  text.includes('\r') ? `${label} får bara ha radbrytningar av ett tecken (U+000A).` : undefined

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
