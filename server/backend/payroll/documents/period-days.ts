import type { Pair } from '#contracts/payroll/sheet/payslip-contents.ts'
import { addDays, daysBetween, type IsoDate } from '#contracts/rules/date.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { ScheduleDay } from '../../engine/basis.ts'
import type { Span } from '../../engine/dates.ts'
import { showHundredths, showRate } from '../../engine/show.ts'

/** Returns the absences of a period: their days within it, and what they were. */
export const absencesIn = (
  absences: readonly AbsenceFact[],
  { from, to }: Span,
  nameOf: (type: string) => string,
): readonly Pair[] =>
  absences
    .filter(each => each.from <= to && (each.to === null || each.to >= from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from: first, to: last, type, extent }) => {
      const [begins, ends] = [first < from ? from : first, last === null || last > to ? to : last]
      const part = extent < 10_000 ? `, ${showRate(extent)}` : ''
      return [begins === ends ? begins : `${begins} – ${ends}`, `${nameOf(type)}${part}`]
    })

/** Returns the Monday of a day's week. 1 January 1970 was a Thursday. */
const mondayOf = (day: IsoDate): IsoDate => addDays(day, -((daysBetween('1970-01-01', day) + 3) % 7))

/** Returns the number of a week by its Monday (ISO 8601): that of its Thursday's year. */
const weekOf = (monday: IsoDate): number => {
  const thursday = addDays(monday, 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

/**
 * Returns the weeks of a period, each with the planned hours of its days from Monday to Sunday. A
 * day off is a dash, and a day outside the period a point.
 */
export function weeksOf(
  days: readonly ScheduleDay[],
  { from, to }: Span,
  nameOf: (week: number) => string,
): readonly Pair[] {
  const hours = new Map(days.map(day => [day.date, day.hours]))
  const weeks: Pair[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const shown = Array.from({ length: 7 }, (_, at) => {
      const day = addDays(monday, at)
      const planned = hours.get(day) ?? 0
      return day < from || day > to ? '·' : planned === 0 ? '–' : showHundredths(planned)
    })
    weeks.push([nameOf(weekOf(monday)), shown.join(' ')])
  }
  return weeks
}
