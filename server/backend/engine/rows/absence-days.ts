import type { IsoDate } from '#contracts/rules/date.ts'
import type { AbsenceFact } from '../basis/absence-facts.ts'
import { isWithin } from '../dates.ts'
import type { AbsenceDay } from '../pay-level.ts'
import { payLevel, type Reading } from '../reading.ts'

const lastDay: IsoDate = '9999-12-31'

/** Returns the absences of some types on a day, the latest entered last. */
const absenceOn = (absences: readonly AbsenceFact[], date: IsoDate): AbsenceFact | undefined =>
  absences.findLast(({ from, to }) => isWithin(date, { from, to: to ?? lastDay }))

/**
 * Returns the employment's days with what an absence takes of each. Hours of a single day go before
 * the absence's extent.
 *
 * @param types codes of contracts/code-lists/absence `absenceTypes`
 */
export function absenceDays(reading: Reading, types: readonly string[]): readonly AbsenceDay[] {
  const { basis, employmentOn } = reading
  const { employedFrom, employedTo } = basis.person
  const own = basis.absences.filter(({ type }) => types.includes(type))
  return basis.days.flatMap(({ date, hours: scheduled }): readonly AbsenceDay[] => {
    const facts = employmentOn(date)
    if (!facts || !isWithin(date, { from: employedFrom, to: employedTo ?? lastDay })) return []
    const pay = payLevel(facts)
    const absence = absenceOn(own, date)
    if (!absence) return [{ date, scheduled, absent: 0, extent: 0, pay }]
    const hours = absence.hours[date]
    if (hours === undefined || scheduled === 0) {
      const absent = Math.round((scheduled * absence.extent) / 10_000)
      return [{ date, scheduled, absent, extent: absence.extent, pay }]
    }
    const absent = Math.min(hours, scheduled)
    return [{ date, scheduled, absent, extent: Math.round((absent * 10_000) / scheduled), pay }]
  })
}
