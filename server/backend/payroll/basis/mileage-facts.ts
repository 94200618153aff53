import type { FormValues } from '#contracts/forms/field.ts'
import type { MileageFact } from '../../engine/basis/pay-type-facts.ts'
import { oreIn, textIn } from '../../registers/form-values.ts'

/**
 * The settings of what is paid for each kind of car, and the PAXml codes of the pay types of what
 * is tax-free and what is above.
 */
const cars = [
  { car: 'own', use: 'UseBilPrivat', rate: 'BilPrivat', free: 'MILPRI_FRI', taxed: 'MILPRI_SKT' },
  { car: 'companyOther', use: 'UseBilBensin', rate: 'BilBensin', free: 'MILFTG_FRI', taxed: 'MILFTG_SKT' },
  { car: 'companyDiesel', use: 'UseBilDiesel', rate: 'BilDiesel', free: 'MILDIS_FRI', taxed: 'MILFTG_SKT' },
  { car: 'companyElectric', use: 'UseBilEl', rate: 'BilEl', free: 'MILEL_FRI', taxed: 'MILFTG_SKT' },
] as const

/**
 * Returns what a company pays for driving instead of the amounts of a table of pay types, by the
 * pay types of the table. An amount that is not entered changes nothing.
 */
export const mileageFacts = (settings: FormValues, payTypes: readonly FormValues[]): readonly MileageFact[] =>
  cars.flatMap(({ car, use, rate: field, free, taxed }) => {
    const rate = oreIn(settings, field)
    if (settings[use] !== true || rate <= 0) return []
    const numbers = (code: string) =>
      payTypes.filter(values => textIn(values, 'PAXmlKod') === code).map(values => textIn(values, 'LonArtNr'))
    const [above = ''] = numbers(taxed).toSorted()
    return numbers(free).map(payType => ({ payType, car, rate, taxed: above }))
  })
