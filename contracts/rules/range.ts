import { decimalFormat } from './decimal.ts'
import type { Rule } from './rule.ts'

/** The rules of numbers (second document §5.1). */
const { show } = decimalFormat({ places: 0, most: 4, zero: true })

/** Requires a number from `least` to `most`, both included. */
export const between =
  (least: number, most: number): Rule<number> =>
  (value, { label }) =>
    value >= least && value <= most ? undefined : `${label} måste vara mellan ${show(least)} och ${show(most)}.`

/** Requires a number above the limit. */
export const greaterThan =
  (limit: number): Rule<number> =>
  (value, { label }) =>
    value > limit ? undefined : `${label} måste vara större än ${show(limit)}.`

/** Refuses negative numbers. */
export const notNegative: Rule<number> = (value, { label }) =>
  value < 0 ? `${label} får inte vara ett negativt värde.` : undefined
