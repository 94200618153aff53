import type { FormValues } from '../forms/field.ts'
import { isOutside, type NumberRange, wholeIn } from '../rules/number-range.ts'

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

/** Returns why a new employee may not have a number by the company's settings, or undefined. */
export function numberProblem(number: string, settings: FormValues): string | undefined {
  const { AnstNum, UseNewAnstNr, FromNewAnstNr, TomNewAnstNr } = settings
  if (AnstNum === true && !/^\d+$/.test(number)) return 'Anställningsnummer får endast bestå av siffror.'
  const [from, to] = [String(FromNewAnstNr), String(TomNewAnstNr)]
  return UseNewAnstNr === true && isOutside(number, from, to)
    ? `Nya anställningsnummer måste vara mellan ${from} och ${to}.`
    : undefined
}

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
