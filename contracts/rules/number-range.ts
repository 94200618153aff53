/** Compares numbers as people count: 9 is before 10, and B9 before B10. */
const { compare } = new Intl.Collator('sv', { numeric: true })

/** True for a number before the first or after the last one of a range. */
export const isOutside = (number: string, from: string, to: string): boolean =>
  compare(number, from) < 0 || compare(number, to) > 0

/** The first and the last number of a range, both included. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

/** Returns the whole number in a text, or another number when it is none. */
export const wholeIn = (text: unknown, otherwise: number): number =>
  /^\d+$/.test(String(text)) ? Number(text) : otherwise
