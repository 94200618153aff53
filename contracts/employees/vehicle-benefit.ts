import type { IsoDate } from '../rules/date.ts'

/**
 * The benefit of a company car for a whole year (Inkomstskattelagen 61:5–8), in the three shapes
 * that it has had. Amounts in SEK.
 */

/**
 * What a year's calculation starts from: the price base amount, and the government's borrowing rate
 * the November before. Sources: docs/decisions/0021.
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
/** The rate is never reckoned lower. */
const lowestRate = 0.005

export interface BenefitCar {
  readonly modelYear: number
  /** When it was first taxed: the rules of that day hold for as long as the car is used. */
  readonly firstTaxed: IsoDate
  readonly newPrice: number
  readonly extras: number
  /** A year. */
  readonly vehicleTax: number
}

/** Whether the figures of a year are published. */
export const hasVehicleFigures = (year: number): boolean => published[year] !== undefined

/** Whole SEK for the whole of the year; undefined while its figures are not published. */
export function vehicleBenefit(car: BenefitCar, year: number): number | undefined {
  const figures = published[year]
  if (!figures) return undefined
  const { baseAmount } = figures
  const rate = Math.max(figures.borrowingRate, lowestRate)
  const full = car.newPrice + car.extras
  // A car of six years or more is reckoned at four base amounts at least.
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
