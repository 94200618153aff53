import type { IsoDate } from '../rules/date.ts'

/**
 * The taxable benefit of a company car for a whole year (Inkomstskattelagen 61:5–8). Three sets of
 * rules apply, by the date when the car was first taxed. Amounts are in SEK.
 */

/**
 * The figures of each year's calculation: the price base amount in SEK, and the government
 * borrowing rate of the preceding November. Sources: docs/decisions/0021-salary-years.md.
 */
const published: Readonly<Record<number, { readonly baseAmount: number; readonly borrowingRate: number }>> = {
  2019: { baseAmount: 46_500, borrowingRate: 0.0051 },
  2020: { baseAmount: 47_300, borrowingRate: -0.0009 },
  2021: { baseAmount: 47_600, borrowingRate: -0.001 },
  2022: { baseAmount: 48_300, borrowingRate: 0.0023 },
  2023: { baseAmount: 52_500, borrowingRate: 0.0194 },
  2024: { baseAmount: 57_300, borrowingRate: 0.0262 },
  2025: { baseAmount: 58_800, borrowingRate: 0.0196 },
  2026: { baseAmount: 59_200, borrowingRate: 0.0255 },
}
/** The lowest borrowing rate that the calculation uses. */
const lowestRate = 0.005

/** A company car, with amounts in SEK. */
export interface BenefitCar {
  readonly modelYear: number
  /**
   * The date when the car was first taxed. The rules of that date apply for as long as the car is
   * used.
   */
  readonly firstTaxed: IsoDate
  readonly newPrice: number
  readonly extras: number
  /** The vehicle tax for one year. */
  readonly vehicleTax: number
}

/** True when the figures of a year are published. */
export const hasVehicleFigures = (year: number): boolean => published[year] !== undefined

/**
 * Returns the benefit of the whole year in whole SEK, or undefined while the year's figures are not
 * published.
 */
export function vehicleBenefit(car: BenefitCar, year: number): number | undefined {
  const figures = published[year]
  if (!figures) return undefined
  const { baseAmount } = figures
  const rate = Math.max(figures.borrowingRate, lowestRate)
  const full = car.newPrice + car.extras
  // The price of a car that is six years or older counts as at least four base amounts.
  const price = car.modelYear <= year - 6 ? Math.max(full, 4 * baseAmount) : full
  if (car.firstTaxed >= '2021-07-01') {
    return Math.floor(0.29 * baseAmount + (0.7 * rate + 0.01) * price + 0.13 * price + car.vehicleTax)
  }
  const limit = 7.5 * baseAmount
  const byPrice = 0.09 * Math.min(price, limit) + 0.2 * Math.max(0, price - limit)
  return car.firstTaxed >= '2018-07-01'
    ? Math.floor(0.29 * baseAmount + 0.75 * rate * price + byPrice + car.vehicleTax)
    : Math.floor(0.317 * baseAmount + 0.75 * rate * price + byPrice)
}
