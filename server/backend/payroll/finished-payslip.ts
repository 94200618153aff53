import type { Payslip } from '../engine/payslip.ts'

/** A payslip that is no longer calculated again, with the name that payments and vouchers keep. */
export interface FinishedPayslip extends Payslip {
  /** Letters, digits and hyphens; at most 32 without the hyphens. */
  readonly id: string
}

/** Returns payslips in one order, whatever order they come in. */
export const inOrder = (payslips: readonly FinishedPayslip[]): readonly FinishedPayslip[] =>
  payslips.toSorted((a, b) => compare(a.payDate, b.payDate) || compare(a.person, b.person) || compare(a.id, b.id))

/** Compares texts by their code units, which no machine's locale changes. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
