import type { FormValues } from '../forms/field.ts'
import { addDays, type IsoDate, isoDate } from '../rules/date.ts'

/** A period from its first day to its last. */
export interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The year in which holiday is taken, and that in which it is earned. */
export interface VacationYear {
  readonly taken: Span
  readonly earned: Span
}

const yearFrom = (year: number, month: number): Span => ({
  from: isoDate(year, month, 1),
  to: addDays(isoDate(year + 1, month, 1), -1),
})

/** Returns the twelve months from a month, of which a date is one of the days. */
function yearAround(day: IsoDate, month: number): Span {
  const year = Number(day.slice(0, 4))
  return yearFrom(isoDate(year, month, 1) <= day ? year : year - 1, month)
}

/**
 * Returns the holiday year of an agreement that a date is in, and the year in which its days are
 * earned: the same, or the last that ends before it (Semesterlagen 3 §).
 */
export function vacationYearOf(
  { StartSemYear, StartIntjanande, Sammanfallande }: FormValues,
  day: IsoDate,
): VacationYear {
  const taken = yearAround(day, Number(StartSemYear))
  if (Sammanfallande === true) return { taken, earned: taken }
  const before = yearAround(addDays(taken.from, -1), Number(StartIntjanande))
  const isOver = before.to < taken.from
  return { taken, earned: isOver ? before : yearFrom(Number(before.from.slice(0, 4)) - 1, Number(StartIntjanande)) }
}
