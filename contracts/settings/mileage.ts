import { amount, flag } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { rateKronor } from '../rules/limits.ts'
import { notNegative } from '../rules/range.ts'

const perMil = (label: string, use: string, help: string) =>
  amount(label, { limits: rateKronor, unit: 'kr/mil', rules: [notNegative], shown: isOn(use), help })

const onPayslip = (car: string) =>
  `Mil i tjänsten med ${car} betalas på lönebeskedet med beloppet här, i stället för löneartstabellens.`
const companyCar = (most: string) =>
  `Så mycket betalas per mil på lönebeskedet. Upp till ${most} per mil är skattefritt 2023–2026, när den anställda själv betalar drivmedlet. Det som är över blir lön i arbetsgivardeklarationen.`

/**
 * The settings of mileage allowances: whether they are used, and their amounts (Inkomstskattelagen
 * 12 kap. 27 §).
 */
export const mileage = {
  UseBilPrivat: flag('Egen bil', {
    hint: 'Ersättning för resor i tjänsten med egen bil.',
    help: onPayslip('egen bil'),
  }),
  BilPrivat: perMil(
    'Ersättning, egen bil',
    'UseBilPrivat',
    'Så mycket betalas per mil på lönebeskedet. Upp till 25 kr per mil är skattefritt från 2023. Det som är över blir lön i arbetsgivardeklarationen.',
  ),
  UseBilBensin: flag('Förmånsbil, bensin', {
    help: onPayslip('förmånsbil som går på bensin eller annat än diesel och el'),
  }),
  BilBensin: perMil('Ersättning, bensin', 'UseBilBensin', companyCar('12 kr')),
  UseBilDiesel: flag('Förmånsbil, diesel', { help: onPayslip('förmånsbil som går på diesel') }),
  BilDiesel: perMil('Ersättning, diesel', 'UseBilDiesel', companyCar('12 kr')),
  UseBilEl: flag('Förmånsbil, el', { help: onPayslip('förmånsbil som går på el') }),
  BilEl: perMil('Ersättning, el', 'UseBilEl', companyCar('9,50 kr')),
}
