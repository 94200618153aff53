import { type IsoDate, isoDate } from '#contracts/rules/date.ts'

/** Returns the accounting year that a date lies in, by the year's first month. */
export function accountingYear(date: IsoDate, firstMonth: number): readonly [from: IsoDate, to: IsoDate] {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const begins = month < firstMonth ? year - 1 : year
  return [isoDate(begins, firstMonth, 1), isoDate(begins + 1, firstMonth, 0)]
}
