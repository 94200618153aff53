import { describe, expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { basisOf, entered, fullTime, given, privateAgreement } from '../testing/given.ts'

const week = { id: 'h', type: 'SEM', from: '2026-05-18', to: '2026-05-24', extent: 10_000, hours: {}, child: '' }
const { holiday } = basisOf('2026-05')
const byShare = { ...holiday, method: { ...holiday.method, variable: 4_800_000 } }

/** The rows of holiday, as pay type, days and kronor. */
const rowsOf = (facts: Partial<Basis>) =>
  given(facts)
    .when('2026-05')
    .payslip.rows.filter(({ payType }) => payType.startsWith('3'))
    .map(({ payType, quantity, amount }) => [payType, (quantity ?? 0) / 100, amount / 100])
const balances = (paid: number, saved: number) => [
  { kind: 'BET', before: paid * 100 },
  { kind: 'SPA', before: saved * 100 },
]

describe('holiday', () => {
  it('C5: five days of 40 000 add 860, and the pay goes on', () => {
    given({ absences: [week] })
      .when('2026-05')
      .then(`
        1000 Månadslön        | 1 | 40 000,00 | 40 000,00
        3010 Semestertillägg  | 5 | 172,00    | 860,00
        9000 Preliminär skatt |   |           | −8 732,00
        netto                 | 32 128,00`)
  })

  it('takes paid days, then saved, and the rest is unpaid with a warning', () => {
    const { payslip } = given({ absences: [week], balances: balances(2, 1) }).when('2026-05')
    expect(payslip.balances).toEqual([
      { kind: 'BET', before: 200, after: 0 },
      { kind: 'SPA', before: 100, after: 0 },
    ])
    expect(rowsOf({ absences: [week], balances: balances(2, 1) })).toEqual([
      ['3010', 2, 344],
      ['3016', 1, 172],
      // 4,6 % of 40 000 a day.
      ['3030', 2, -3680],
    ])
    expect(payslip.warnings).toEqual([
      'De betalda och sparade semesterdagarna räcker inte: resten är obetald semester.',
    ])
  })

  it('is a share of the year’s pay when a tenth of it is variable, instead of the month’s pay', () => {
    // 480 000 × 12 % / 25 = 2 304 a day, and 4,6 % of 40 000 is taken.
    expect(rowsOf({ absences: [week], holiday: byShare })).toEqual([
      ['3005', 5, -9200],
      ['3000', 5, 11_520],
    ])
    const { rows, steps } = given({ absences: [week], holiday: byShare }).when('2026-05').payslip
    const last = rows.find(({ payType }) => payType === '3000')?.steps.at(-1)
    expect(steps.find(({ id }) => id === last)?.inputs.at(-1)?.value).toContain('minst tio procent')
  })

  it('of half days counts halves, and of a short week what a whole week is', () => {
    expect(rowsOf({ absences: [{ ...week, extent: 5000 }] })).toEqual([['3010', 2.5, 430]])
    // Five days for a week of four: 5 / 4.
    expect(rowsOf({ absences: [week], holiday: { ...holiday, weeklyDays: 400 } })).toEqual([['3010', 6.25, 1075]])
    // Three days a week are five, and not three times 1,67.
    const short = { ...week, to: '2026-05-20' }
    const facts = { absences: [short], holiday: { ...holiday, weeklyDays: 300 } }
    expect(rowsOf(facts)).toEqual([['3010', 5, 860]])
    const { rows, steps } = given(facts).when('2026-05').payslip
    const last = rows.find(({ payType }) => payType === '3010')?.steps.at(-1)
    expect(steps.find(({ id }) => id === last)?.inputs).toContainEqual({ name: 'Semesterfaktor', value: '5 / 3' })
    expect(rowsOf({ entered: [entered('3010', '2026-05-18', short)], holiday: facts.holiday })).toEqual([
      ['3010', 5, 860],
    ])
  })

  it('by the hour takes the hours of each shift, of which a fifth of the week is a day', () => {
    const days = basisOf('2026-05').days.map(day => ({
      ...day,
      hours: ['2026-05-18', '2026-05-19', '2026-05-20'].includes(day.date) ? 1200 : 0,
    }))
    const facts = { days, absences: [week], holiday: { ...holiday, weeklyHours: 3600 } }
    // Three shifts of 12 hours are the 36 hours of a week: five days.
    expect(rowsOf(facts)).toEqual([['3010', 5, 860]])
    expect(rowsOf({ ...facts, absences: [{ ...week, to: '2026-05-18' }] })).toEqual([['3010', 1.67, 287.24]])
    expect(
      given(facts)
        .when('2026-05')
        .payslip.steps.find(({ text }) => text === 'Semestertillägg')?.inputs,
    ).toContainEqual({ name: 'En semesterdag', value: '7,2 timmar, en femtedel av veckan' })
  })

  it('unpaid is deducted by the day’s value', () => {
    expect(rowsOf({ absences: [{ ...week, type: 'SEO' }] })).toEqual([['3030', 5, -9200]])
  })

  it('that is left is paid when the employment ends, taxed as a one-off amount', () => {
    const leaving = {
      ending: { lastDay: '2026-05-31', kind: 'EGEN', isForgiven: false },
      earnedNext: 500,
      saved: [{ year: 2024, days: 200, degree: 10_000 }],
      debts: [],
    }
    const facts = { absences: [week], balances: balances(12, 2), holiday: { ...holiday, leaving } }
    const { payslip } = given(facts).when('2026-05')
    // By law 4,6 + 0,43 %: 2 012 a day.
    expect(rowsOf(facts)).toEqual([
      ['3010', 5, 860],
      ['3020', 7, 14_084],
      ['3020', 5, 10_060],
      ['3018', 2, 4024],
    ])
    expect(payslip.balances).toEqual([
      { kind: 'BET', before: 1200, after: 0 },
      { kind: 'SPA', before: 200, after: 0 },
    ])
    expect(payslip.rows.filter(({ tax }) => tax === 'ENG').length).toBe(3)
  })

  it('that was saved at full time is settled by its pay, when the degree fell before the employment ended', () => {
    const halved = { ...fullTime, from: '2026-05-01', pay: 2_000_000, degree: 5000 }
    const leaving = {
      ending: { lastDay: '2026-05-31', kind: 'EGEN', isForgiven: false },
      earnedNext: 500,
      saved: [{ year: 2024, days: 200, degree: 10_000 }],
      debts: [],
    } as const
    const agreement = {
      ...privateAgreement,
      holiday: { ...privateAgreement.holiday, savesDegree: true },
    }
    const facts = {
      employment: [fullTime, halved],
      agreements: [agreement],
      balances: balances(0, 2),
      holiday: { ...holiday, leaving },
    }
    // Of 20 000, 1 006 a day; a saved one of 40 000, 2 012.
    expect(rowsOf(facts)).toEqual([
      ['3020', 5, 5030],
      ['3018', 2, 4024],
    ])
  })

  it('adds to the pay that is taxed by the table for twenty days, and to one-off amounts for more', () => {
    const taxed = (days: number, more: Partial<Basis> = {}) => {
      const rows = [entered('3010', '2026-05-18', { quantity: days * 100 })]
      const { payslip } = given({ ...more, entered: rows }).when('2026-05')
      const row = payslip.rows.find(({ payType }) => payType === '3010')
      return { ...payslip, row, told: payslip.steps.find(({ id }) => id === row?.steps.at(-1))?.inputs.at(-1)?.value }
    }
    expect(taxed(20).row?.tax).toBe('TAB')
    expect(taxed(20).rows.map(({ payType }) => payType)).toEqual(['1000', '3010', '9000'])
    const many = taxed(21)
    expect(many.row?.tax).toBe('ENG')
    expect(many.told).toBe('Engångsbelopp: tillägget gäller 21 dagar, fler än 20 (SKV 401)')
    // 34 % of 3 612: a year of twelve such months and it is above 477 600.
    expect(many.rows.filter(({ payType }) => payType >= '9').map(({ payType, amount }) => [payType, amount])).toEqual([
      ['9000', -840_200],
      ['9010', -122_800],
    ])
    // Paid and saved days are counted together.
    const facts = { absences: [week], balances: balances(2, 3) }
    expect(taxed(15, facts).row?.tax).toBe('TAB')
    expect(taxed(16, facts).rows.map(({ payType, tax }) => [payType, tax])).toContainEqual(['3016', 'ENG'])
  })

  it('on variable pay by the day follows the supplement, and the law’s share of a year is a one-off amount', () => {
    const byDay = { ...privateAgreement.holiday, variable: { part: [5, 1000] as const, per: 'DAY' as const } }
    const facts = {
      absences: [week],
      agreements: [{ ...privateAgreement, holiday: byDay }],
      holiday: { ...holiday, variable: 1_000_000 },
    }
    const taxOf = (more: Partial<Basis> = {}) =>
      given({ ...facts, ...more })
        .when('2026-05')
        .payslip.rows.find(({ payType }) => payType === '3012')?.tax
    expect(taxOf()).toBe('TAB')
    expect(taxOf({ entered: [entered('3010', '2026-05-04', { quantity: 1600 })] })).toBe('ENG')
    expect(
      given({ entered: [entered('3012', '2026-05-18', { quantity: 1200, price: 1_000_000 })] })
        .when('2026-05')
        .payslip.rows.find(({ payType }) => payType === '3012')?.tax,
    ).toBe('ENG')
  })

  it('that is paid after the settlement of an employment is taxed at 30 %', () => {
    const taxOf = (employedTo: string) => {
      const { payslip } = given({
        person: { ...basisOf('2026-05').person, employedTo },
        entered: [
          entered('3020', '2026-05-18', { amount: 1_000_000 }),
          entered('1060', '2026-05-18', { amount: 500_000 }),
        ],
      }).when('2026-05')
      return [payslip.totals.tax, payslip.steps.find(({ id }) => id === 'skatt.lopande')?.text]
    }
    expect(taxOf('2026-03-31')).toEqual([450_000, 'Skatt efter avslutad anställning'])
    // In the month after the last regular pay: 10 % of a year of 70 000, and 412 by the table.
    expect(taxOf('2026-04-30')).toEqual([141_200, 'Skatt enligt tabell 33, kolumn 1'])
  })

  it('that somebody enters has the agreement’s price of a day', () => {
    const rows = ['3010', '3020', '3030', '3000'].map(number => entered(number, '2026-05-18', { quantity: 100 }))
    const whiteCollar = { ...privateAgreement.holiday, supplement: [8, 1000] as const, leaverDay: [54, 1000] as const }
    const agreements = [{ ...privateAgreement, holiday: whiteCollar }]
    expect(rowsOf({ entered: rows, agreements })).toEqual([
      ['3000', 1, 2304],
      ['3010', 1, 320],
      ['3020', 1, 2160],
      ['3030', 1, -1840],
    ])
  })
})

describe('time beyond the schedule', () => {
  const time = (kind: 'additional' | 'simple' | 'qualified', minutes: number, isLieu = false) => ({
    date: '2026-05-12',
    kind,
    minutes,
    isLieu,
  })
  const extra = (facts: Partial<Basis>) =>
    given(facts)
      .when('2026-05')
      .payslip.rows.filter(({ payType }) => payType.startsWith('11'))
      .map(({ payType, quantity, amount }) => [payType, (quantity ?? 0) / 100, amount / 100])

  it('is paid by the agreement, or put into the balance of time off', () => {
    const facts = {
      employment: [{ ...fullTime, pay: 3_000_000 }],
      extraTime: [time('simple', 60), time('qualified', 120), time('simple', 100, true)],
      balances: [{ kind: 'KOMP', before: 0 }],
    }
    expect(extra(facts)).toEqual([
      ['1110', 1, 319.15],
      ['1150', 2.25, 0],
      ['1120', 2, 833.33],
    ])
    expect(given(facts).when('2026-05').payslip.balances).toEqual([{ kind: 'KOMP', before: 0, after: 225 }])
  })

  it('of a part-timer: 24 000 at 30 hours is 228,57 an hour, and overtime that of full time', () => {
    const part = { ...fullTime, pay: 2_400_000, degree: 7500, weeklyHours: 3000 }
    expect(extra({ employment: [part], extraTime: [time('additional', 60), time('simple', 60)] })).toEqual([
      ['1100', 1, 228.57],
      ['1110', 1, 340.43],
    ])
    const rows = ['1100', '1110'].map(number => entered(number, '2026-05-12', { quantity: 100 }))
    expect(extra({ employment: [part], entered: rows })).toEqual([
      ['1100', 1, 228.57],
      ['1110', 1, 340.43],
    ])
  })

  it('without a word of it in the agreement is warned of', () => {
    const agreements = [{ ...privateAgreement, extraTime: null }]
    expect(given({ agreements, extraTime: [time('simple', 60)] }).when('2026-05').payslip.warnings).toEqual([
      'Avtalet säger inte hur mertid och övertid betalas. Tiden är inte med.',
    ])
  })
})
