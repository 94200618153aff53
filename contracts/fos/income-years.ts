import type { IsoDate } from '../rules/date.ts'

/**
 * Returns the income years that Skatteverket answers about: this year, and the next from 1
 * November. The next one first, when it is open.
 */
export function openIncomeYears(today: IsoDate): readonly number[] {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= '11-01' ? [year + 1, year] : [year]
}
