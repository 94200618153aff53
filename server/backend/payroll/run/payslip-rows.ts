import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PayRow, Payslip } from '../../engine/payslip.ts'
import type { payslip, payslipRow } from '../../tables/schema.ts'

type StoredPayslip = typeof payslip.$inferSelect
type StoredRow = typeof payslipRow.$inferSelect

/** What identifies a payslip within its company. */
export type PayslipKey = Pick<StoredPayslip, 'period' | 'employmentNumber' | 'number'>

/** The condition of some payslips, a hundred or so. */
export const amongKeys = (
  table: { readonly period: AnyPgColumn; readonly employmentNumber: AnyPgColumn; readonly number: AnyPgColumn },
  keys: readonly PayslipKey[],
): SQL =>
  or(
    ...keys.map(key =>
      and(eq(table.period, key.period), eq(table.employmentNumber, key.employmentNumber), eq(table.number, key.number)),
    ),
  ) ?? sql`false`

/** Returns the columns of a payslip's calculated rows, in their order. */
export const rowsOf = (key: PayslipKey, rows: readonly PayRow[]): (typeof payslipRow.$inferInsert)[] =>
  rows.map(({ from, to, units, steps, ...row }, at) => ({
    ...key,
    ...row,
    position: at + 1,
    firstDay: from,
    lastDay: to,
    units: [...units],
    steps: [...steps],
  }))

/** Returns a stored row as the engine made it. */
export const payRowOf = (row: StoredRow): PayRow => ({
  id: row.id,
  payType: row.payType,
  text: row.text,
  from: row.firstDay,
  to: row.lastDay,
  quantity: row.quantity,
  unit: row.unit,
  price: row.price,
  amount: row.amount,
  kind: row.kind,
  tax: row.tax,
  contribution: row.contribution,
  box: row.box,
  tick: row.tick,
  declaredAbsence: row.declaredAbsence,
  account: row.account,
  units: row.units,
  distribution: row.distribution,
  steps: row.steps,
})

/** Returns a stored payslip as the engine made it. */
export const payslipOf = (stored: StoredPayslip, rows: readonly StoredRow[]): Payslip => ({
  person: stored.employmentNumber,
  period: stored.payDate.slice(0, 7),
  payDate: stored.payDate,
  rows: rows.toSorted((a, b) => a.position - b.position).map(payRowOf),
  totals: {
    gross: stored.gross,
    benefits: stored.benefits,
    taxable: stored.taxable,
    tax: stored.tax,
    afterTax: stored.afterTax,
    net: stored.net,
    contributionBase: stored.contributionBase,
    contributions: stored.contributions,
    payrollTax: stored.payrollTax,
  },
  balances: stored.balances,
  steps: stored.steps,
  warnings: stored.warnings,
})
