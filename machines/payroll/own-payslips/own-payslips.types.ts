import type { OwnPayslip, OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'

/** One of the employee's own payslips, as its address names it. */
export interface OwnPayslipKey {
  readonly Period: string
  readonly AnstNr: string
  readonly Nummer: string
}

/** The fetched data: the list of all, or one payslip. */
export interface FetchedOwn {
  readonly list: readonly OwnPayslipItem[] | null
  readonly payslip: OwnPayslip | null
}
