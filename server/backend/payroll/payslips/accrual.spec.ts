import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '#contracts/rules/date.ts'
import type { HolidayFacts } from '../../engine/basis/holiday-facts.ts'
import type { HolidayAbsence } from '../../engine/holiday/qualifying.ts'
import { inForce } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { accrualOf, parentalOf } from '../basis/accrual-of.ts'
import { lawYear } from '../basis/holiday-of.ts'
import { basisOf, entered, fullTime, given } from '../testing/given.ts'

const qualifying = inForce(law.absence.qualifying, '2026-05-25').value
const { person, holiday, payTypes } = basisOf('2026-05')
const facts = { person, register: lawYear, days: 25, absences: [], earned: null, payTypes, law: qualifying, alone: [] }
const monthOf = (year: number, month: number) => ({
  payDate: isoDate(year, month, 25),
  pay: { from: isoDate(year, month, 1), to: isoDate(year, month + 1, 0) },
})
const may = monthOf(2026, 5)
const away = (type: string, from: string, to: string, child = ''): HolidayAbsence => ({
  type,
  from,
  to,
  extent: 10_000,
  child,
})
/** The kept balances of May, by kind, with the last step of each. */
function kept(own: Partial<HolidayFacts>, of: Parameters<typeof given>[0] = {}) {
  const { payslip } = given({ ...of, holiday: { ...holiday, ...own } }).when('2026-05')
  const stepOf = (ids: readonly string[] = []) => payslip.steps.find(({ id }) => id === ids.at(-1))
  return payslip.balances.map(({ kind, name = '', before, after, steps }) => ({
    kind: kind + name,
    before: before / 100,
    after: after / 100,
    step: stepOf(steps),
  }))
}

describe('earned holiday', () => {
  it('is the part of the year’s days that has gone, at their value to whoever leaves', () => {
    const [days, amount] = kept({ accrual: accrualOf({ ...facts, ...may }) })
    // 30 and 61 of 365 days; 5,03 % of 40 000 is 2 012 a day.
    expect(days).toMatchObject({ kind: 'INT', before: 2.05, after: 4.18 })
    expect(amount).toMatchObject({ kind: 'INTKR', before: 4124.6, after: 8410.16 })
    expect(days?.step).toMatchObject({ value: 418, unit: 'dagar', source: 'Semesterlagen 7 och 17 §§' })
    expect(amount?.step?.formula.replaceAll('\u00A0', ' ')).toBe(
      '4,18 dagar × 40 000,00 × 5,03 % = 8 410,16, avrundat till hela ören',
    )
  })

  it('begins with the year, and is less by absence that earns none', () => {
    const april = accrualOf({ ...facts, ...monthOf(2026, 4) })
    expect(april).toMatchObject({ before: null, after: { employed: 30 } })
    const absences = [away('TJL', '2026-05-11', '2026-05-20'), away('SJK', '2026-05-25', '2026-05-26')]
    const accrual = accrualOf({ ...facts, ...may, absences })
    expect(accrual?.after).toEqual({ until: '2026-05-31', employed: 61, qualifying: 2, notQualifying: 10 })
    expect(kept({ accrual })[0]).toMatchObject({ before: 2.05, after: 3.49 })
  })

  it('of hourly pay is twelve percent of what has been paid, and of this pay', () => {
    const earned = { rows: [{ payDate: '2026-04-24', payType: '1000', amount: 1_000_000 }], first: '2026-04-24' }
    const accrual = accrualOf({ ...facts, ...may, earned: { ...earned, absences: [] } })
    const hourly = { ...fullTime, salaryForm: 'TIM' as const, pay: 20_000 }
    const of = { employment: [hourly], entered: [entered('1020', '2026-05-04', { quantity: 10_000, price: 20_000 })] }
    expect(kept({ accrual }, of)[1]).toMatchObject({ kind: 'INTKR', before: 1200, after: 3600 })
  })

  it('is paid when the employment ends, and is kept no more after it', () => {
    const ended = { ...person, employedTo: '2026-05-31' }
    const accrual = accrualOf({ ...facts, ...may, person: ended })
    const leaving = {
      ending: { lastDay: '2026-05-31', kind: '', isForgiven: false },
      earnedNext: 500,
      saved: [],
      debts: [],
    }
    const [days, amount] = kept({ accrual, leaving }, { person: ended })
    expect([days?.before, days?.after, amount?.after]).toEqual([2.05, 0, 0])
    expect(days?.step?.formula).toContain('slutlönen')
    expect(accrualOf({ ...facts, ...monthOf(2026, 6), person: ended })).toBeNull()
  })

  it('goes on from month to month, and a whole year without absence gives all of its days', () => {
    const months = Array.from({ length: 12 }, (_, at) => monthOf(2026, 4 + at))
    const all = months.map(month => accrualOf({ ...facts, ...month }))
    for (const [at, each] of all.entries()) if (at > 0) expect(each?.before).toEqual(all[at - 1]?.after)
    expect(all.at(-1)?.after.employed).toBe(365)
  })

  it('never shrinks by a month of work, whatever the absences', () => {
    const absence = fc
      .tuple(fc.constantFrom('SJK', 'TJL', 'FPE', 'TFP', 'SEM'), fc.nat(400), fc.nat(90))
      .map(([type, start, days]) =>
        away(type, addDays('2025-05-01', start), addDays('2025-05-01', start + days), 'Alva'),
      )
    fc.assert(
      fc.property(fc.array(absence, { maxLength: 4 }), absences => {
        const accrual = accrualOf({ ...facts, ...may, absences })
        const [days, amount] = kept({ accrual })
        expect(days?.after).toBeGreaterThanOrEqual(days?.before ?? 0)
        expect(amount?.step?.value).toBe(Math.round((amount?.after ?? 0) * 100))
        const [{ employed: was }, { employed: is }] = [
          accrual?.before ?? { employed: 0 },
          accrual?.after ?? { employed: 0 },
        ]
        expect(is - was).toBe(31)
      }),
      { numRuns: 50 },
    )
  })
})

