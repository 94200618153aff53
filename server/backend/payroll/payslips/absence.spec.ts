import { describe, expect, it } from 'vitest'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import { fullTime, given } from '../testing/given.ts'

const absence = (type: string, from: string, to: string, differs: Partial<AbsenceFact> = {}): AbsenceFact => ({
  id: `${type}-${from}`,
  type,
  from,
  to,
  extent: 10_000,
  hours: {},
  child: '',
  ...differs,
})
const thirty = { employment: [{ ...fullTime, pay: 3_000_000 }] }
const rowsOf = (absences: readonly AbsenceFact[], month = '2026-06') =>
  given({ ...thirty, absences })
    .when(month)
    .payslip.rows.filter(({ payType }) => payType.startsWith('2'))
    .map(({ payType, quantity, amount }) => [payType, (quantity ?? 0) / 100, amount / 100])

describe('sickness', () => {
  it('C1 and C2: a week of 30 000 loses its pay, gets 5 538,46 less 1 107,69', () => {
    given({ ...thirty, absences: [absence('SJK', '2026-06-08', '2026-06-12')] })
      .when('2026-06')
      .then(`
        1000 Månadslön           | 1  | 30 000,00 | 30 000,00
        2000 Sjukavdrag dag 1–14 | 40 | 173,08    | −6 923,08
        2020 Sjuklön dag 2–14    | 40 | 138,46    | 5 538,46
        2010 Karensavdrag        | 1  | 1 107,69  | −1 107,69
        9000 Preliminär skatt    |    |           | −5 275,00
        9040 Öresavrundning      |    |           | 0,31
        netto                    | 22 233,00`)
  })

  it('warns of a missing certificate from day 8 until it has come', () => {
    const absences = [absence('SJK', '2026-06-08', '2026-06-19')]
    const warnings = (history = {}) => given({ ...thirty, absences }, history).when('2026-06').payslip.warnings
    expect(warnings()).toEqual(['Sjukperioden från 2026-06-08: läkarintyg saknas från dag 8, den 2026-06-15.'])
    expect(warnings({ certified: [{ from: '2026-06-15', to: '2026-06-19' }] })).toEqual([])
  })

  it('has the law in the steps of each row', () => {
    const { rows, steps } = given({ ...thirty, absences: [absence('SJK', '2026-06-08', '2026-06-12')] }).when(
      '2026-06',
    ).payslip
    const sources = rows
      .filter(({ payType }) => payType.startsWith('20'))
      .map(row => steps.find(({ id }) => id === row.steps.at(-1))?.source)
    expect(sources).toEqual(Array(3).fill('Sjuklönelagen (1991:1047) 6 §'))
  })
})

describe('leave', () => {
  it('is deducted by the pay type that counts as the line does', () => {
    expect(rowsOf([absence('TJL', '2026-06-08', '2026-06-10')])).toEqual([['2122', 3, -4285.71]])
    expect(rowsOf([absence('TJL', '2026-06-08', '2026-06-15')])).toEqual([['2120', 8, -7890.41]])
    expect(rowsOf([absence('TJL', '2026-06-08', '2026-06-08', { hours: { '2026-06-08': 400 } })])).toEqual([
      ['2124', 4, -718.56],
    ])
    expect(rowsOf([absence('TFP', '2026-06-08', '2026-06-09')])).toEqual([['2110', 16, -2874.25]])
    expect(rowsOf([absence('TIO', '2026-06-08', '2026-06-09')])).toEqual([['2112', 2, -2857.14]])
  })

  it('of more hours than the day has is the day', () => {
    const tooMany = absence('TJL', '2026-06-08', '2026-06-08', { hours: { '2026-06-08': 1200 } })
    expect(rowsOf([tooMany])).toEqual([['2122', 1, -1428.57]])
  })

  it('with pay deducts nothing, and takes of the balance that it is taken from', () => {
    const { payslip } = given({
      ...thirty,
      absences: [absence('KOM', '2026-06-08', '2026-06-08')],
      balances: [{ kind: 'KOMP', before: 500 }],
    }).when('2026-06')
    expect(payslip.rows.map(({ payType, quantity, amount }) => [payType, quantity, amount])).toContainEqual([
      '1180',
      800,
      0,
    ])
    expect(payslip.balances).toEqual([{ kind: 'KOMP', before: 500, after: -300 }])
    expect(payslip.warnings).toEqual(['Det finns för lite i kompsaldot.'])
  })
})
