import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import type { Rate } from '../money.ts'

/** The rules of a car (Inkomstskattelagen 61:5), by the date when it was first taxed. */
export interface CarRules {
  /** The share of the price base amount, in thousandths. */
  readonly baseShare: number
  /** The share of the borrowing rate, in percent. */
  readonly rateShare: number
  /** What is added to it: one percentage point is 100. */
  readonly rateAdded: Rate
  /** The share of the price up to `limit` base amounts, and above it, in percent. */
  readonly priceShare: readonly [upTo: number, above: number]
  /** In tenths of a base amount. Null where the share is the same for any price. */
  readonly limit: number | null
  readonly addsVehicleTax: boolean
}

/** The rules of car benefits that do not follow the car. */
export interface CarBenefitRules {
  /** The lowest borrowing rate that the calculation uses. */
  readonly lowestRate: Rate
  /** A car of this age or older costs at least so many base amounts. */
  readonly oldCar: { readonly years: number; readonly baseAmounts: number; readonly source: string }
  /** The share of the benefit, in percent, for 3,000 mil or more in service. */
  readonly farDriving: { readonly percent: number; readonly source: string }
}

/** The reductions of the price, in SEK, by the date when the car was first taxed. */
export type PriceReductions = Readonly<Partial<Record<CarFuel, number>>>

/** The reduction of the benefit of an environmental car: a share of it, at most so many SEK. */
export interface EnvironmentalReduction {
  readonly fuels: readonly CarFuel[]
  readonly percent: number
  readonly most: number
}
