import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { isWithin, type Span } from '../dates.ts'
import type { SickPeriod } from './sick-periods.ts'

/** Returns the last day for telling Försäkringskassan of a period that outlasts its sick pay. */
export function notifyBy({ days, law }: SickPeriod): IsoDate | undefined {
  const last = days.find(({ number }) => number === law.value.days)
  const goesOn = days.some(({ number }) => (number ?? 0) > law.value.days)
  return last && goesOn ? addDays(last.date, law.value.notifyWithin) : undefined
}

/** Returns what a payroll clerk should do about a sick period, when it is due in a span. */
export function sickWarnings(period: SickPeriod, span: Span, certified: readonly Span[]): readonly string[] {
  const { law, days } = period
  const notify = notifyBy(period)
  const firstLong = days.find(({ number }) => (number ?? 0) > law.value.days)
  // From day 15 the certificate is Försäkringskassan's.
  const uncertified = days.find(
    ({ number, date }) =>
      (number ?? 0) >= law.value.certificateFrom &&
      (number ?? 0) <= law.value.days &&
      !certified.some(each => isWithin(date, each)),
  )
  const name = `Sjukperioden från ${period.start}`
  return [
    ...(notify && firstLong && isWithin(firstLong.date, span)
      ? [`${name} går över dag ${law.value.days}. Anmäl den till Försäkringskassan senast ${notify}.`]
      : []),
    ...(uncertified && isWithin(uncertified.date, span)
      ? [`${name}: läkarintyg saknas från dag ${uncertified.number}, den ${uncertified.date}.`]
      : []),
  ]
}
