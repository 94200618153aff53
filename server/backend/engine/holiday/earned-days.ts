import { daysIn, type Span, shared } from '../dates.ts'
import type { HolidayLaw } from '../law-amounts.ts'
import type { Explained, Step } from '../step.ts'
import type { AbsenceOfYear } from './qualifying.ts'

/** What the earning of paid days depends on. */
export interface Earning {
  /** The year in which the days are earned. */
  readonly year: Span
  readonly employed: { readonly from: string; readonly to: string | null }
  readonly absence: Pick<AbsenceOfYear, 'notQualifying' | 'causes'>
  /** The days of a whole year: the law's 25, or the agreement's. */
  readonly days: number
}

/**
 * Returns the paid days that are earned in a year, rounded up to whole days (Semesterlagen 7 §).
 *
 * @returns whole days
 */
export function earnedDays({ year, employed, absence, days }: Earning): Explained {
  const during = shared(year, { from: employed.from, to: employed.to ?? year.to })
  const employment = during ? daysIn(during) : 0
  const counted = Math.max(0, employment - absence.notQualifying)
  const length = daysIn(year)
  const value = Math.ceil((counted * days) / length)
  const exact = Math.round((counted * days * 100) / length)
  const step: Step = {
    id: `semester.intjänat.${year.from}`,
    text: `Intjänade betalda semesterdagar ${year.from}–${year.to}`,
    formula: `(${employment} − ${employment - counted}) / ${length} × ${days} = ${(exact / 100).toFixed(2).replace('.', ',')}, avrundat uppåt till hela dagar`,
    inputs: [
      { name: 'Anställningsdagar', value: `${employment}` },
      { name: 'Frånvaro som inte är semestergrundande', value: `${employment - counted} dagar` },
      ...absence.causes.map(({ name, days: own, qualifying }) => ({
        name,
        value: `${own} dagar, varav ${qualifying} semestergrundande`,
      })),
      { name: 'Semesterdagar per år', value: `${days}` },
    ],
    value: value * 100,
    unit: 'dagar',
    source: 'Semesterlagen 7 och 17 §§',
  }
  return { value, steps: [step] }
}

/** The days that somebody may take in a holiday year. */
export interface HolidayRight {
  readonly paid: number
  readonly unpaid: number
}

/**
 * Returns the right to holiday in a year: all of the days, of which those that are not earned are
 * unpaid. A first employment from September on gives the law's fewer days, unless more are earned.
 *
 * @param taken the year in which the days are taken
 */
export function holidayRight(
  earned: number,
  days: number,
  employedFrom: string,
  taken: Span,
  law: HolidayLaw,
): HolidayRight {
  const august = `${taken.from.slice(0, 4)}-08-31`
  const isLate = employedFrom > august && employedFrom <= taken.to
  const total = employedFrom > taken.to ? 0 : isLate ? law.lateDays : days
  return { paid: earned, unpaid: Math.max(0, total - earned) }
}
