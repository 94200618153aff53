import { importDecimalSigns } from '#contracts/code-lists/imports.ts'

/** How numbers are written in a file: with a decimal comma, a decimal point, or as XML has them. */
export type NumberForm = ',' | '.' | 'XML'

/** A comma: 1 234,50. A point: 1,234.50, or with spaces. XML: 1234.50. */
const forms: Readonly<Record<NumberForm, RegExp>> = {
  ',': /^([-−–+]?)((?:\d+|\d{1,3}(?: \d{3})+)?)(?:,(\d+))?$/u,
  '.': /^([-−–+]?)((?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?)(?:\.(\d+))?$/u,
  XML: /^([-+]?)(\d*)(?:\.(\d*))?$/u,
}

/**
 * Returns the numeral of a text, as -1234.5, or undefined for a text that is not written in the
 * form. A number in one form is another number in the other, so nothing is guessed.
 *
 * @param unit what may follow the number: kr, %
 */
export function numeralIn(text: string, form: NumberForm, unit = ''): string | undefined {
  const spaced = text.replace(/[\s\u202f\u00a0]/gu, ' ').trim()
  const bare = unit !== '' && spaced.toLowerCase().endsWith(unit) ? spaced.slice(0, -unit.length).trimEnd() : spaced
  const [, sign = '', whole = '', decimals = ''] = forms[form].exec(bare) ?? []
  if (whole + decimals === '') return undefined
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  return `${sign === '' || sign === '+' ? '' : '-'}${digits}${decimals === '' ? '' : `.${decimals}`}`
}

/** Returns why a text is no number in the form. */
export function notInForm(label: string, form: NumberForm): string {
  const example = form === 'XML' ? '1234.50' : importDecimalSigns.label(form).replace(/^\p{L}+: /u, '')
  return `${label} måste vara ett tal, skrivet som ${example}.`
}
