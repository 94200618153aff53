import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { kronor } from '../money.ts'
import { showKr } from '../show.ts'
import type { Step } from '../step.ts'
import type { BenefitCar } from './benefit-car.ts'

/** Returns the price that a car's benefit is calculated from, in SEK, and how it is reached. */
export function priceOf(
  law: Law,
  car: BenefitCar,
  firstTaxed: IsoDate,
  year: number,
  baseAmount: number,
): { readonly price: number; readonly steps: readonly Step[] } {
  const steps: Step[] = []
  const step = (text: string, formula: string, amount: number, source = '') =>
    steps.push({
      id: `bil.${steps.length + 1}`,
      text,
      formula,
      inputs: [],
      unit: 'kr',
      source,
      value: kronor(amount),
    })
  const { value: reductions, source: reductionLaw } = inForce(law.cars.priceReduction, firstTaxed)
  const { oldCar } = inForce(law.cars.benefit, `${year}-01-01`).value
  const offered = reductions[car.fuel] ?? 0
  const isCompared = car.fuel !== 'FOS' && offered === 0 && car.comparedPrice > 0 && car.comparedPrice < car.newPrice
  const own = isCompared ? car.comparedPrice : car.newPrice
  step(isCompared ? 'Den jämförbara bilens nybilspris' : 'Nybilspris', '', own, isCompared ? '61 kap. 8 a § IL' : '')
  if (car.extras > 0) step('Extrautrustning', '', car.extras, '61 kap. 8 § IL')
  const floor = car.modelYear <= year - oldCar.years ? oldCar.baseAmounts * baseAmount : 0
  const isRaised = floor > own + car.extras
  // Equipment is no addition to a price that is raised to four base amounts.
  const counted = isRaised ? floor : own
  if (isRaised) {
    const formula = `minst ${oldCar.baseAmounts} × ${sek(baseAmount)}`
    step('Bil som är sex år eller äldre', formula, floor - own - car.extras, oldCar.source)
  }
  const reduction = Math.min(offered, Math.floor(counted / 2))
  if (reduction > 0) {
    const formula = reduction < offered ? `hälften av ${sek(counted)}` : sek(offered)
    step('Nedsättning för miljöbil', formula, -reduction, reductionLaw)
  }
  const price = (isRaised ? floor : own + car.extras) - reduction
  step('Pris som förmånen räknas på', '', price)
  return { price, steps }
}

/** Shows SEK without decimals: '59 200 kr'. */
export const sek = (amount: number): string => `${showKr(kronor(Math.round(amount))).slice(0, -3)} kr`

/** Shows a whole number as one with so many decimals, without those that are zero: '0,29'. */
export function decimal(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  const decimals = digits.slice(-places).replace(/0+$/, '')
  return `${digits.slice(0, -places)}${decimals === '' ? '' : `,${decimals}`}`
}
