import type { FieldValue } from '#contracts/forms/field.ts'
import type { TableCode } from './trades.ts'

/** The tax-free amounts of a year, in SEK. Skatteverket sets them. */
interface YearAmounts {
  /** By mil: own car, company car with diesel, other company car, electric company car. */
  readonly mileage: readonly [own: number, diesel: number, company: number, electric: number]
  /** A full day within Sweden. A half day and a night are half of it. */
  readonly allowance: number
  /** Breakfast, and lunch or dinner. */
  readonly meals: readonly [breakfast: number, meal: number]
}

const until2022 = [18.5, 6.5, 9.5, 9.5] as const
const since2023 = [25, 12, 12, 9.5] as const

/** Source: Skatteverket's pages on mileage, daily allowances and meal benefits, by year. */
const amountsByYear: Readonly<Record<number, YearAmounts>> = {
  2018: { mileage: until2022, allowance: 230, meals: [47, 94] },
  2019: { mileage: until2022, allowance: 230, meals: [49, 98] },
  2020: { mileage: until2022, allowance: 240, meals: [49, 98] },
  2021: { mileage: until2022, allowance: 240, meals: [50, 100] },
  2022: { mileage: until2022, allowance: 240, meals: [50, 100] },
  2023: { mileage: since2023, allowance: 260, meals: [55, 110] },
  2024: { mileage: since2023, allowance: 290, meals: [60, 120] },
  2025: { mileage: since2023, allowance: 290, meals: [61, 122] },
  2026: { mileage: since2023, allowance: 300, meals: [62, 124] },
}

const years = Object.keys(amountsByYear).map(Number)

/** Returns the amounts of a year. A year beyond the known ones has those of the nearest. */
function amountsOf(year: number): YearAmounts {
  const nearest = Math.min(Math.max(year, Math.min(...years)), Math.max(...years))
  return amountsByYear[nearest] as YearAmounts
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
  const { mileage, allowance, meals } = amountsOf(year)
  const [own, diesel, company, electric] = mileage
  const [breakfast, meal] = meals
  const byAgreement = [...named[table], 'OB storhelg', 'Jour vardag', 'Jour helg', 'Beredskap vardag', 'Beredskap helg']
  const byLaw: readonly (readonly [name: string, amount: number])[] = [
    ['Egen bil, per mil', own],
    ['Traktamente, helt', allowance],
    ['Traktamente, halvt', allowance / 2],
    ['Nattraktamente', allowance / 2],
    ['Kostförmån, frukost', breakfast],
    ['Kostförmån, lunch, middag', meal],
    ['Förmånsbil, per mil', company],
    ['Dieselbil, per mil', diesel],
    ['Elbil, per mil', electric],
  ]
  const slots = [
    ...[...byAgreement, 'Restid'].map(name => ({ name, amount: 0, mayDeviate: true })),
    ...byLaw.map(([name, amount]) => ({ name, amount, mayDeviate: false })),
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
