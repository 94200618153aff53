import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact, LeftOut, TimeFact } from '../../engine/basis/absence-facts.ts'
import type { EnteredRow, PayTypeFact } from '../../engine/basis/pay-type-facts.ts'
import type { ScheduleDay } from '../../engine/basis.ts'
import { datesIn, isWithin, type Span, shared } from '../../engine/dates.ts'
import type { Hundredths } from '../../engine/money.ts'
import { hundredthsIn, numberIn, oreIn, textIn, unlessZero } from '../../registers/form-values.ts'
import type { importedRow } from '../../tables/schema.ts'

type Imported = typeof importedRow.$inferSelect

/**
 * What imported rows say: rows of the payslip, worked time, absence by the hour, and what is said
 * on a code without a pay type.
 */
export interface ImportedFacts {
  readonly entered: readonly EnteredRow[]
  readonly time: readonly TimeFact[]
  readonly absences: readonly AbsenceFact[]
  readonly leftOut: readonly LeftOut[]
}

/** The items of the registers that imported codes name, by their codes. */
export interface ImportedCodes {
  readonly payCodes: ReadonlyMap<string, FormValues>
  readonly timeCodes: ReadonlyMap<string, FormValues>
}

const minutesOf = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) / 60_000

const shown = (value: number): string => String(value).replace('.', ',').replace('-', '−')

/** Says how a number stands in the import, where it has more than two decimals. */
function importedAs(values: Imported['values'], field: string): Pick<TimeFact, 'imported'> {
  const value = numberIn(values, field)
  return fromHundredths(hundredthsIn(values, field)) === value ? {} : { imported: shown(value) }
}

/** Says how long a time between two clocks is, where it is no whole hundredth of an hour. */
const clockHours = (minutes: number): Pick<TimeFact, 'imported'> =>
  (minutes * 100) % 60 === 0 ? {} : { imported: `${Math.floor(minutes / 60)}\u00A0timmar ${minutes % 60}\u00A0minuter` }

/** Says how the hours of several days stand in the import, where one of them was rounded. */
const sumImported = (hours: readonly TimeFact[]): Pick<EnteredRow, 'imported'> =>
  hours.every(({ imported }) => imported === undefined)
    ? {}
    : { imported: hours.map(({ imported, hours: own }) => imported ?? shown(fromHundredths(own))).join(' + ') }

/** Returns the hours of each day of a time row. Without hours its part of the planned day. */
function hoursByDay({ values }: Imported, span: Span, days: readonly ScheduleDay[]): readonly TimeFact[] {
  const [start, end] = [textIn(values, 'StartTid'), textIn(values, 'SlutTid')]
  if (start !== '') {
    const minutes = minutesOf(end) - minutesOf(start)
    return [{ date: span.from, hours: Math.round((minutes * 100) / 60), ...clockHours(minutes) }]
  }
  const hours = hundredthsIn(values, 'Timmar')
  if (hours !== 0) return [{ date: span.from, hours, ...importedAs(values, 'Timmar') }]
  const share = unlessZero(hundredthsIn(values, 'Omfattning')) ?? 10_000
  return days
    .filter(({ date, hours: planned }) => planned > 0 && isWithin(date, span))
    .map(({ date, hours: planned }) => ({ date, hours: Math.round((planned * share) / 10_000) }))
}

/**
 * True when time on a code of working time goes to the code's own pay type: one with an amount of
 * its own, or one that counts a balance. Other working time is paid as the employment's pay.
 */
const hasOwnPay = (payType: PayTypeFact | undefined): boolean =>
  payType !== undefined &&
  (/^A\d\d$/.test(payType.priceRule) || [payType.comp, payType.flex].some(each => each === 'PLUS' || each === 'MINUS'))

/** Returns what was left out, each code once. */
function summed(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const codes = new Map<string, LeftOut>()
  for (const each of leftOut) {
    const key = `${each.register} ${each.code}`
    const { quantity = 0, amount = 0 } = codes.get(key) ?? {}
    codes.set(key, { ...each, quantity: quantity + each.quantity, amount: amount + each.amount })
  }
  return [...codes.values()]
}

/** Returns the hours of two absences by day. A day may have a row for each part of it. */
const hoursOf = (some: AbsenceFact['hours'], others: AbsenceFact['hours']): AbsenceFact['hours'] => ({
  ...some,
  ...Object.fromEntries(Object.entries(others).map(([date, hours]) => [date, hours + (some[date] ?? 0)])),
})

