import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { datesIn } from '../dates.ts'
import type { WorkingTimeLaw } from '../law-amounts.ts'
import { isWeekend } from '../testing/absence.ts'
import { type WorkedTime, workingTimeWarnings } from './working-time.ts'

const law: WorkingTimeLaw = {
  week: 40,
  averageWeeks: 4,
  onDutyMonth: 50,
  overtimeMonth: 50,
  overtimeYear: 200,
  extraOvertimeYear: 150,
  additionalYear: 200,
  extraAdditionalYear: 150,
  totalWeek: 48,
  totalWeeks: 17,
  dailyRest: 11,
  weeklyRest: 36,
  breakAfter: 5,
  nightFrom: 0,
  nightTo: 5,
}
const november = { from: '2026-11-01', to: '2026-11-30' }

const work = (date: string, from: number, to: number, kind: WorkedTime['kind'] = 'ordinary'): WorkedTime => ({
  date,
  from: from * 60,
  to: to * 60,
  kind,
})
/** Eight hours on the weekdays of a span, with a break. */
const weeks = (from: string, to: string) =>
  datesIn({ from, to })
    .filter(date => !isWeekend(date))
    .flatMap(date => [work(date, 8, 12), work(date, 13, 17)])

const warnings = (worked: readonly WorkedTime[], credited: Readonly<Record<string, number>> = {}) =>
  workingTimeWarnings({ worked, credited, mayWorkAtNight: false }, november, law).map(text =>
    text.replaceAll('\u00A0', ' '),
  )

describe('the limits of working time', () => {
  it('ordinary weeks are within all of them', () => {
    expect(warnings(weeks('2026-01-01', '2026-12-31'))).toEqual([])
  })

  it('overtime: 50 hours a month and 200 a year', () => {
    const evenings = (count: number, from: string) =>
      Array.from({ length: count }, (_, at) => work(addDays(from, at), 17, 19, 'overtime'))
    // Work on every evening has no rest of a week either.
    const ofOvertime = (worked: readonly WorkedTime[]) => warnings(worked).filter(text => text.startsWith('Övertiden'))
    expect(ofOvertime(evenings(25, '2026-11-01'))).toEqual([])
    expect(ofOvertime(evenings(26, '2026-11-01'))).toEqual([
      'Övertiden i 2026-11 är 52 timmar. Arbetstidslagen tillåter 50.',
    ])
    const year = [...evenings(100, '2026-02-01'), work('2026-11-30', 17, 18, 'overtime')]
    expect(ofOvertime(year)).toEqual(['Övertiden 2026 är 201 timmar. Arbetstidslagen tillåter 200.'])
    expect(ofOvertime([...evenings(175, '2026-02-01'), work('2026-11-30', 17, 18, 'overtime')])).toContain(
      'Övertiden 2026 med särskilda skäl är 351 timmar. Arbetstidslagen tillåter 350.',
    )
    expect(ofOvertime(evenings(100, '2025-02-01'))).toEqual([])
  })

  it('additional time and time on duty', () => {
    const nights = Array.from({ length: 13 }, (_, at) => work(addDays('2026-11-01', at * 2), 18, 22, 'onDuty'))
    expect(warnings(nights)).toEqual(['Jourtiden i 2026-11 är 52 timmar. Arbetstidslagen tillåter 50.'])
    const more = nights.map((each): WorkedTime => ({ ...each, kind: 'additional' }))
    expect(warnings(more)).toEqual(['Mertiden i 2026-11 är 52 timmar. Arbetstidslagen tillåter 50.'])
  })

  it('the average of ordinary and of all time, absence included', () => {
    const long = weeks('2026-11-03', '2026-11-30').map(each =>
      each.to === 17 * 60 ? { ...each, to: 17.5 * 60 } : each,
    )
    expect(warnings(long)).toEqual([
      'Den ordinarie arbetstiden per vecka i snitt är 42,5 timmar. Arbetstidslagen tillåter 40.',
    ])
    const credited = Object.fromEntries(datesIn({ from: '2026-08-04', to: '2026-11-30' }).map(date => [date, 700]))
    expect(warnings([], credited)).toEqual([
      'Den sammanlagda arbetstiden per vecka i snitt är 49 timmar. Arbetstidslagen tillåter 48.',
    ])
  })

  it('eleven hours of rest in a day', () => {
    const late = [work('2026-11-03', 14, 19), work('2026-11-04', 6, 10)]
    expect(warnings(late)).toEqual([])
    expect(warnings([work('2026-11-03', 15, 19.5), work('2026-11-04', 6, 10)])).toEqual([
      'Dygnsvilan efter arbetet 2026-11-03 är kortare än 11 timmar.',
    ])
  })

  it('36 hours of rest in a week, also over Monday', () => {
    const days = (count: number) => Array.from({ length: count }, (_, at) => work(addDays('2026-11-02', at), 8, 12))
    expect(warnings([...days(6), work('2026-11-09', 8, 12)])).toEqual([])
    expect(warnings(days(14))).toEqual(['Veckovilan i veckan från 2026-11-02 är kortare än 36 timmar.'])
  })

  it('no work between midnight and five, unless the agreement allows it', () => {
    const nights = [
      work('2026-11-03', 22, 24),
      work('2026-11-04', 5, 8),
      work('2026-11-05', 22, 25),
      work('2026-11-07', 4, 6),
    ]
    const told = warnings(nights).filter(text => text.includes('natten'))
    expect(told).toEqual([
      'Arbete på natten 2026-11-06. Mellan klockan 0 och 5 arbetar ingen utan särskilda skäl.',
      'Arbete på natten 2026-11-07. Mellan klockan 0 och 5 arbetar ingen utan särskilda skäl.',
    ])
    const allowed = workingTimeWarnings({ worked: nights, credited: {}, mayWorkAtNight: true }, november, law)
    expect(allowed.filter(text => text.includes('natten'))).toEqual([])
  })

  it('a break within five hours', () => {
    expect(warnings([work('2026-11-03', 8, 13)])).toEqual([])
    expect(warnings([work('2026-11-03', 8, 12), work('2026-11-03', 12, 13.5)])).toEqual([
      'Arbetet 2026-11-03 har ingen rast inom 5 timmar.',
    ])
  })
})
