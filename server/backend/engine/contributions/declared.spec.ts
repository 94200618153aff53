import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { type DeclaredPayee, declaredContributions } from './declared.ts'

const payee = (person: string, born: number, base: number, type = '99'): DeclaredPayee => ({
  person,
  birthDate: `${born}-06-15`,
  type,
  base,
})
const declared = (payees: readonly DeclaredPayee[], payDate = '2026-10-25') =>
  declaredContributions(law, payDate, payees).value

describe('the contributions that are declared', () => {
  it.each<[string, readonly DeclaredPayee[], number]>([
    ['B1 and B24', [payee('1', 1980, 35_000_00), payee('2', 1950, 20_000_00)], 13_039_00],
    ['B2: two payments in one statement', [payee('1', 2005, 40_000_00)], 9_915_00],
    ['B4: öre dropped by rate', [payee('1', 2005, 30_000_00)], 6_773_00],
    ['B14: öre dropped from each base', ['1', '2', '3', '4'].map(one => payee(one, 1980, 30_000_99)), 37_704_00],
    [
      'B23: example 1 of the technical description',
      [payee('1', 1982, 31_000_00), payee('2', 1983, 25_350_00), payee('3', 1984, 26_700_00)],
      26_094_00,
    ],
    ['B16: two payments are summed before öre are dropped', [payee('1', 1980, 20_000_50 + 15_000_50)], 10_997_00],
    // 35 000 + 2 625 + 1 625 / 1.2, in whole kronor by box.
    ['B25: fuel with a car counts without its fifth', [payee('1', 1980, 38_979_00)], 12_247_00],
    ['B26: nothing of half a krona', [payee('1', 1980, 50)], 0],
    ['free of contributions', [payee('1', 1980, 30_000_00, '00')], 0],
  ])('%s', (_, payees, total) => expect(declared(payees).total).toBe(total))

  it('sums by rate, and says whose bases are in each', () => {
    const payees = [payee('3', 2005, 30_000_00), payee('1', 1980, 10_000_50), payee('2', 1950, 5_000_00)]
    expect(declared([...payees, payee('4', 1980, 8_000_00, '65'), payee('5', 1937, 7_000_00)]).rates).toEqual([
      { group: 'full', name: 'Full avgift', rate: 3142, base: 15_000_00, amount: 4_713_00, persons: ['1', '3'] },
      { group: 'youth', name: 'Ungdomar 18–22 år', rate: 2081, base: 25_000_00, amount: 5_202_00, persons: ['3'] },
      {
        group: 'full',
        name: 'Full avgift, ej fast driftställe i Sverige',
        rate: 1880,
        base: 8_000_00,
        amount: 1_504_00,
        persons: ['4'],
      },
      {
        group: 'old-age',
        name: '67 år eller äldre vid årets ingång',
        rate: 1021,
        base: 5_000_00,
        amount: 510_00,
        persons: ['2'],
      },
      { group: 'none', name: 'Födda 1937 eller tidigare', rate: 0, base: 7_000_00, amount: 0, persons: ['5'] },
    ])
  })

  const payees = fc.uniqueArray(
    fc.record({
      person: fc.integer({ min: 1, max: 99 }).map(String),
      birthDate: fc.option(fc.integer({ min: 1930, max: 2010 }).map(year => `${year}-06-15`)),
      type: fc.constantFrom('99', '65', '00'),
      base: fc.nat(90_000_00),
    }),
    { selector: ({ person }) => person, maxLength: 12 },
  )

  it('are the same in any order, and keep every krona of the bases', () =>
    fc.assert(
      fc.property(payees, fc.infiniteStream(fc.nat()), (all, keys) => {
        const shuffled = all
          .map(one => [keys.next().value as number, one] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, one]) => one)
        expect(declaredContributions(law, '2026-10-25', shuffled)).toEqual(
          declaredContributions(law, '2026-10-25', all),
        )
        const bases = all.filter(({ type }) => type !== '00').reduce((sum, { base }) => sum + Math.floor(base / 100), 0)
        expect(declared(all).rates.reduce((sum, { base }) => sum + base, 0)).toBe(bases * 100)
      }),
    ))
})
