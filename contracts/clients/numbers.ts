import { caseText } from '../forms/case-text.ts'
import type { FormValues } from '../forms/field.ts'
import { isOutside, type NumberRange, wholeIn } from '../rules/number-range.ts'

/** The company settings that decide which numbers a new client may have. */
export const clientNumberSettings = [
  'BrukareNamnTyp',
  'BrukarNum',
  'UseNewBrukare',
  'FromNewBrukare',
  'TomNewBrukare',
] as const

/** Returns why a new client may not have a number by the company's settings, or undefined. */
export function clientNumberProblem(number: string, settings: FormValues): string | undefined {
  const { BrukarNum, UseNewBrukare, FromNewBrukare, TomNewBrukare } = settings
  if (BrukarNum === true && !/^\d+$/.test(number))
    return caseText(terms => `${terms.number} får endast bestå av siffror.`)(settings)
  const [from, to] = [String(FromNewBrukare), String(TomNewBrukare)]
  return UseNewBrukare === true && isOutside(number, from, to)
    ? caseText((_, terms) => `Nya ${terms.number} måste vara mellan ${from} och ${to}.`)(settings)
    : undefined
}

/** Returns the range of numbers to suggest, or null when the company's has no whole numbers. */
export function clientNumberRange({ UseNewBrukare, FromNewBrukare, TomNewBrukare }: FormValues): NumberRange | null {
  if (UseNewBrukare !== true) return { from: 1, to: 999_999_999 }
  const [from, to] = [wholeIn(FromNewBrukare, 0), wholeIn(TomNewBrukare, 0)]
  return from > 0 && from <= to ? { from, to } : null
}
