import { countries } from '../code-lists/countries.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { amount, integer, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { rateKronor } from '../rules/limits.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { code, register } from './register.ts'

const ofCountry: Rule = value =>
  value === '' || countries.has(value) ? undefined : 'Ange landets kod med två versaler, som DK för Danmark.'

const yearsDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const at = value.findIndex(({ Ar }, index) => value.findIndex(row => row.Ar === Ar) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Året ${value[at]?.Ar} finns redan.`
}

/**
 * The allowances abroad by country and year (third document §3 and §7: `/traktamente`). The amounts
 * are Skatteverket's of each year, which the company enters or imports.
 */
export const countryAllowances = register({
  name: 'countryAllowances',
  title: 'Utlandstraktamenten',
  item: 'utlandstraktamente',
  definite: 'utlandstraktamentet',
  isNeuter: true,
  path: '/traktamente',
  route: '/registry/lonkoder',
  tab: { value: 'traktamente', label: () => 'Utlandstraktamenten' },
  area: 'Registry.LonKoder',
  named: 'Land',
  fields: {
    Landskod: code('Landskod', 2, [ofCountry]),
    Land: text('Land', { most: 60, required: true }),
    Belopp: rows('Normalbelopp', {
      fields: {
        Ar: integer('År', { limits: [2000, 2100], required: true }),
        Belopp: amount('Belopp om dagen', { limits: rateKronor, rules: [greaterThan(0)] }),
      },
      most: 30,
      rules: [yearsDiffer],
      hint: 'Skatteverkets belopp för ökade levnadskostnader, utan logi. De ändras varje år.',
    }),
  },
  cards: [
    { id: 'country', title: 'Land', rows: [['Landskod', 'Land']] },
    { id: 'allowance', title: 'Belopp', rows: ['Belopp'] },
  ],
  columns: ['Landskod', 'Land', 'Belopp'],
  examples: [
    { Landskod: 'DK', Land: 'Danmark', Belopp: [{ Ar: 2015, Belopp: 873 }] },
    { Landskod: 'FI', Land: 'Finland', Belopp: [{ Ar: 2015, Belopp: 678 }] },
  ],
})
