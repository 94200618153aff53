import type { WhatIfChange } from '#contracts/payroll/what-if/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { ContributionRules } from '../../engine/contributions/contribution-rules.ts'
import { type DatedRule, inForce, MissingRule } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { kronor } from '../../engine/money.ts'
import type { TaxTableRules } from '../../engine/tax/tax-rules.ts'
import { requireLaw } from '../run/run-versions.ts'

/** How a changed rule is shown as the source of a step. */
const supposed = (source: string): string => `Tänkt värde i stället för ${source}`

/** Returns the day of another year that is as far into it. */
const sameDayIn = (year: string, day: IsoDate): IsoDate => `${year}${day.slice(4)}`

/** Returns a rule with another value during the year of a day. */
function during<Value>(rule: DatedRule<Value>, day: IsoDate, value: Value, source: string): DatedRule<Value> {
  const year = day.slice(0, 4)
  // The last entry that is in force counts.
  return { name: rule.name, entries: [...rule.entries, { from: `${year}-01-01`, to: `${year}-12-31`, source, value }] }
}

/**
 * Returns a rule that has during a year what it has in another. Without that it has nothing in the
 * year.
 */
function moved<Value>(rule: DatedRule<Value>, payDate: IsoDate, year: string): DatedRule<Value> {
  const on = sameDayIn(year, payDate)
  const found = rule.entries.findLast(({ from, to }) => from <= on && on <= to)
  if (found) return during(rule, payDate, found.value, found.source)
  const [first, last] = [`${payDate.slice(0, 4)}-01-01`, `${payDate.slice(0, 4)}-12-31`]
  return { name: rule.name, entries: rule.entries.filter(({ from, to }) => to < first || from > last) }
}

/**
 * Returns the law with that of another year in the year of a payout. What is looked up by another
 * day than the payout's, as the car's formula is by its first day, stays.
 */
function ofYear(law: Law, payDate: IsoDate, year: string): Law {
  const all = <Rules extends object>(rules: Rules): Rules =>
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, moved(rule as DatedRule<unknown>, payDate, year)]),
    ) as Rules
  return {
    ...law,
    tax: all(law.tax),
    contributions: { ...all(law.contributions), startUp: law.contributions.startUp },
    amounts: all(law.amounts),
    absence: all(law.absence),
    cars: { ...law.cars, benefit: moved(law.cars.benefit, payDate, year) },
    garnishment: moved(law.garnishment, payDate, year),
  }
}

/** Returns the law with a value of a rule changed in the year of the payout. */
function withTables(law: Law, payDate: IsoDate, change: (tables: TaxTableRules) => TaxTableRules): Law {
  const { value, source } = inForce(law.tax.tables, payDate)
  return { ...law, tax: { ...law.tax, tables: during(law.tax.tables, payDate, change(value), supposed(source)) } }
}

function withBaseAmount(law: Law, payDate: IsoDate, amount: number): Law {
  const { priceBaseAmount: rule } = law.amounts
  const { source } = inForce(rule, payDate)
  const amounts = { ...law.amounts, priceBaseAmount: during(rule, payDate, kronor(amount), supposed(source)) }
  return withTables({ ...law, amounts }, payDate, tables => ({ ...tables, priceBaseAmount: amount }))
}

/** State tax is taken of a taxable income from so many kronor above the limit. */
const leastAbove = 200

const withLimit = (law: Law, payDate: IsoDate, over: number): Law =>
  withTables(law, payDate, tables => ({
    ...tables,
    stateTax: { ...tables.stateTax, over, from: over + leastAbove },
  }))

/**
 * Returns the rules with another sum of the full fees. The general payroll fee takes the
 * change.
 */
function withFullRate(rules: ContributionRules, rate: number): ContributionRules {
  const sum = rules.fees.reduce((all, fee) => all + fee.rate, 0)
  return {
    ...rules,
    fees: rules.fees.map(fee => (fee.name === rules.payrollFee ? { ...fee, rate: fee.rate + rate - sum } : fee)),
  }
}

function withContributions(law: Law, payDate: IsoDate, percent: number): Law {
  const { value, source } = inForce(law.contributions.fees, payDate)
  const changed = withFullRate(value, toHundredths(percent))
  const fees = during(law.contributions.fees, payDate, changed, supposed(source))
  return { ...law, contributions: { ...law.contributions, fees } }
}

/**
 * Returns the law under a change, for a payout.
 *
 * @throws MissingRule when the law of the year that is wanted is not entered
 */
export function changedLaw(law: Law, change: WhatIfChange, payDate: IsoDate): Law {
  const { LagAr = '', Prisbasbelopp = 0, Skiktgrans = 0, AvgiftProcent = 0 } = change
  if (LagAr !== '') requireLaw(law, sameDayIn(LagAr, payDate))
  const dated = LagAr === '' ? law : ofYear(law, payDate, LagAr)
  const based = Prisbasbelopp === 0 ? dated : withBaseAmount(dated, payDate, Prisbasbelopp)
  const limited = Skiktgrans === 0 ? based : withLimit(based, payDate, Skiktgrans)
  return AvgiftProcent === 0 ? limited : withContributions(limited, payDate, AvgiftProcent)
}

/**
 * Returns why a rule is missing: of the wanted year, when its law was moved to the payout's.
 */
export const missingText = (error: MissingRule, { LagAr = '' }: WhatIfChange, payDate: IsoDate): string =>
  LagAr !== '' && error.on.slice(0, 4) === payDate.slice(0, 4)
    ? new MissingRule(error.rule, sameDayIn(LagAr, error.on)).message
    : error.message
