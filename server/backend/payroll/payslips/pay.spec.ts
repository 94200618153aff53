import { describe, expect, it } from 'vitest'
import type { Agreement } from '../../engine/basis/person-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { basisOf, entered, fullTime, given, privateAgreement, standing } from '../testing/given.ts'

describe('fixed pay', () => {
  it('of a whole month is the monthly pay, taxed by the table', () => {
    given()
      .when('2026-05')
      .then(`
        1000 Månadslön        | 1 | 40 000,00 | 40 000,00
        9000 Preliminär skatt |   |           | −8 402,00
        netto                 | 31 598,00`)
  })

  it('C8: 11 of 21 workdays of May 2026 of 40 000 are 20 952,38', () => {
    given({
      person: { number: '101', birthDate: '1990-03-15', employedFrom: '2026-05-15', employedTo: null, isPayable: true },
    })
      .when('2026-05')
      .then(`
        1005 Månadslön, del av månad | 11 | 1 904,76 | 20 952,38
        9000 Preliminär skatt        |    |          | −3 634,00
        9040 Öresavrundning          |    |          | −0,38
        netto                        | 17 318,00`)
  })

  it('follows a raise and a lower degree within the month, and adds up to the month', () => {
    const { payslip } = given({
      employment: [
        fullTime,
        { ...fullTime, from: '2026-06-11', pay: 4_300_000 },
        { ...fullTime, from: '2026-06-22', pay: 3_225_000, degree: 7500, weeklyHours: 3000 },
      ],
    }).when('2026-06')
    expect(payslip.rows.slice(0, 3).map(({ from, to, quantity, amount }) => [from, to, quantity, amount])).toEqual([
      ['2026-06-01', '2026-06-10', 800, 1_454_545],
      ['2026-06-11', '2026-06-21', 700, 1_368_182],
      ['2026-06-22', '2026-06-30', 700, 1_026_137],
    ])
  })
})

describe('a part of a month', () => {
  const firstRows = (facts: Partial<Basis>) =>
    given(facts)
      .when('2026-05')
      .payslip.rows.filter(({ payType }) => payType.startsWith('10'))
      .map(({ quantity, amount }) => [(quantity ?? 0) / 100, amount / 100])
  const by = (partMonth: Agreement['partMonth']) => ({ agreements: [{ ...privateAgreement, partMonth }] })
  const leaver = { person: { ...basisOf('2026-05').person, employedTo: '2026-05-10' } }

  it('is by calendar days of the month or of the year, as the agreement says', () => {
    expect(firstRows({ ...leaver, ...by('WORKDAYS') })).toEqual([[6, 11_428.57]])
    expect(firstRows({ ...leaver, ...by('CALENDAR') })).toEqual([[10, 12_903.23]])
    expect(firstRows({ ...leaver, ...by('YEAR') })).toEqual([[10, 13_150.68]])
  })

  it('with a raise within a whole month adds up to the month, also by the year’s days', () => {
    const employment = [fullTime, { ...fullTime, from: '2026-05-11', units: ['7'] }]
    for (const way of ['WORKDAYS', 'CALENDAR', 'YEAR'] as const) {
      const sum = firstRows({ employment, ...by(way) }).reduce((total, [, amount = 0]) => total + amount, 0)
      expect([way, sum]).toEqual([way, 40_000])
    }
  })

  it('is nothing before the employment and after it', () => {
    expect(given(leaver).when('2026-06').payslip.rows).toEqual([])
  })
})

describe('rows', () => {
  it('are priced by the pay type’s rule, of what held on the day that they concern', () => {
    given({
      employment: [
        { ...fullTime, pay: 3_000_000 },
        { ...fullTime, from: '2026-05-01' },
      ],
      entered: [
        entered('1110', '2026-04-20', { quantity: 400 }),
        entered('1120', '2026-05-04', { quantity: 250 }),
        entered('5020', '2026-05-05', { quantity: 1000 }),
        entered('6100', '2026-05-05', { amount: 50_000 }),
      ],
      standing: [standing('1400', { price: 150_000 }), standing('1410', { price: 1, interval: 3 })],
    })
      .when('2026-05')
      .then(`
        1000 Månadslön             | 1   | 40 000,00 | 40 000,00
        1400 Fast lönetillägg      | 1   | 1 500,00  | 1 500,00
        1110 Övertid, enkel        | 4   | 319,15    | 1 276,60
        1120 Övertid, kvalificerad | 2,5 | 555,56    | 1 388,89
        5020 Bilersättning, egen bil | 10 | 25,00    | 250,00
        6100 Nettolöneavdrag       |     |           | −500,00
        9000 Preliminär skatt      |     |           | −9 788,00
        9040 Öresavrundning        |     |           | −0,49
        netto                      | 34 127,00`)
  })
})
