import type { Ore } from './money.ts'
import { scaled } from './money.ts'
import type { PayRow } from './payslip.ts'

/** What of a row the sums read. */
export type Summed = Pick<PayRow, 'kind' | 'tax' | 'contribution' | 'box' | 'amount'>

const sumOf = (rows: readonly Summed[]): Ore => rows.reduce((total, { amount }) => total + amount, 0)
const ofKind = (rows: readonly Summed[], kind: string) => rows.filter(row => row.kind === kind)

/**
 * What a person pays of the net pay for a benefit lowers it (Inkomstskattelagen 61 kap. 5 §). Such
 * a row is a net deduction with a benefit's box, or with that of fuel.
 */
export const benefitBoxes: readonly string[] = ['012', '013', '098']
const isBenefitPayment = ({ kind, box }: Summed): boolean => kind === 'NETTO' && benefitBoxes.includes(box)

/**
 * Returns how much more a person pays for benefits than they are worth, which nobody may declare.
 */
export const overpaidBenefits = (rows: readonly Summed[]): Ore =>
  Math.max(0, -sumOf(rows.filter(row => row.kind === 'FÖRMÅN' || isBenefitPayment(row))))

/** The sums of rows that the tax and the contributions are calculated from. */
export interface Bases {
  readonly gross: Ore
  readonly benefits: Ore
  /** Cash and benefits that are taxed by the table, benefits less what is paid for them. */
  readonly regularCash: Ore
  readonly taxedBenefits: Ore
  readonly oneOff: Ore
  readonly contributionBase: Ore
  readonly payrollTaxBase: Ore
}

/**
 * Returns the base of contributions of a row. Fuel that the employer pays for a car is taxed at 1.2
 * times its value, and contributed for at the value (Inkomstskattelagen 61 kap. 10 §).
 */
export const contributed = ({ box, amount }: Pick<Summed, 'box' | 'amount'>): Ore =>
  box === '018' ? scaled(amount, [10, 12], 'down') : amount

/** Returns the sums of rows before tax. */
export function basesOf(rows: readonly Summed[]): Bases {
  const [cash, benefits] = [ofKind(rows, 'BRUTTO'), ofKind(rows, 'FÖRMÅN')]
  const payments = sumOf(rows.filter(isBenefitPayment))
  const taxed = (some: readonly Summed[], tax: string) => sumOf(some.filter(row => row.tax === tax))
  const base = [...cash, ...benefits].filter(({ contribution }) => contribution === 'AVG').map(contributed)
  return {
    gross: sumOf(cash),
    benefits: sumOf(benefits),
    regularCash: taxed(cash, 'TAB'),
    taxedBenefits: Math.max(0, taxed(benefits, 'TAB') + payments),
    oneOff: taxed(cash, 'ENG') + taxed(benefits, 'ENG'),
    contributionBase: base.reduce((total, amount) => total + amount, 0) + payments,
    payrollTaxBase: sumOf(rows.filter(({ contribution }) => contribution === 'SLP')),
  }
}

/** Returns the tax that rows deduct, as a positive amount. */
export const taxOf = (rows: readonly Summed[]): Ore => -sumOf(ofKind(rows, 'SKATT')) + 0

/** Returns tax-free allowances and net deductions by their signs. */
export const afterTaxOf = (rows: readonly Summed[]): Ore => sumOf(ofKind(rows, 'NETTO'))

/** Returns what rows pay. */
export const netOf = (rows: readonly Summed[]): Ore => sumOf(ofKind(rows, 'BRUTTO')) - taxOf(rows) + afterTaxOf(rows)
