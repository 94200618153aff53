import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { noDate } from '#contracts/rules/required.ts'
import type { Part } from '../engine/fraction.ts'
import type { Hundredths, Ore, Rate } from '../engine/money.ts'

/** Values of a form, or of one of its rows. */
type Values = FormValues | Readonly<Record<string, unknown>>

/** Returns a text; empty when the field has none. */
export const textIn = (values: Values, field: string): string => String(values[field] ?? '')

/** Returns a number, or zero. */
export const numberIn = (values: Values, field: string): number => Number(values[field] ?? 0)

/** Returns kronor as öre. */
export const oreIn = (values: Values, field: string): Ore => toHundredths(numberIn(values, field))

/** Returns a number as hundredths; of a percentage, its rate. */
export const hundredthsIn = (values: Values, field: string): Hundredths | Rate => toHundredths(numberIn(values, field))

/** Returns a percentage of at most three decimals as a part, or null for zero. */
export function partIn(values: Values, field: string): Part | null {
  const thousandths = Math.round(numberIn(values, field) * 1000)
  return thousandths === 0 ? null : [thousandths, 100_000]
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** Returns what a field divides by, with at most two decimals, as a part; null for zero. */
export function divisorIn(values: Values, field: string): Part | null {
  const hundredths = hundredthsIn(values, field)
  const common = commonDivisor(100, hundredths)
  return hundredths === 0 ? null : [100 / common, hundredths / common]
}

/** Returns öre or hundredths of a field that is empty at zero. */
export const unlessZero = (value: number): number | null => (value === 0 ? null : value)

/** Returns a date, or null for none. */
export const dateIn = (values: Values, field: string): IsoDate | null => {
  const date = textIn(values, field)
  return date === '' || date === noDate ? null : date
}

/** Returns the rows of a field of a form; none when it has no rows. */
export const rowsIn = (values: FormValues, field: string): readonly FormRow[] =>
  Array.isArray(values[field]) ? (values[field] as readonly FormRow[]) : []
