import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { MissingRule } from '../law.ts'
import { type ContributionFacts, contributions } from './contributions.ts'

const facts: ContributionFacts = { payDate: '2026-10-25', birthDate: '1980-05-05', type: '99', base: 0 }
const feeOf = (base: number, differing: Partial<ContributionFacts> = {}) =>
  contributions(law, { ...facts, base, ...differing }).value.total
const bornIn = (year: number) => ({ birthDate: `${year}-12-31` })
const plain = (text = '') => text.replaceAll('\u00A0', ' ')

describe('the employer contributions of a payment', () => {
  it.each<[string, number, Partial<ContributionFacts>, number]>([
    ['B1: born in 1980', 35_000_00, {}, 10_997_00],
    ['B1: born in 1950', 20_000_00, bornIn(1950), 2_042_00],
    ['B3: before the reduction for the young begins', 30_000_00, { ...bornIn(2005), payDate: '2026-03-31' }, 9_426_00],
    ['B4: young, above the cap', 30_000_00, bornIn(2005), 6_773_50],
    ['B5: young', 32_000_00, bornIn(2005), 7_401_90],
    ['B11', 40_000_00, {}, 12_568_00],
    ['B12: pay and a benefit of 4 000', 44_000_00, {}, 13_824_80],
    ['B13: 500 paid earlier, with no fee', 1_000_00, { earlierInYear: 500_00 }, 471_30],
    // The cost is 17 959.50 and 29 932.50 with the pay.
    ['B19: young in 2021', 15_000_00, { ...bornIn(2000), payDate: '2021-02-25' }, 2_959_50],
    ['B20: young in 2021, the cap', 25_000_00, { ...bornIn(2000), payDate: '2021-02-25' }, 4_932_50],
    ['B22: halves of an öre go up', 25_00, { usesYearLimit: false }, 7_86],
    ['no permanent establishment', 10_000_00, { type: '65' }, 1_880_00],
    ['no permanent establishment, young', 10_000_00, { ...bornIn(2005), type: '65' }, 1_450_00],
    ['no permanent establishment, 2025', 10_000_00, { type: '65', payDate: '2025-10-25' }, 1_980_00],
    ['free of contributions', 10_000_00, { type: '00' }, 0],
    ['an unknown age', 10_000_00, { birthDate: null }, 3_142_00],
  ])('%s', (_, base, differing, fee) => expect(feeOf(base, differing)).toBe(fee))

  it('B2: two payments of a month share the cap', () => {
    const first = feeOf(20_000_00, bornIn(2005))
    const second = feeOf(20_000_00, { ...bornIn(2005), earlierInMonth: 20_000_00, earlierInYear: 20_000_00 })
    expect([first, second, first + second]).toEqual([4_162_00, 5_753_50, 9_915_50])
  })

  // B6–B10, in May 2026.
  it.each([
    [1937, 0],
    [1938, 1_021_00],
    [1958, 1_021_00],
    [1959, 3_142_00],
    [1980, 3_142_00],
    [2002, 3_142_00],
    [2003, 2_081_00],
    [2007, 2_081_00],
    [2008, 3_142_00],
  ])('of 10 000 in May 2026 to somebody born in %i: %i öre', (year, fee) => {
    const at = (birthDate: string) => feeOf(10_000_00, { birthDate, payDate: '2026-05-25' })
    expect([at(`${year}-01-01`), at(`${year}-12-31`)]).toEqual([fee, fee])
  })

  it.each([
    ['2019-07-25', [3142, 3142, 3142, 1021, 0]],
    ['2019-08-01', [1021, 3142, 3142, 1021, 0]],
    ['2020-12-31', [1021, 3142, 3142, 1021, 0]],
    ['2021-01-01', [1021, 1973, 3142, 1021, 0]],
    ['2021-06-01', [1021, 1021, 3142, 1021, 0]],
    ['2021-08-31', [1021, 1021, 3142, 1021, 0]],
    ['2021-09-01', [1021, 1973, 3142, 1021, 0]],
    ['2022-05-31', [1021, 1973, 3142, 1021, 0]],
    ['2022-06-01', [1021, 1021, 3142, 1021, 0]],
    ['2022-09-01', [1021, 1973, 3142, 1021, 0]],
    ['2023-03-31', [1021, 1973, 3142, 3142, 0]],
    ['2023-04-01', [1021, 3142, 3142, 3142, 0]],
    ['2023-12-31', [1021, 3142, 3142, 3142, 0]],
    ['2024-01-01', [3142, 3142, 3142, 3142, 0]],
    ['2026-03-31', [3142, 3142, 3142, 3142, 0]],
    ['2026-04-01', [3142, 2081, 3142, 3142, 0]],
    ['2026-12-31', [3142, 2081, 3142, 3142, 0]],
  ])('%s: the rates of who was 15, 18, 23, 65 when the year began, and born in 1937', (payDate, rates) => {
    const year = Number(payDate.slice(0, 4))
    const births = [15, 18, 23, 65].map(age => year - 1 - age)
    expect([...births, 1937].map(birth => feeOf(10_000_00, { payDate, ...bornIn(birth) }) / 100)).toEqual(rates)
  })

  it.each([
    ['2022-12-31', 65],
    ['2023-01-01', 66],
    ['2025-12-31', 66],
    ['2026-01-01', 67],
  ])('%s: only the old-age pension fee from the age of %i', (payDate, age) => {
    const born = (years: number) => bornIn(Number(payDate.slice(0, 4)) - 1 - years)
    expect(feeOf(10_000_00, { payDate, ...born(age) })).toBe(1_021_00)
    expect(feeOf(10_000_00, { payDate, ...born(age - 1) })).toBe(3_142_00)
  })

  it('is nothing until the year reaches 1 000 kr, unless the company pays from the first krona', () => {
    const below = contributions(law, { ...facts, base: 500_00, earlierInYear: 499_99 })
    expect([below.value.total, below.value.base]).toEqual([0, 0])
    expect(plain(below.steps[0]?.formula)).toBe('999,99 under året är mindre än 1 000,00: inga arbetsgivaravgifter')
    expect(feeOf(500_00, { earlierInYear: 500_00 })).toBe(314_20)
    expect(feeOf(500_00, { earlierInYear: 999_99 })).toBe(471_30)
    expect(feeOf(500_00, { earlierInYear: 1000_00 })).toBe(157_10)
    expect(feeOf(500_00, { earlierInYear: 40_000_00 })).toBe(157_10)
    expect(feeOf(500_00, { usesYearLimit: false })).toBe(157_10)
  })

  it('stops by name where the fees are not entered', () => {
    expect(() => feeOf(1_000_00, { payDate: '2027-01-25' })).toThrow(MissingRule)
    expect(() => feeOf(1_000_00, { payDate: '2027-01-25' })).toThrow('Arbetsgivaravgifterna saknas för 2027-01-25.')
  })

  it('is explained by rate and by fee', () => {
    const { steps } = contributions(law, { ...facts, ...bornIn(2005), base: 30_000_00 })
    expect(steps.map(({ id, text, formula, value, source }) => [id, text, plain(formula), value, source])).toEqual([
      [
        'avgift.1',
        'Arbetsgivaravgifter, ungdomar 18–22 år',
        '25 000,00 × 20,81 %, avrundat till närmaste öre',
        5_202_50,
        'SFS 2026:100',
      ],
      [
        'avgift.2',
        'Arbetsgivaravgifter, full avgift',
        '5 000,00 × 31,42 %, avrundat till närmaste öre',
        1_571_00,
        'Socialavgiftslagen 2 kap. 26–28 §§',
      ],
      ['avgift', 'Arbetsgivaravgifter', '5 202,50 + 1 571,00', 6_773_50, 'Socialavgiftslagen 2 kap. 26–28 §§'],
    ])
    expect(steps[1]?.inputs.map(({ name, value }) => [name, plain(value)])).toEqual([
      ['Ålderspensionsavgift', '10,21 %, 510,50 kr'],
      ['Efterlevandepensionsavgift', '0,3 %, 15,00 kr'],
      ['Sjukförsäkringsavgift', '3,55 %, 177,50 kr'],
      ['Föräldraförsäkringsavgift', '2 %, 100,00 kr'],
      ['Arbetsmarknadsavgift', '2,64 %, 132,00 kr'],
      ['Arbetsskadeavgift', '0,1 %, 5,00 kr'],
      ['Allmän löneavgift', '12,62 %, 631,00 kr'],
    ])
  })

  const anyFacts = fc.record({
    payDate: fc.constantFrom('2021-02-25', '2021-07-25', '2023-02-25', '2025-06-25', '2026-02-25', '2026-08-25'),
    birthDate: fc.option(fc.integer({ min: 1930, max: 2011 }).map(year => `${year}-07-07`)),
    type: fc.constantFrom('99', '69', '65', '00'),
    base: fc.integer({ min: -50_000_00, max: 200_000_00 }),
    earlierInMonth: fc.nat(60_000_00),
    earlierInYear: fc.nat(900_000_00),
    usesYearLimit: fc.boolean(),
  })

  it('is the sum of its parts, each the sum of its fees, and what its steps say', () =>
    fc.assert(
      fc.property(anyFacts, given => {
        const { value, steps } = contributions(law, given)
        const sum = (amounts: readonly { readonly amount: number }[]) =>
          amounts.reduce((all, { amount }) => all + amount, 0)
        expect(sum(value.parts)).toBe(value.total)
        for (const { amount, fees } of value.parts) expect(sum(fees)).toBe(amount)
        expect(value.parts.reduce((all, { base }) => all + base, 0)).toBe(value.parts.length === 0 ? 0 : value.base)
        expect(steps.at(-1)).toMatchObject({ id: 'avgift', value: value.total })
        expect(steps.slice(0, -1).map(step => step.value)).toEqual(value.parts.map(({ amount }) => amount))
      }),
    ))

  it('of a month in two payments is that of one, but for the rounding of each rate', () =>
    fc.assert(
      fc.property(
        anyFacts,
        fc.nat(100_000_00),
        fc.integer({ min: -90_000_00, max: 90_000_00 }),
        (given, one, other) => {
          const paid = { ...given, usesYearLimit: false, earlierInMonth: 0 }
          const first = contributions(law, { ...paid, base: one }).value.total
          const second = contributions(law, { ...paid, base: other, earlierInMonth: one }).value.total
          expect(
            Math.abs(first + second - contributions(law, { ...paid, base: one + other }).value.total),
          ).toBeLessThan(3)
        },
      ),
    ))
})
