import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fixedReductionFrom } from '#contracts/vehicles/vehicle.form.ts'

/**
 * The law of car benefits as dated settings with their sources (Inkomstskattelagen chapter 61).
 * Rates are in ten-thousandths: 2.55 % is 255. docs/decisions/0021-salary-years.md names where the
 * figures were looked up.
 */

/** The figures of an income year. */
interface YearFigures {
  /** The price base amount, in SEK. */
  readonly baseAmount: number
  /** The government borrowing rate on 30 November of the year before. */
  readonly borrowingRate: number
}

const published: Readonly<Record<number, YearFigures>> = {
  2019: { baseAmount: 46_500, borrowingRate: 51 },
  2020: { baseAmount: 47_300, borrowingRate: -9 },
  2021: { baseAmount: 47_600, borrowingRate: -10 },
  2022: { baseAmount: 48_300, borrowingRate: 23 },
  2023: { baseAmount: 52_500, borrowingRate: 194 },
  2024: { baseAmount: 57_300, borrowingRate: 262 },
  2025: { baseAmount: 58_800, borrowingRate: 196 },
  2026: { baseAmount: 59_200, borrowingRate: 255 },
}

/** Returns the figures of an income year, or undefined while they are not published. */
export const figuresOf = (year: number): YearFigures | undefined => published[year]

/** The lowest borrowing rate that the calculation uses. */
export const lowestRate = 50

/** The rules of a car, by the date when it was first taxed. They never change for the car. */
interface CarRules {
  readonly from: IsoDate
  readonly source: string
  /** The share of the price base amount, in thousandths. */
  readonly baseShare: number
  /** The share of the borrowing rate, in percent. */
  readonly rateShare: number
  /** What is added to it: one percentage point is 100. */
  readonly rateAdded: number
  /** The share of the price up to `limit` base amounts, and above it, in percent. */
  readonly priceShare: readonly [upTo: number, above: number]
  /** In tenths of a base amount. Null where the share is the same for any price. */
  readonly limit: number | null
  readonly addsVehicleTax: boolean
}

const rules: readonly CarRules[] = [
  {
    ...{ from: '2021-07-01', source: '61 kap. 5 § IL, prop. 2020/21:156' },
    ...{ baseShare: 290, rateShare: 70, rateAdded: 100, priceShare: [13, 13], limit: null, addsVehicleTax: true },
  },
  {
    ...{ from: '2018-07-01', source: '61 kap. 5 § IL i lydelsen före juli 2021' },
    ...{ baseShare: 290, rateShare: 75, rateAdded: 0, priceShare: [9, 20], limit: 75, addsVehicleTax: true },
  },
  {
    ...{ from: '0001-01-01', source: '61 kap. 5 § IL i lydelsen före juli 2018' },
    ...{ baseShare: 317, rateShare: 75, rateAdded: 0, priceShare: [9, 20], limit: 75, addsVehicleTax: false },
  },
]

/** Returns the rules of a car. */
export const rulesOf = (firstTaxed: IsoDate): CarRules =>
  rules.find(({ from }) => from <= firstTaxed) ?? (rules.at(-1) as CarRules)

/** A car of this age or older costs at least so many base amounts (61 kap. 6 § IL). */
export const oldCar = { years: 6, baseAmounts: 4, source: '61 kap. 6 § IL' }

/** The share of the benefit, in percent, for 3,000 mil or more in service (61 kap. 9 § IL). */
export const farDriving = { percent: 75, source: '61 kap. 9 § IL' }

/** The reduction of the price of an environmental car, in SEK; at most half of the price. */
const priceReductions: Readonly<Partial<Record<CarFuel, number>>> = {
  EL: 350_000,
  VAT: 350_000,
  HYB: 140_000,
  GAS: 100_000,
}
export const priceReductionSource = '61 kap. 8 a § IL, prop. 2021/22:173'

/** Returns the reduction of a car's price, before the limit of half the price. */
export const priceReductionOf = (fuel: CarFuel, firstTaxed: IsoDate): number =>
  firstTaxed >= fixedReductionFrom ? (priceReductions[fuel] ?? 0) : 0

/**
 * The reduction of the benefit of an electric, plug-in hybrid or gas car until the income year
 * 2020 (third document §4): at most 10,000 SEK for a full year.
 */
export const benefitReduction = {
  lastYear: 2020,
  fuels: ['EL', 'HYB', 'GAS'] as readonly CarFuel[],
  percent: 40,
  most: 10_000,
  source: '61 kap. 8 a § IL i lydelsen till och med 2020',
}
