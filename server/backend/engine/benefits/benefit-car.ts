import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import type { IsoDate } from '#contracts/rules/date.ts'

/** A company car. Amounts are in whole SEK. */
export interface BenefitCar {
  readonly modelYear: number
  /** Empty when it is not known. */
  readonly firstTaxed: IsoDate | ''
  readonly fuel: CarFuel
  /** 0 when it is not known. */
  readonly newPrice: number
  readonly extras: number
  /** The price of the nearest comparable car; 0 when there is none. */
  readonly comparedPrice: number
  /** The vehicle tax for one year. */
  readonly vehicleTax: number
  /** True for at least 3,000 mil a year in service. */
  readonly drivesFar: boolean
}
