import { advances, deductsAdvance } from './after-tax/advances.ts'
import { garnishments, rounding, unionFee } from './after-tax/net-deductions.ts'
import { taxRows } from './after-tax/tax-rows.ts'
import { balancesAfter, balanceWarnings } from './balances.ts'
import type { Basis } from './basis.ts'
import { contributions } from './contributions/contributions.ts'
import { payrollTax } from './contributions/payroll-tax.ts'
import type { Law } from './law-rules.ts'
import { fixedPay } from './pay/fixed-pay.ts'
import { hourlyPay } from './pay/hourly-pay.ts'
import type { Payslip, PayTotals } from './payslip.ts'
import { type Reading, readingOf } from './reading.ts'
import { absenceRows } from './rows/absence-rows.ts'
import { carRows } from './rows/cars.ts'
import { type Draft, type Drafts, payRow, together } from './rows/draft.ts'
import { extraTimeRows } from './rows/extra-time-rows.ts'
import { grossUp } from './rows/gross-up.ts'
import { holidayRows } from './rows/holiday-rows.ts'
import { keptBalances } from './rows/kept-balances.ts'
import { withTaxedMileage } from './rows/mileage.ts'
import { retroactiveRows } from './rows/retroactive.ts'
import { withSumDecimals } from './rows/sum-decimals.ts'
import { withSupplementTax } from './rows/supplement-tax.ts'
import { lostChanges, withChanges, writtenDrafts } from './rows/written-rows.ts'
import type { Step } from './step.ts'
import { afterTaxOf, basesOf, netOf, type Summed, taxOf } from './totals.ts'
import { basisWarnings, sumWarnings } from './warnings.ts'

const summed = ({ payType, amount }: Draft): Summed => ({ ...payType, amount })
const sums = (rows: readonly Draft[]): readonly Summed[] => rows.map(summed)
const amountOf = (rows: readonly Draft[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns the rows before tax: pay, absence, cars, what was paid too little, and what was written.
 */
function rowsBeforeTax(reading: Reading): Drafts {
  const calculated = withChanges(
    reading,
    together(
      ...[fixedPay(reading), hourlyPay(reading), extraTimeRows(reading), absenceRows(reading), holidayRows(reading)],
      ...[carRows(reading), retroactiveRows(reading)],
    ),
  )
  const written = withChanges(reading, writtenDrafts(reading, calculated.rows))
  const summed = withSumDecimals(reading, together(calculated, written))
  return withSupplementTax(reading, withTaxedMileage(reading, summed))
}

/**
 * Returns rows with those that follow from their sums: tax, deductions of the net, and rounding.
 */
function withDeductions(reading: Reading, before: readonly Draft[]): Drafts & { readonly steps: readonly Step[] } {
  const bases = basesOf(sums(before))
  const tax = taxRows(reading, bases)
  const taxed = withChanges(reading, tax)
  const withTax = [...before, ...taxed.rows]
  const deducted = withChanges(
    reading,
    together(
      // The fee is of what the month earns, whenever it is paid.
      withSumDecimals(reading, unionFee(reading, bases.gross - amountOf(before.filter(deductsAdvance)))),
      garnishments(reading, bases.gross, taxOf(sums(withTax))),
    ),
  )
  const all = [...withTax, ...deducted.rows]
  const rounded = withChanges(reading, rounding(reading, netOf(sums(all))))
  return {
    rows: [...all, ...rounded.rows],
    warnings: [...taxed.warnings, ...deducted.warnings],
    steps: tax.steps,
  }
}

/** What a payslip's contributions are calculated from beside its base. */
export type ContributionBasis = Pick<Basis, 'contribution' | 'history'> & {
  readonly payout: Pick<Basis['payout'], 'payDate'>
  readonly person: Pick<Basis['person'], 'birthDate'>
  readonly company?: Pick<Basis['company'], 'hasNoYearLimit'>
}

/** Returns what the employer's contributions of a payslip are calculated from. */
export const contributionFactsOf = (
  { payout, person, contribution, history, company }: ContributionBasis,
  contributionBase: number,
): Parameters<typeof contributions>[1] => ({
  payDate: payout.payDate,
  birthDate: person.birthDate,
  type: contribution.type,
  base: Math.max(0, contributionBase),
  earlierInMonth: history.earlierInMonth.contributionBase,
  earlierInYear: history.earlierInYear.contributionBase + history.earlierInMonth.contributionBase,
  ...(company?.hasNoYearLimit && { usesYearLimit: false }),
})

/** Returns the employer's contributions and the payroll tax on pensions, with their steps. */
function employerCosts({ basis, law }: Reading, contributionBase: number, payrollTaxBase: number) {
  const { payout } = basis
  const { value, steps } = contributions(law, contributionFactsOf(basis, contributionBase))
  if (payrollTaxBase === 0) return { contributions: value.total, payrollTax: 0, steps }
  const onPensions = payrollTax(law, payout.payDate, payrollTaxBase)
  return { contributions: value.total, payrollTax: onPensions.value, steps: [...steps, ...onPensions.steps] }
}

/**
 * Returns the payslip of a basis under a law. The same basis gives the same bytes, whatever order
 * its lists come in.
 *
 * @throws MissingRule when the law of a day that is needed is not entered
 * @throws WrongBasis when the basis contradicts itself
 */
export function calculate(given: Basis, law: Law): Payslip {
  const reading = readingOf(given, law)
  const { basis } = reading
  const written = rowsBeforeTax(reading)
  const sought = grossUp(reading, extra => netOf(sums(withDeductions(reading, [...written.rows, ...extra]).rows)))
  const earned = together(written, sought)
  const settled = advances(reading, basesOf(sums(earned.rows)).regularCash, extra =>
    netOf(sums(withDeductions(reading, [...earned.rows, ...extra]).rows)),
  )
  const before = together(earned, withChanges(reading, settled))
  const all = withDeductions(reading, before.rows)
  const lines = sums(all.rows)
  const bases = basesOf(lines)
  const costs = employerCosts(reading, bases.contributionBase, bases.payrollTaxBase)
  const totals: PayTotals = {
    gross: bases.gross,
    benefits: bases.benefits,
    taxable: bases.regularCash + bases.taxedBenefits + bases.oneOff,
    tax: taxOf(lines),
    afterTax: afterTaxOf(lines),
    net: netOf(lines),
    contributionBase: bases.contributionBase,
    contributions: costs.contributions,
    payrollTax: costs.payrollTax,
  }
  const drawn = balancesAfter(basis.balances, all.rows)
  const kept = keptBalances(reading, all.rows)
  const steps = [...all.rows.flatMap(row => row.steps), ...all.steps, ...costs.steps, ...kept.steps]
  return {
    person: basis.person.number,
    period: basis.payout.period,
    payDate: basis.payout.payDate,
    rows: all.rows.map(row => payRow(reading, row)),
    totals,
    balances: [...drawn, ...kept.balances],
    steps: [...new Map(steps.map(step => [step.id, step])).values()],
    warnings: [
      ...new Set([
        ...basisWarnings(reading),
        ...before.warnings,
        ...all.warnings,
        ...lostChanges(reading, all.rows),
        ...sumWarnings(reading, totals, sums(all.rows)),
        ...balanceWarnings(drawn),
      ]),
    ],
  }
}
