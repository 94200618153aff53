import { amount, flag } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { notNegative } from '../rules/range.ts'

const perMil = (label: string, use: string, help: string) =>
  amount(label, { unit: 'kr/mil', rules: [notNegative], shown: isOn(use), help })

const ownCar =
  'Ersättning för resor i tjänsten med egen bil är skattefri upp till Skatteverkets belopp, 25 kr per mil från 2023. Det som är över blir lön.'
const companyCar =
  'Den som kör förmånsbil i tjänsten och själv betalar drivmedlet får skattefri ersättning upp till Skatteverkets belopp.'

/** Mileage allowances: whether they are used, and what they are (Inkomstskattelagen 12 kap. 27 §). */
export const mileage = {
  UseBilPrivat: flag('Egen bil', { hint: 'Ersättning för resor i tjänsten med egen bil.' }),
  BilPrivat: perMil('Ersättning, egen bil', 'UseBilPrivat', ownCar),
  UseBilBensin: flag('Förmånsbil, bensin'),
  BilBensin: perMil('Ersättning, bensin', 'UseBilBensin', companyCar),
  UseBilDiesel: flag('Förmånsbil, diesel'),
  BilDiesel: perMil('Ersättning, diesel', 'UseBilDiesel', companyCar),
  UseBilEl: flag('Förmånsbil, el'),
  BilEl: perMil('Ersättning, el', 'UseBilEl', companyCar),
}
