import { daysBetween, type IsoDate } from '../../rules/date.ts'
import { decimalFormat, roundTo } from '../../rules/decimal.ts'

const { show } = decimalFormat({ places: 0, zero: true })

/** The days of an absence. An empty last day stands for one without a known end. */
export interface AbsenceDays {
  readonly FranDatum: IsoDate
  readonly TomDatum: IsoDate | ''
}

/** The days of an absence, and its part of the working time in percent. */
export interface AbsenceExtent extends AbsenceDays {
  readonly Omfattning: number
}

/** Returns the calendar days of an absence, both ends included, or null without a known end. */
export const calendarDays = ({ FranDatum, TomDatum }: AbsenceDays): number | null =>
  TomDatum === '' ? null : daysBetween(FranDatum, TomDatum) + 1

const covers = ({ FranDatum, TomDatum }: AbsenceDays, day: IsoDate): boolean =>
  FranDatum <= day && (TomDatum === '' || day <= TomDatum)

/**
 * Returns the message by which an absence is refused beside the others: on some day they are
 * together more than all of the working time.
 */
export function overlapProblem(one: AbsenceExtent, others: readonly AbsenceExtent[]): string | undefined {
  // The sum grows only on a first day.
  const days = [one.FranDatum, ...others.map(({ FranDatum }) => FranDatum)].filter(day => covers(one, day)).toSorted()
  for (const day of days) {
    const same = others.filter(each => covers(each, day))
    const sum = same.reduce((total, { Omfattning }) => total + Omfattning, one.Omfattning)
    if (roundTo(sum, 4) > 100)
      return `Frånvaron är tillsammans ${show(roundTo(sum, 4))} % den ${day}. Ändra dagarna eller omfattningen.`
  }
  return undefined
}
