import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { BenefitStep } from '#contracts/vehicles/shapes.ts'
import {
  benefitReduction,
  farDriving,
  figuresOf,
  lowestRate,
  oldCar,
  priceReductionOf,
  priceReductionSource,
  rulesOf,
} from './vehicle-law.ts'

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

/** The benefit of a car in a year, in whole SEK. */
export interface VehicleBenefit {
  /** Of the whole year. */
  readonly total: number
  /** Of the months with the car. */
  readonly forPay: number
  /** The vehicle tax in the calculation. */
  readonly vehicleTax: number
  /** The environmental reduction of a year until 2020. */
  readonly reduction: { readonly percent: number; readonly amount: number }
  readonly steps: readonly BenefitStep[]
}

/** The benefit, or why it cannot be calculated. */
export type Calculated = { readonly benefit: VehicleBenefit } | { readonly problem: string }

/**
 * Amounts are calculated in millionths of a krona, as whole numbers, so that no fraction is lost.
 */
const unit = 1_000_000
const kronor = (millionths: number): number => Math.floor(millionths / unit)

/** True when the figures of a year are published. */
export const hasVehicleFigures = (year: number): boolean => figuresOf(year) !== undefined

/**
 * Returns the taxable benefit of a company car (Inkomstskattelagen 61:5–9). Only the results are
 * rounded, down to whole SEK.
 *
 * @param months the number of months of the year with the car, of which a begun one counts
 */
export function vehicleBenefit(car: BenefitCar, year: number, months = 12): Calculated {
  const figures = figuresOf(year)
  if (!figures) return { problem: `Skatteverkets uppgifter för ${year} finns inte här ännu.` }
  const { firstTaxed } = car
  if (firstTaxed === '') return { problem: 'Datum då bilen blev skattepliktig första gången saknas.' }
  if (car.newPrice <= 0) return { problem: 'Nybilspris saknas för bilen.' }
  if (months < 1) return { problem: `Den anställde har inte bilen ${year}.` }

  const { baseAmount } = figures
  const rules = rulesOf(firstTaxed)
  const priced = priceOf(car, firstTaxed, year, baseAmount)
  const { price } = priced

  const rate = Math.max(figures.borrowingRate, lowestRate)
  const base = baseAmount * rules.baseShare * 1_000
  // A percentage of a rate in ten-thousandths is in millionths.
  const interest = price * (rules.rateShare * rate + rules.rateAdded * 100)
  const limit = rules.limit === null ? price : Math.min(price, (baseAmount * rules.limit) / 10)
  const [upTo, above] = rules.priceShare
  const byPrice = limit * upTo * 10_000 + (price - limit) * above * 10_000
  const vehicleTax = rules.addsVehicleTax ? car.vehicleTax : 0
  const whole = base + interest + byPrice + vehicleTax * unit

  const { lastYear, fuels, percent, most } = benefitReduction
  const isReduced = year <= lastYear && fuels.includes(car.fuel)
  const reduction = isReduced ? Math.min((whole * percent) / 100, most * unit) : 0
  const reduced = whole - reduction
  const annual = car.drivesFar ? (reduced * farDriving.percent) / 100 : reduced
  const total = kronor(annual)
  const step = (Text: string, Formula: string, millionths: number, Kalla = rules.source): BenefitStep => ({
    ...{ Text, Formula, Belopp: Math.round(millionths / unit), Kalla },
  })
  const rateText = `${percentOf(rules.rateShare * rate)} % + ${percentOf(rules.rateAdded * 100)} procentenhet`
  return {
    benefit: {
      total,
      forPay: Math.floor((total * months) / 12),
      vehicleTax,
      reduction: { percent: isReduced ? percent : 0, amount: kronor(reduction) },
      steps: [
        ...priced.steps,
        step('Prisbasbeloppsdel', `${decimal(rules.baseShare / 1000)} × ${sek(baseAmount)}`, base),
        step(
          'Ränterelaterat belopp',
          `${rules.rateAdded > 0 ? `(${rateText})` : `${percentOf(rules.rateShare * rate)} %`} × ${sek(price)}`,
          interest,
        ),
        step(
          'Prisrelaterat belopp',
          price > limit
            ? `${upTo} % × ${sek(limit)} + ${above} % × ${sek(price - limit)}`
            : `${upTo} % × ${sek(price)}`,
          byPrice,
        ),
        ...(rules.addsVehicleTax ? [step('Fordonsskatt', '', vehicleTax * unit)] : []),
        ...(isReduced
          ? [
              step(
                'Miljöbilsnedsättning',
                `${percent} % av ${sek(whole / unit)}, högst ${sek(most)}`,
                -reduction,
                benefitReduction.source,
              ),
            ]
          : []),
        ...(car.drivesFar
          ? [
              step(
                'Minst 3 000 mil i tjänsten',
                `${farDriving.percent} % av ${sek(reduced / unit)}`,
                annual - reduced,
                farDriving.source,
              ),
            ]
          : []),
      ],
    },
  }
}

/** Returns the price that the benefit is calculated from, and how it is reached. */
function priceOf(car: BenefitCar, firstTaxed: IsoDate, year: number, baseAmount: number) {
  const steps: BenefitStep[] = []
  const step = (Text: string, Formula: string, Belopp: number, Kalla = '') =>
    steps.push({ Text, Formula, Belopp, Kalla })
  const offered = priceReductionOf(car.fuel, firstTaxed)
  const isCompared = car.fuel !== 'FOS' && offered === 0 && car.comparedPrice > 0 && car.comparedPrice < car.newPrice
  const own = isCompared ? car.comparedPrice : car.newPrice
  step(isCompared ? 'Den jämförbara bilens nybilspris' : 'Nybilspris', '', own, isCompared ? '61 kap. 8 a § IL' : '')
  if (car.extras > 0) step('Extrautrustning', '', car.extras, '61 kap. 8 § IL')
  const floor = car.modelYear <= year - oldCar.years ? oldCar.baseAmounts * baseAmount : 0
  const isRaised = floor > own + car.extras
  // Equipment is no addition to a price that is raised to four base amounts.
  const counted = isRaised ? floor : own
  if (isRaised) {
    step(
      'Bil som är sex år eller äldre',
      `minst ${oldCar.baseAmounts} × ${sek(baseAmount)}`,
      floor - own - car.extras,
      oldCar.source,
    )
  }
  const reduction = Math.min(offered, Math.floor(counted / 2))
  if (reduction > 0) {
    const formula = reduction < offered ? `hälften av ${sek(counted)}` : sek(offered)
    step('Nedsättning för miljöbil', formula, -reduction, priceReductionSource)
  }
  const price = (isRaised ? floor : own + car.extras) - reduction
  step('Pris som förmånen räknas på', '', price)
  return { price, steps }
}

const decimal = (value: number) => value.toLocaleString('sv-SE', { maximumFractionDigits: 4 })
const sek = (value: number) => `${Math.round(value).toLocaleString('sv-SE')} kr`
/** Shows a rate in millionths as a percentage. */
const percentOf = (millionths: number) => decimal(millionths / 10_000)
