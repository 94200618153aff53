import type { FormValues } from '../forms/field.ts'

/** The company settings that decide which numbers a new employee may have. */
export const numberSettings = [
  'AnstNum',
  'UseNewAnstNr',
  'FromNewAnstNr',
  'TomNewAnstNr',
  'UseNewAnstNrSuggestion',
  'FromNewAnstNrSuggestion',
  'TomNewAnstNrSuggestion',
] as const

/** Compares numbers as people count: 9 is before 10, and B9 before B10. */
const { compare } = new Intl.Collator('sv', { numeric: true })

/** True for a number before the first or after the last one of a range. */
export const isOutside = (number: string, from: string, to: string): boolean =>
  compare(number, from) < 0 || compare(number, to) > 0

/** Returns why a new employee may not have a number by the company's settings, or undefined. */
export function numberProblem(number: string, settings: FormValues): string | undefined {
  const { AnstNum, UseNewAnstNr, FromNewAnstNr, TomNewAnstNr } = settings
  if (AnstNum === true && !/^\d+$/.test(number)) return 'Anställningsnummer får endast bestå av siffror.'
  const [from, to] = [String(FromNewAnstNr), String(TomNewAnstNr)]
  return UseNewAnstNr === true && isOutside(number, from, to)
    ? `Nya anställningsnummer måste vara mellan ${from} och ${to}.`
    : undefined
}

/** The numbers among which the lowest free one is suggested, both included. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

/** Returns the whole number in a text, or another number when it is none. */
export const wholeIn = (text: unknown, otherwise: number): number =>
  /^\d+$/.test(String(text)) ? Number(text) : otherwise

/**
 * Returns the range of suggestions that the settings allow, or null when none is made. A company
 * that has not chosen a highest suggestion gets the next number after its highest.
 */
export function suggestedRange(settings: FormValues): NumberRange | null {
  if (settings.UseNewAnstNrSuggestion !== true) return null
  const { FromNewAnstNrSuggestion: low, TomNewAnstNrSuggestion: high, UseNewAnstNr } = settings
  const [lowest, highest] = [Math.max(1, Number(low)), Number(high) <= 1 ? 999_999_999 : Number(high)]
  const from = UseNewAnstNr === true ? Math.max(lowest, wholeIn(settings.FromNewAnstNr, lowest)) : lowest
  const to = UseNewAnstNr === true ? Math.min(highest, wholeIn(settings.TomNewAnstNr, highest)) : highest
  return from <= to ? { from, to } : null
}
