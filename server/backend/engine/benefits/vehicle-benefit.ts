import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce, isEntered } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { kronor } from '../money.ts'
import type { Step } from '../step.ts'
import type { BenefitCar } from './benefit-car.ts'
import { decimal, priceOf, sek } from './vehicle-price.ts'

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
  /** How the price is reached, and then the terms that the year's benefit is the sum of. */
  readonly steps: readonly Step[]
}

/** The benefit, or why it cannot be calculated. */
export type Calculated = { readonly benefit: VehicleBenefit } | { readonly problem: string }

/**
 * Amounts are calculated in millionths of a krona, as whole numbers, so that no fraction is lost.
 */
const unit = 1_000_000
const wholeSek = (millionths: number): number => Math.floor(millionths / unit)

const firstDay = (year: number): IsoDate => `${year}-01-01`

/** True when the figures of a year are published. */
export const hasVehicleFigures = ({ amounts, cars }: Law, year: number): boolean =>
  [amounts.priceBaseAmount, amounts.borrowingRate, cars.benefit, cars.environmental].every(rule =>
    isEntered(rule, firstDay(year)),
  )

/**
 * Returns the taxable benefit of a company car (Inkomstskattelagen 61:5–9). Only the results are
 * rounded, down to whole SEK.
 *
 * @param months the number of months of the year with the car, of which a begun one counts
 */
export function vehicleBenefit(law: Law, car: BenefitCar, year: number, months = 12): Calculated {
  if (!hasVehicleFigures(law, year)) return { problem: `Skatteverkets uppgifter för ${year} finns inte här ännu.` }
  const { firstTaxed } = car
  if (firstTaxed === '') return { problem: 'Datum då bilen blev skattepliktig första gången saknas.' }
  if (car.newPrice <= 0) return { problem: 'Nybilspris saknas för bilen.' }
  if (months < 1) return { problem: `Den anställde har inte bilen ${year}.` }

  const day = firstDay(year)
  const baseAmount = inForce(law.amounts.priceBaseAmount, day).value / kronor(1)
  const { value: rules, source } = inForce(law.cars.formula, firstTaxed)
  const { lowestRate, farDriving } = inForce(law.cars.benefit, day).value
  const priced = priceOf(law, car, firstTaxed, year, baseAmount)
  const { price } = priced

  const rate = Math.max(inForce(law.amounts.borrowingRate, day).value, lowestRate)
  const base = baseAmount * rules.baseShare * 1_000
  // A percentage of a rate in ten-thousandths is in millionths.
  const interest = price * (rules.rateShare * rate + rules.rateAdded * 100)
  const limit = rules.limit === null ? price : Math.min(price, (baseAmount * rules.limit) / 10)
  const [upTo, above] = rules.priceShare
  const byPrice = limit * upTo * 10_000 + (price - limit) * above * 10_000
  const vehicleTax = rules.addsVehicleTax ? car.vehicleTax : 0
  const whole = base + interest + byPrice + vehicleTax * unit

  const environmental = inForce(law.cars.environmental, day)
  const { fuels, percent, most } = environmental.value
  const isReduced = fuels.includes(car.fuel)
  const reduction = isReduced ? Math.min((whole * percent) / 100, most * unit) : 0
  const reduced = whole - reduction
  const annual = car.drivesFar ? (reduced * farDriving.percent) / 100 : reduced
  const total = wholeSek(annual)

  const steps = [...priced.steps]
  const step = (text: string, formula: string, millionths: number, from = source) =>
    steps.push({
      id: `bil.${steps.length + 1}`,
      text,
      formula,
      inputs: [],
      unit: 'kr',
      source: from,
      value: kronor(Math.round(millionths / unit)),
    })
  const ofRate = `${decimal(rules.rateShare * rate, 4)} %`
  const rates = rules.rateAdded > 0 ? `(${ofRate} + ${decimal(rules.rateAdded, 2)} procentenhet)` : ofRate
  step('Prisbasbeloppsdel', `${decimal(rules.baseShare, 3)} × ${sek(baseAmount)}`, base)
  step('Ränterelaterat belopp', `${rates} × ${sek(price)}`, interest)
  step(
    'Prisrelaterat belopp',
    price > limit ? `${upTo} % × ${sek(limit)} + ${above} % × ${sek(price - limit)}` : `${upTo} % × ${sek(price)}`,
    byPrice,
  )
  if (rules.addsVehicleTax) step('Fordonsskatt', '', vehicleTax * unit)
  if (isReduced) {
    const formula = `${percent} % av ${sek(whole / unit)}, högst ${sek(most)}`
    step('Miljöbilsnedsättning', formula, -reduction, environmental.source)
  }
  if (car.drivesFar) {
    const formula = `${farDriving.percent} % av ${sek(reduced / unit)}`
    step('Minst 3 000 mil i tjänsten', formula, annual - reduced, farDriving.source)
  }
  return {
    benefit: {
      total,
      forPay: Math.floor((total * months) / 12),
      vehicleTax,
      steps,
      reduction: { percent: isReduced ? percent : 0, amount: wholeSek(reduction) },
    },
  }
}