describe('parental days', () => {
  const children = [
    { Namn: 'Alva', Fodd: '2024-02-01' },
    { Namn: 'Nils', Fodd: '2010-02-01' },
  ]
  const absences = [
    away('FPE', '2025-01-01', '2025-03-31', 'Alva'),
    away('FPE', '2026-05-04', '2026-05-13', 'Alva'),
    away('TFP', '2026-05-18', '2026-05-19', 'Alva'),
  ]

  it('are counted for each child of an age for them, of all years', () => {
    const parental = parentalOf(children, absences, may.payDate, may.pay)
    expect(parental).toEqual([{ child: 'Alva', before: 90, after: 100 }])
    expect(kept({ parental })).toMatchObject([
      { kind: 'FPEAlva', before: 30, after: 20, step: { formula: '120 − 100 = 20', unit: 'dagar', value: 2000 } },
    ])
  })

  it('are 180 of a child whom the person has sole custody of', () => {
    const [alva] = children
    const parental = parentalOf([{ ...alva, EnsamVardnad: true }], absences, may.payDate, may.pay)
    expect(kept({ parental })).toMatchObject([
      { kind: 'FPEAlva', before: 90, after: 80, step: { formula: '180 − 100 = 80', unit: 'dagar', value: 8000 } },
    ])
  })

  it('are never below none, and an older child has them while leave is taken', () => {
    const more = [...absences, away('FPE', '2025-04-01', '2025-12-31', 'Alva')]
    expect(kept({ parental: parentalOf(children, more, may.payDate, may.pay) })).toMatchObject([
      { before: 0, after: 0 },
    ])
    const older = [away('FPE', '2026-05-04', '2026-05-05', 'Nils')]
    expect(parentalOf(children.slice(1), older, may.payDate, may.pay)).toEqual([{ child: 'Nils', before: 0, after: 2 }])
  })
})
