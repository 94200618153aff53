import type { FormValues } from '#contracts/forms/field.ts'
import { steeredOccasions } from '#contracts/registers/pay-type-steering.ts'
import { payTypes } from '#contracts/registers/pay-types.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { twenty } from '#contracts/settings/counts.ts'
import type { PayTypeFact, TableAmount } from '../../engine/basis/pay-type-facts.ts'
import { standardAmounts } from '../../pay-types/standard/amounts.ts'
import { standardPayTypes, type TableCode } from '../../pay-types/standard/trades.ts'

/** Returns a text of a form; empty when the field has none. */
const text = (values: FormValues, field: string): string => String(values[field] ?? '')

/** Returns a rule of a pay type while it is used. */
const rule = (values: FormValues, use: string, field: string): string =>
  values[use] === true ? text(values, field) : ''

/** Returns what the engine reads of a pay type, from the values of the register. */
export const payTypeFact = (values: FormValues): PayTypeFact => ({
  number: text(values, 'LonArtNr'),
  text: text(values, 'BenText'),
  unit: text(values, 'AntalEnhet'),
  quantityRule: rule(values, 'UseAntalsKod', 'AntalsKod'),
  priceRule: rule(values, 'UseBeloppsKod', 'BeloppsKod'),
  sumRule: rule(values, 'UseSummaKod', 'SummaKod'),
  quantityFormula: '',
  priceFormula: '',
  sumFormula: '',
  bases: [],
  kind: text(values, 'LonTyp'),
  sign: text(values, 'Tecken'),
  tax: text(values, 'SkatteTyp'),
  contribution: text(values, 'AvgiftTyp'),
  box: text(values, 'AgiFalt'),
  tick: text(values, 'AgiKryss'),
  declaredAbsence: text(values, 'FKFranvaro'),
  account: text(values, 'Konto'),
  comp: text(values, 'UpdKompsaldo'),
  flex: text(values, 'UpdFlexsaldo'),
  absence: text(values, 'SemFranTyp'),
  holidayBase: text(values, 'SemUnderlag'),
  holidayDays: text(values, 'SemDagTyp'),
})

/** Returns a number of kronor of a form as öre. */
const ore = (value: unknown): number => toHundredths(Number(value ?? 0))

/** Returns the amounts that a table uses, from the values of its register. */
export const tableAmounts = (values: FormValues): readonly TableAmount[] =>
  twenty
    .map(n => `A${n}`)
    .filter(slot => values[`UseBelopp${slot}`] === true)
    .map(slot => ({
      slot,
      name: text(values, `BelNamn${slot}`),
      amount: ore(values[`Belopp${slot}`]),
      mayDifferByAgreement: values[`AvtBelopp${slot}`] === true,
      mayDifferByPerson: values[`PerBelopp${slot}`] === true,
    }))

/** Returns the pay types and amounts of one of the product's tables in a year. */
export function standardTable(table: TableCode, year: number) {
  const fresh = payTypes.model.defaults(`${year}-01-01`)
  const own = standardPayTypes(table).map(([LonArtNr, BenText, KlassTyp, AntalEnhet, Konto, differs]) =>
    payTypeFact({ ...fresh, LonArtNr, BenText, KlassTyp, AntalEnhet, Konto, ...differs }),
  )
  return { payTypes: own, amounts: tableAmounts(standardAmounts(table, year)) }
}

/** The pay type of each occasion in the product's steering. */
export const standardSteering: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(steeredOccasions).flatMap(rows => rows.map(([field, , number]) => [field, number])),
)