/**
 * Returns absences with those as one that only days off are between: a file often has a row for
 * each working day, and the law counts the days off within an absence.
 */
function joined(absences: readonly AbsenceFact[], days: readonly ScheduleDay[]): readonly AbsenceFact[] {
  const off = new Set(days.filter(({ hours }) => hours === 0).map(({ date }) => date))
  const found: AbsenceFact[] = []
  for (const absence of absences.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const at = found.findLastIndex(({ type }) => type === absence.type)
    const before = found[at]
    const end = before?.to ?? absence.from
    const to = [end, absence.to ?? absence.from].toSorted().at(-1) ?? end
    const isOne = datesIn({ from: addDays(end, 1), to: addDays(absence.from, -1) }).every(date => off.has(date))
    if (before && isOne) found[at] = { ...before, to, hours: hoursOf(before.hours, absence.hours) }
    else found.push(absence)
  }
  return found
}

const plain = { text: '', price: null, amount: null, units: [], distribution: '', replaces: '' }

/**
 * Returns what a person's imported rows are to payroll. What stands on a code without a pay type is
 * left out, except worked time and the absences that have a code of their own.
 *
 * @param payTypes those of the person's table
 * @param days the planned days, from the first that a row concerns
 * @param period the days that are paid, which a row without a day concerns
 */
export function importedFacts(
  rows: readonly Imported[],
  { payCodes, timeCodes }: ImportedCodes,
  payTypes: readonly PayTypeFact[],
  days: readonly ScheduleDay[],
  period: Span,
): ImportedFacts {
  const facts = { entered: [] as EnteredRow[], time: [] as TimeFact[], absences: [] as AbsenceFact[] }
  const leftOut: LeftOut[] = []
  for (const row of rows) {
    const { values } = row
    const id = `import.${row.run}.${row.kind}.${row.line}`
    const span: Span = row.validFrom === null ? period : { from: row.validFrom, to: row.validTo ?? row.validFrom }
    if (row.kind === 'LON') {
      const payType = textIn(values, 'LonArtNr') || textIn(payCodes.get(textIn(values, 'LonKod')) ?? {}, 'LonArtNr')
      if (payType === '') {
        leftOut.push({
          register: 'payCodes',
          code: textIn(values, 'LonKod'),
          quantity: hundredthsIn(values, 'Antal'),
          amount: oreIn(values, 'Belopp'),
        })
        continue
      }
      facts.entered.push({
        ...plain,
        id,
        payType,
        ...span,
        text: textIn(values, 'BenText'),
        quantity: unlessZero(hundredthsIn(values, 'Antal')),
        ...importedAs(values, 'Antal'),
        price: unlessZero(oreIn(values, 'Pris')),
        amount: unlessZero(oreIn(values, 'Belopp')),
      })
      continue
    }
    const code = textIn(values, 'TidKod')
    const register = timeCodes.get(code) ?? {}
    const payType = textIn(register, 'LonArtNr')
    const isAbsence = register.TidTyp === 'FRV' && absenceTypes.has(code)
    const all = hoursByDay(row, span, days)
    // Absence before the period is only counted; other time was paid then.
    const hours = isAbsence ? all : all.filter(({ date }) => isWithin(date, period))
    if (all.length > 0 && hours.length === 0) continue
    const quantity = hours.reduce((sum, each) => sum + each.hours, 0)
    const isOwnPay = hasOwnPay(payTypes.find(each => each.number === payType))
    if (register.TidTyp === 'ARB' && !isOwnPay) facts.time.push(...hours)
    else if (isAbsence) {
      facts.absences.push({
        id,
        type: code,
        from: span.from,
        to: span.to,
        extent: 10_000,
        child: '',
        hours: Object.fromEntries(hours.map(each => [each.date, each.hours] as [IsoDate, Hundredths])),
      })
    } else if (payType !== '')
      facts.entered.push({ ...plain, id, payType, ...(shared(span, period) ?? span), quantity, ...sumImported(hours) })
    else leftOut.push({ register: 'timeCodes', code, quantity, amount: 0 })
  }
  return { ...facts, absences: joined(facts.absences, days), leftOut: summed(leftOut) }
}
