import { describe, expect, it } from 'vitest'
import { noDate } from '#contracts/rules/required.ts'
import { assistancePeriods, type Decided } from './period-overview.ts'

const today = '2026-11-23'
type Decision = NonNullable<Decided['Beslut']>[number]
const decision = (FranDatum: string, more: Partial<Decision> = {}): Decision => ({
  FranDatum,
  TomDatum: noDate,
  Timmar: 70,
  Period: 'V',
  ...more,
})
const person = (...Beslut: readonly Decision[]): Decided => ({ Beslut, SlutDatum: null })
const rows = (...clients: readonly Decided[]) =>
  assistancePeriods(clients, today).map(row => [row.LSSPeriod, row.AntalBrukare, row.AntalBeslut, row.Timmar])

describe('the months of assistance', () => {
  it('go from the first decision until this month, with those between that have none', () => {
    expect(
      rows(person(decision('2026-08-03', { TomDatum: '2026-08-09' })), person(), person(decision('2026-10-31'))),
    ).toEqual([
      ['202611', 1, 1, 300],
      ['202610', 1, 1, 10],
      ['202609', 0, 0, 0],
      ['202608', 1, 1, 70],
    ])
  })

  it('cross a year and end on the last day of February', () => {
    const until = decision('2023-12-31', { TomDatum: '2024-02-29' })
    const found = rows(person(until))
    expect(found.slice(-3)).toEqual([
      ['202402', 1, 1, 290],
      ['202401', 1, 1, 310],
      ['202312', 1, 1, 10],
    ])
    expect(found.at(-4)).toEqual(['202403', 0, 0, 0])
  })

  it('count a person with several decisions once', () => {
    const both = person(
      decision('2026-11-01', { TomDatum: '2026-11-15' }),
      decision('2026-11-16'),
      decision('2026-11-30', { Timmar: 7 }),
    )
    expect(rows(both, person(decision('2026-11-24')))).toEqual([['202611', 2, 4, 371]])
  })

  it.each([
    ['of a month whole', { Period: 'M', Timmar: 120 }, 120],
    ['of a month for half of it', { Period: 'M', Timmar: 120, TomDatum: '2026-11-15' }, 60],
    ['of a decision by its days', { Period: 'B', Timmar: 61, TomDatum: '2026-12-31' }, 30],
    ['of a decision without a last day not at all', { Period: 'B', Timmar: 61 }, 0],
    ['of a week to two decimals', { Timmar: 1, TomDatum: '2026-11-01' }, 0.14],
  ] as const)('have the hours %s', (_, more, hours) => {
    expect(rows(person(decision('2026-11-01', more)))).toEqual([['202611', 1, 1, hours]])
  })

  it('end with the assistance of a person, which may be before a decision', () => {
    const ended = (SlutDatum: string, ...Beslut: readonly Decision[]) => ({ Beslut, SlutDatum })
    expect(rows(ended('2026-10-07', decision('2026-10-01')))).toEqual([
      ['202611', 0, 0, 0],
      ['202610', 1, 1, 70],
    ])
    expect(rows(ended('2026-10-07', decision('2026-11-01')))).toEqual([])
    expect(rows(ended(noDate, decision('2026-11-01')))).toEqual([['202611', 1, 1, 300]])
  })

  it('are none without a decision, or before the first one', () => {
    expect(rows(person(), { Beslut: null, SlutDatum: null }, person(decision('2026-12-01')))).toEqual([])
  })

  it('begin when the act came into force, whatever was entered', () => {
    const found = rows(person(decision('1000-01-01', { TomDatum: '1994-01-07' })))
    expect(found.at(-1)).toEqual(['199401', 1, 1, 70])
    expect(found).toHaveLength(12 * 33 - 1)
    expect(rows(person(decision('1000-01-01', { TomDatum: '1993-12-31' })))).toEqual([])
  })
})
