import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { importedRow } from '../../platform/database/schema.ts'
import type { AbsenceFact, TimeFact } from '../engine/basis/absence-facts.ts'
import type { EnteredRow } from '../engine/basis/pay-type-facts.ts'
import type { ScheduleDay } from '../engine/basis.ts'
import { isWithin, type Span } from '../engine/dates.ts'
import type { Hundredths } from '../engine/money.ts'
import { hundredthsIn, oreIn, textIn, unlessZero } from './form-values.ts'

type Imported = typeof importedRow.$inferSelect

/** What imported rows say: rows of the payslip, worked time, and absence by the hour. */
export interface ImportedFacts {
  readonly entered: readonly EnteredRow[]
  readonly time: readonly TimeFact[]
  readonly absences: readonly AbsenceFact[]
}

/** The items of the registers that imported codes name, by their codes. */
export interface ImportedCodes {
  readonly payCodes: ReadonlyMap<string, FormValues>
  readonly timeCodes: ReadonlyMap<string, FormValues>
}

const minutesOf = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) / 60_000

/** Returns the hours of each day of a time row. Without hours its part of the planned day. */
function hoursByDay({ values }: Imported, span: Span, days: readonly ScheduleDay[]): readonly TimeFact[] {
  const [start, end] = [textIn(values, 'StartTid'), textIn(values, 'SlutTid')]
  if (start !== '') {
    return [{ date: span.from, hours: Math.round(((minutesOf(end) - minutesOf(start)) * 100) / 60) }]
  }
  const hours = hundredthsIn(values, 'Timmar')
  if (hours !== 0) return [{ date: span.from, hours }]
  const share = unlessZero(hundredthsIn(values, 'Omfattning')) ?? 10_000
  return days
    .filter(({ date, hours: planned }) => planned > 0 && isWithin(date, span))
    .map(({ date, hours: planned }) => ({ date, hours: Math.round((planned * share) / 10_000) }))
}

const plain = { text: '', price: null, amount: null, units: [], distribution: '', replaces: '' }

/**
 * Returns what a person's imported rows are to payroll. A code without a pay type says nothing that
 * is paid, except worked time and the absences that have a code of their own.
 *
 * @param undated the days that a row without a day concerns
 */
export function importedFacts(
  rows: readonly Imported[],
  { payCodes, timeCodes }: ImportedCodes,
  days: readonly ScheduleDay[],
  undated: Span,
): ImportedFacts {
  const facts = { entered: [] as EnteredRow[], time: [] as TimeFact[], absences: [] as AbsenceFact[] }
  for (const row of rows) {
    const { values } = row
    const id = `import.${row.run}.${row.kind}.${row.line}`
    const span: Span = row.validFrom === null ? undated : { from: row.validFrom, to: row.validTo ?? row.validFrom }
    if (row.kind === 'LON') {
      const payType = textIn(values, 'LonArtNr') || textIn(payCodes.get(textIn(values, 'LonKod')) ?? {}, 'LonArtNr')
      if (payType === '') continue
      facts.entered.push({
        ...{ ...plain, id, payType, ...span, text: textIn(values, 'BenText') },
        quantity: unlessZero(hundredthsIn(values, 'Antal')),
        price: unlessZero(oreIn(values, 'Pris')),
        amount: unlessZero(oreIn(values, 'Belopp')),
      })
      continue
    }
    const code = textIn(values, 'TidKod')
    const register = timeCodes.get(code) ?? {}
    const hours = hoursByDay(row, span, days)
    if (register.TidTyp === 'ARB') facts.time.push(...hours)
    else if (register.TidTyp === 'FRV' && absenceTypes.has(code)) {
      facts.absences.push({
        ...{ id, type: code, from: span.from, to: span.to, extent: 10_000, child: '' },
        hours: Object.fromEntries(hours.map(each => [each.date, each.hours] as [IsoDate, Hundredths])),
      })
    } else if (textIn(register, 'LonArtNr') !== '') {
      const quantity = hours.reduce((sum, each) => sum + each.hours, 0)
      facts.entered.push({ ...plain, id, payType: textIn(register, 'LonArtNr'), ...span, quantity })
    }
  }
  return facts
}
