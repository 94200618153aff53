import type { FieldValue } from '#contracts/forms/field.ts'
import { type DatedRule, type Entry, inForce } from '../../engine/law.ts'
import { kronor, type Ore } from '../../engine/money.ts'
import { law } from '../../law/law.ts'
import type { TableCode } from './trades.ts'

/** Returns the entry of a rule on the first day of a year, or of the nearest year that has one. */
function nearest<Value>(rule: DatedRule<Value>, year: number): Value {
  const day = `${year}-01-01`
  const [first, last] = [rule.entries[0], rule.entries.at(-1)] as [Entry<Value>, Entry<Value>]
  return day < first.from ? first.value : day > last.to ? last.value : inForce(rule, day).value
}

const named: Readonly<Record<TableCode, readonly [evening: string, night: string, weekend: string]>> = {
  STANDARD: ['OB vardag kväll', 'OB natt', 'OB lördag och söndag'],
  HANDELS: ['OB 50 %', 'OB 70 %', 'OB 100 %'],
  'LSS AUTO': ['OB vardag kväll', 'OB natt', 'OB lördag och söndag'],
  TRANSP: ['OB vardag kväll', 'OB natt', 'OB lördag och söndag'],
}

/**
 * Returns the amounts of one of the product's tables in a year, by their wire names. Amounts of
 * agreements may deviate per agreement and person, and are for the company to enter.
 */
export function standardAmounts(table: TableCode, year: number): Readonly<Record<string, FieldValue>> {
  const mileage = nearest(law.amounts.mileage, year)
  const allowance = nearest(law.amounts.allowance, year)
  const meals = nearest(law.amounts.mealBenefit, year)
  const byAgreement = [...named[table], 'OB storhelg', 'Jour vardag', 'Jour helg', 'Beredskap vardag', 'Beredskap helg']
  const byLaw: readonly (readonly [name: string, amount: Ore])[] = [
    ['Egen bil, per mil', mileage.own],
    ['Traktamente, helt', allowance.full],
    ['Traktamente, halvt', allowance.half],
    ['Nattraktamente', allowance.night],
    ['Kostförmån, frukost', meals.breakfast],
    ['Kostförmån, lunch, middag', meals.meal],
    ['Förmånsbil, per mil', mileage.companyOther],
    ['Dieselbil, per mil', mileage.companyDiesel],
    ['Elbil, per mil', mileage.companyElectric],
  ]
  const slots = [
    ...[...byAgreement, 'Restid'].map(name => ({ name, amount: 0, mayDeviate: true })),
    ...byLaw.map(([name, amount]) => ({ name, amount: amount / kronor(1), mayDeviate: false })),
  ]
  return Object.fromEntries(
    slots.flatMap(({ name, amount, mayDeviate }, at) => {
      const nn = `A${String(at + 1).padStart(2, '0')}`
      return [
        [`UseBelopp${nn}`, true],
        [`BelNamn${nn}`, name],
        ...(amount > 0 ? [[`Belopp${nn}`, amount] as const] : []),
        ...(mayDeviate ? [[`AvtBelopp${nn}`, true] as const, [`PerBelopp${nn}`, true] as const] : []),
      ]
    }),
  )
}
