import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carFuels } from '#contracts/code-lists/vehicles.ts'
import { law } from '../../law/law.ts'
import type { BenefitCar } from './benefit-car.ts'
import { hasVehicleFigures, vehicleBenefit } from './vehicle-benefit.ts'

const car: BenefitCar = {
  modelYear: 2024,
  firstTaxed: '2024-03-01',
  fuel: 'FOS',
  newPrice: 400_000,
  extras: 0,
  comparedPrice: 0,
  vehicleTax: 3_000,
  drivesFar: false,
}
function benefitOf(one: BenefitCar, year: number, months?: number) {
  const calculated = vehicleBenefit(law, one, year, months)
  if ('problem' in calculated) throw new Error(calculated.problem)
  return calculated.benefit
}
const problemOf = (one: BenefitCar, year: number, months?: number) => {
  const calculated = vehicleBenefit(law, one, year, months)
  return 'problem' in calculated ? calculated.problem : undefined
}

describe('the benefit of a company car', () => {
  const middle = { ...car, modelYear: 2019, firstTaxed: '2019-05-01' }
  // The formulas and parameters are those of facts/employer-contributions.md §6 and §10.
  it.each<[string, BenefitCar, number, number]>([
    // A leasing company's published calculation for a car on the market: docs/decisions/0021.
    ['of a car of 2023', { ...car, newPrice: 319_950, vehicleTax: 360 }, 2023, 64_722],
    // FAR's first part of 2023 is 15 225: + (0.7 × 1.94 % + 1 %) × 300 000 + 39 000 + 1 000
    ['with FAR’s base amount part of 2023', { ...car, newPrice: 300_000, vehicleTax: 1_000 }, 2023, 62_299],
    // 0.29 × 58 800 + (0.7 × 1.96 % + 1 %) × 400 000 + 13 % of 400 000 + 3 000
    ['by the rules since July 2021', car, 2025, 81_540],
    // 0.29 × 59 200 + (0.7 × 2.55 % + 1 %) × 400 000 + 13 % of 400 000 + 3 000: 2026 uses 2.55
    ['in 2026', car, 2026, 83_308],
    // 13 % of any price: 0.29 × 58 800 + 2.372 % × 900 000 + 13 % of 900 000 + 3 000
    [
      'above 7.5 base amounts, where nothing more is added since July 2021',
      { ...car, newPrice: 900_000 },
      2025,
      158_400,
    ],
    // 0.29 × 48 300 + 0.75 × 0.5 % × 500 000 + 9 % of 362 250 + 20 % of the rest + 1 000
    [
      'by the rules since July 2018, above 7.5 base amounts, with the lowest rate',
      { ...middle, newPrice: 480_000, extras: 20_000, vehicleTax: 1_000 },
      2022,
      77_034,
    ],
    // 0.317 × 46 500 + 0.75 × 0.51 % × 186 000 + 9 % of 186 000; four base amounts for a car of six
    // years; no vehicle tax.
    [
      'by the older rules, for an old and cheap car',
      { ...car, modelYear: 2012, firstTaxed: '2012-05-01', newPrice: 150_000 },
      2019,
      32_191,
    ],
    // 0.317 × 46 500 + 0.75 × 0.51 % × 200 000 + 9 % of 200 000
    [
      'by the older rules, for an old car that costs more with its equipment',
      { ...car, modelYear: 2012, firstTaxed: '2012-05-01', newPrice: 180_000, extras: 20_000 },
      2019,
      33_505,
    ],
    // The price 800 000 − 350 000 + 20 000: 0.29 × 58 800 + 2.372 % + 13 % of 470 000 + 360
    [
      'of an electric car, 350,000 off its price but not its equipment',
      { ...car, fuel: 'EL', newPrice: 800_000, extras: 20_000, vehicleTax: 360 },
      2025,
      89_660,
    ],
    // Half of 500 000, which is less than 350 000.
    [
      'of an electric car, at most half off its price',
      { ...car, fuel: 'EL', newPrice: 500_000, vehicleTax: 360 },
      2025,
      55_842,
    ],
    ['of a plug-in hybrid, 140,000 off', { ...car, fuel: 'HYB', newPrice: 540_000 }, 2025, 81_540],
    ['of a gas car, 100,000 off', { ...car, fuel: 'GAS', newPrice: 500_000 }, 2025, 81_540],
    [
      'of an electric car from before July 2022, priced as a comparable car',
      { ...car, fuel: 'EL', firstTaxed: '2022-06-30', newPrice: 700_000, comparedPrice: 400_000 },
      2025,
      81_540,
    ],
    ['of a car driven 3,000 mil in service, 75 %', { ...car, drivesFar: true }, 2025, 61_155],
    // 13 717 + 0.75 × 0.5 % × 400 000 + 9 % of 354 750 + 20 % of 45 250 + 3 000 = 59 194.50, and
    // the
    // most that is taken off is 10 000.
    ['of an electric car in 2020, at most 10,000 off', { ...middle, fuel: 'EL' }, 2020, 49_194],
  ])('%s', (_, one, year, total) => expect(benefitOf(one, year).total).toBe(total))

  it('has the environmental reduction in 2020, and not in 2021', () => {
    const electric = { ...middle, fuel: 'EL' } as const
    expect(benefitOf(electric, 2020).reduction).toEqual({ percent: 40, amount: 10_000 })
    expect(benefitOf(electric, 2021).reduction).toEqual({ percent: 0, amount: 0 })
    expect(benefitOf(middle, 2020).reduction).toEqual({ percent: 0, amount: 0 })
    const cheap = benefitOf({ ...electric, newPrice: 10_000, vehicleTax: 0 }, 2020)
    expect(cheap.reduction).toEqual({ percent: 40, amount: 5_861 })
  })

  it('gives pay the months with the car', () => {
    expect(benefitOf(car, 2025, 8)).toMatchObject({ total: 81_540, forPay: 54_360 })
    expect(benefitOf(car, 2025)).toMatchObject({ total: 81_540, forPay: 81_540 })
    // 61 155 × 2 / 12 = 10 192,50: öre are dropped.
    expect(benefitOf({ ...car, drivesFar: true }, 2025, 2)).toMatchObject({ total: 61_155, forPay: 10_192 })
  })

  it('says why it cannot be calculated', () => {
    expect([hasVehicleFigures(law, 2026), hasVehicleFigures(law, 2099)]).toEqual([true, false])
    expect(problemOf(car, 2099)).toBe('Skatteverkets uppgifter för 2099 finns inte här ännu.')
    expect(problemOf({ ...car, newPrice: 0 }, 2025)).toBe('Nybilspris saknas för bilen.')
    expect(problemOf({ ...car, firstTaxed: '' }, 2025)).toBe('Datum då bilen blev skattepliktig första gången saknas.')
    expect(problemOf(car, 2025, 0)).toBe('Den anställde har inte bilen 2025.')
  })

  const cars = fc.record({
    modelYear: fc.integer({ min: 2005, max: 2026 }),
    firstTaxed: fc.constantFrom('2010-01-01', '2018-06-30', '2018-07-01', '2021-06-30', '2021-07-01', '2022-07-01'),
    fuel: fc.constantFrom(...carFuels.codes),
    newPrice: fc.integer({ min: 1, max: 2_000_000 }),
    extras: fc.integer({ min: 0, max: 200_000 }),
    comparedPrice: fc.integer({ min: 0, max: 900_000 }),
    vehicleTax: fc.integer({ min: 0, max: 20_000 }),
    drivesFar: fc.boolean(),
  })
  const years = fc.integer({ min: 2019, max: 2026 })

  it('is the sum of its steps, but for the rounding of each', () =>
    fc.assert(
      fc.property(cars, years, (one, year) => {
        const { steps, total } = benefitOf(one, year)
        const price = steps.findIndex(({ text }) => text === 'Pris som förmånen räknas på')
        const sum = (some: typeof steps) => some.reduce((all, { value }) => all + value, 0)
        expect(sum(steps.slice(0, price))).toBe(steps[price]?.value)
        expect(Math.abs(sum(steps.slice(price + 1)) / 100 - total)).toBeLessThanOrEqual(4)
      }),
    ))

  it('is whole, positive, and never less for a higher price or an addition', () =>
    fc.assert(
      fc.property(cars, years, fc.nat(100_000), (one, year, more) => {
        const { total, forPay } = benefitOf(one, year)
        expect([Number.isInteger(total), total > 0, forPay]).toEqual([true, true, total])
        expect(benefitOf({ ...one, extras: one.extras + more }, year).total).toBeGreaterThanOrEqual(total)
        if (one.comparedPrice === 0) {
          expect(benefitOf({ ...one, newPrice: one.newPrice + more }, year).total).toBeGreaterThanOrEqual(total)
        }
        expect(benefitOf({ ...one, drivesFar: true }, year).total).toBeLessThanOrEqual(total)
      }),
    ))
})
