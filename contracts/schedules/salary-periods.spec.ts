import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../rules/date.ts'
import {
  followed,
  isBetween,
  isPeriod,
  kindOfPeriod,
  type PeriodKind,
  problemsOfNew,
  type SalaryPeriod,
  type StoredPeriod,
  standardPeriods,
  yearOfPeriod,
} from './salary-periods.ts'

const kinds: readonly PeriodKind[] = ['M', 'K', 'V', 'W', 'Q', 'H']
const isBankDay = (date: string) => ![0, 6].includes(new Date(date).getUTCDay()) && date !== '2026-12-25'
const periods = (year: number, kind: PeriodKind) => standardPeriods(year, kind, isBankDay)
const stored = (year: number, kind: PeriodKind, ...locked: readonly string[]): StoredPeriod[] =>
  periods(year, kind).map(each => ({ ...each, isLocked: locked.includes(each.period) }))
const areWhole = (all: readonly SalaryPeriod[]) =>
  all.every(
    ({ from, to, deviationsFrom, deviationsTo }, at) =>
      from <= to &&
      deviationsFrom <= deviationsTo &&
      (at === 0 ||
        (from === addDays(all[at - 1]?.to ?? '', 1) && deviationsFrom === addDays(all[at - 1]?.deviationsTo ?? '', 1))),
  )

describe('the standard periods of a year', () => {
  it.each([
    ['M', 12, '202601', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31', '2026-01-23'],
    ['K', 4, 'K202601', '2026-01-01', '2026-03-31', '2025-12-01', '2026-02-28', '2026-03-25'],
    ['H', 2, 'H202601', '2026-01-01', '2026-06-30', '2025-12-01', '2026-05-31', '2026-06-25'],
    ['V', 53, 'V202601', '2025-12-29', '2026-01-04', '2025-12-29', '2026-01-04', '2026-01-09'],
    ['W', 27, 'W202601', '2025-12-22', '2026-01-04', '2025-12-22', '2026-01-04', '2026-01-09'],
    ['Q', 13, 'Q202601', '2025-12-22', '2026-01-18', '2025-12-22', '2026-01-18', '2026-01-23'],
  ] as const)(
    'of kind %s are %i, the first %s',
    (kind, count, period, from, to, deviationsFrom, deviationsTo, payDay) => {
      const all = periods(2026, kind)
      expect(all).toHaveLength(count)
      expect(all[0]).toEqual({ period, kind, from, to, deviationsFrom, deviationsTo, payDay })
    },
  )

  it('have no gaps and no overlaps, also between the years, and are paid on bank days', () => {
    for (const kind of kinds) {
      const all = Array.from({ length: 30 }, (_, at) => periods(2019 + at, kind)).flat()
      expect([kind, areWhole(all)]).toEqual([kind, true])
      expect(new Set(all.map(({ period }) => period)).size).toBe(all.length)
      for (const { period, payDay } of all)
        expect([period, isPeriod(period), kindOfPeriod(period), isBankDay(payDay)]).toEqual([period, true, kind, true])
    }
    expect(yearOfPeriod('V202601')).toBe(2026)
    expect(['202600', '202654', 'X202601', '2026', '-202601'].some(isPeriod)).toBe(false)
  })
})

describe('a changed period', () => {
  const change = (all: readonly StoredPeriod[], period: string, days: Partial<SalaryPeriod>) => {
    const original = all.find(each => each.period === period) as StoredPeriod
    const changed = { ...original, ...days }
    const others = all.filter(each => each !== original)
    const { problems, moved } = followed(changed, others, original)
    const after = all.map(each =>
      each === original ? changed : (moved.find(one => one.period === each.period) ?? each),
    )
    return { problems, moved: moved.map(each => each.period), after }
  }

  it('is followed by its neighbours, so that the kind stays whole', () => {
    const { problems, moved, after } = change(stored(2026, 'M'), '202603', { from: '2026-02-26', to: '2026-03-25' })
    expect([problems, moved, areWhole(after)]).toEqual([{}, ['202602', '202604'], true])
    expect(change(stored(2026, 'M'), '202603', { payDay: '2026-03-20' }).moved).toEqual([])
  })

  it('is refused when a neighbour is locked or would lose its days, or another period is overlapped', () => {
    const locked = stored(2026, 'M', '202602')
    expect(change(locked, '202603', { from: '2026-02-26' }).problems).toEqual({
      from: 'Perioden 202602 är låst och kan inte flyttas.',
    })
    expect(change(locked, '202603', { to: '2026-03-25' }).problems).toEqual({})
    expect(change(stored(2026, 'M'), '202603', { from: '2026-02-01' }).problems).toEqual({
      from: 'Perioden 202602 får inga dagar kvar.',
    })
    const gap = [...stored(2026, 'M'), ...stored(2028, 'M')]
    expect(change(gap, '202612', { to: '2028-01-15' }).problems).toEqual({ from: 'Perioden överlappar 202801.' })
    expect(change(gap, '202612', { to: '2027-01-15' }).moved).toEqual([])
  })

  it('keeps every kind whole whatever is changed, or is refused', () => {
    const shift = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.nat(),
        fc.tuple(shift, shift, shift, shift),
        (kind, at, [a, b, c, d]) => {
          const all = stored(2026, kind)
          const one = all[at % all.length] as StoredPeriod
          const days = {
            from: addDays(one.from, a),
            to: addDays(one.to, b),
            deviationsFrom: addDays(one.deviationsFrom, c),
            deviationsTo: addDays(one.deviationsTo, d),
          }
          fc.pre(days.from <= days.to && days.deviationsFrom <= days.deviationsTo)
          const { problems, after } = change(all, one.period, days)
          if (Object.keys(problems).length === 0) expect(areWhole(after)).toBe(true)
        },
      ),
    )
  })
})

describe('a new period', () => {
  const all = stored(2026, 'M')
  const [january, february] = all as [StoredPeriod, StoredPeriod]

  it('adjoins those of its year', () => {
    expect(problemsOfNew(january, [])).toEqual({})
    expect(problemsOfNew(february, [january])).toEqual({})
    expect(problemsOfNew(all[2] as StoredPeriod, [january])).toEqual({ from: expect.stringMatching(/glapp/) })
    expect(problemsOfNew(january, [{ ...february, from: '2026-01-31' }])).toEqual({
      from: 'Perioden överlappar 202602.',
    })
  })

  it('is removed without a gap only at an end', () => {
    expect(isBetween(february, [january, all[2] as StoredPeriod])).toBe(true)
    expect(isBetween(january, all.slice(1))).toBe(false)
  })
})
