import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { type DatedRule, inForce, MissingRule } from '../engine/law.ts'
import { showKr } from '../engine/show.ts'
import { law } from './law.ts'

/** Returns all the rules of the register. */
const rulesIn = (part: object): DatedRule<unknown>[] =>
  'entries' in part ? [part as DatedRule<unknown>] : Object.values(part).flatMap(one => rulesIn(one))
const rules = rulesIn(law)

describe('the register of the law', () => {
  it('has every rule by a name of its own, in the definite form', () => {
    const names = rules.map(({ name }) => `${name} `)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^(De[nt] |[A-ZÅÄÖ][a-zåäö-]+(n|na|t|ens) )/)
    expect(new MissingRule('Skattetabellerna', '2027-01-25').message).toBe('Skattetabellerna saknas för 2027-01-25.')
  })

  it.each(rules.map(rule => [rule.name, rule] as const))('%s: entries with a source follow each other', (_, rule) => {
    for (const [at, { from, to, source }] of rule.entries.entries()) {
      expect(source).not.toBe('')
      expect(from <= to).toBe(true)
      const before = rule.entries[at - 1]
      if (before) expect(before.to < from).toBe(true)
    }
  })

  it('has no gap but that of the amounts of garnishment in 2025, which were not found', () => {
    const gaps = rules.flatMap(({ name, entries }) =>
      entries.flatMap(({ from }, at) => {
        const before = entries[at - 1]
        return before && addDays(before.to, 1) !== from ? [`${name} ${addDays(before.to, 1)}`] : []
      }),
    )
    expect(gaps).toEqual(['Normalbeloppen för löneutmätning 2025-01-01'])
  })

  it('is whole for every day of 2026, and for none of 2027 where a year’s figures are not published', () => {
    for (const rule of rules) for (const on of ['2026-01-01', '2026-12-31']) expect(inForce(rule, on)).toBeDefined()
    const known = rules.filter(({ entries }) => entries.some(({ to }) => to >= '2027-01-01')).map(({ name }) => name)
    expect(known).toEqual([
      'Skattesatsen för SINK',
      'Förmånsbilens beräkning',
      'Nedsättningen av priset för en miljöbil',
    ])
  })

  it('says which figures are to be confirmed', () => {
    const doubtful = rules.flatMap(({ name, entries }) =>
      entries.filter(({ source }) => source.includes('att bekräfta')).map(({ from }) => `${name} ${from}`),
    )
    expect(doubtful).toContain('Normalbeloppen för löneutmätning 2026-01-01')
    expect(doubtful).toContain('Skattesatserna för engångsbelopp 2025-01-01')
    expect(doubtful).not.toContain('Skattetabellerna 2026-01-01')
  })
})

describe('the partial fees', () => {
  it.each(law.contributions.fees.entries.map(entry => [entry.from, entry.value] as const))(
    'of %s are 31.42 %%',
    (_, value) => {
      const sum = (fees: readonly { readonly rate: number }[]) => fees.reduce((all, { rate }) => all + rate, 0)
      expect(sum(value.fees)).toBe(3142)
      for (const { fees, group } of value.groups) {
        if (group === 'youth') expect([1021, 1973, 2081]).toContain(sum(fees))
        else expect(sum(fees)).toBe(group === 'none' ? 0 : 1021)
      }
    },
  )

  it('of the young in 2026 are the halves, cut to two decimals, of all but the old-age pension fee', () => {
    const { fees, groups } = inForce(law.contributions.fees, '2026-04-01').value
    const [pension, ...others] = fees.map(({ rate }) => rate)
    expect(groups.find(({ group }) => group === 'youth')?.fees.map(({ rate }) => rate)).toEqual([
      pension,
      ...others.map(rate => Math.floor(rate / 2)),
    ])
  })
})

describe('amounts that follow from others', () => {
  it('meals from 2021: 0.52 % of the price base amount to the nearest five kronor, and 40 and 20 percent of it', () => {
    for (const { from, value } of law.amounts.mealBenefit.entries.filter(({ from }) => from >= '2021')) {
      const base = inForce(law.amounts.priceBaseAmount, from).value
      const day = Math.round((base * 52) / 10_000 / 500) * 500
      expect([from, value]).toEqual([from, { day, meal: day * 0.4, breakfast: day * 0.2 }])
    }
  })

  // C10 and C11 of facts/worked-examples.md, and the reductions of 2020 and 2024.
  it('allowances and their reductions are those of the examples', () => {
    const { value } = inForce(law.amounts.allowance, '2026-06-25')
    const share = (rate: number, of = value.full) => showKr(Math.round((of * rate) / 1_000_000) * 100)
    expect([
      3 * value.full,
      share(value.afterThreeMonths),
      share(value.afterTwoYears),
      value.half,
      value.night,
    ]).toEqual([900_00, '210,00', '150,00', 150_00, 150_00])
    const { breakfast, meal, lunchAndDinner, all } = inForce(law.amounts.mealsAtHome, '2024-06-25').value
    const cut = (of: number) => [breakfast, meal, lunchAndDinner, all].map(rate => share(rate, of))
    expect(cut(290_00)).toEqual(['58,00', '102,00', '203,00', '261,00'])
    expect(cut(240_00)).toEqual(['48,00', '84,00', '168,00', '216,00'])
    expect(inForce(law.amounts.mealsAbroad, '2026-06-25').value.all).toBe(8500)
    const { own, companyOther, companyElectric } = inForce(law.amounts.mileage, '2026-06-25').value
    expect([own, companyOther, companyElectric].map(rate => 10 * rate)).toEqual([250_00, 120_00, 95_00])
  })

  it('the breakpoint of state tax is that of the published figures: 660 400 with the allowance', () => {
    const { stateTax, allowance, priceBaseAmount } = inForce(law.tax.tables, '2026-01-01').value
    const last = allowance.at(-1)
    const highest = Math.ceil(((last?.baseAmounts ?? 0) * priceBaseAmount) / 10_000 / 100) * 100
    expect(stateTax.over + highest).toBe(660_400)
  })
})
