import { annualTax } from './annual-tax.ts'
import type { TaxColumn, TaxTableRules } from './tax-rules.ts'

/** The row of a tax table that an income is on. Amounts are in whole SEK. */
export type TaxRow =
  | { readonly kind: 'amount'; readonly from: number; readonly to: number; readonly tax: number }
  | { readonly kind: 'percent'; readonly from: number; readonly percent: number }

/** @throws RangeError when there is no such table */
export function taxRow(rules: TaxTableRules, table: number, column: TaxColumn, monthly: number): TaxRow {
  if (!Number.isInteger(table) || table < rules.first || table > rules.last) {
    throw new RangeError(`No tax table ${table}`)
  }
  const { first, narrow, narrowTo, wide, amountsTo } = rules.rows
  if (monthly <= first) return { kind: 'amount', from: 1, to: first, tax: 0 }
  if (monthly > amountsTo) return percentRow(rules, table, column, monthly)
  const [start, width] = monthly <= narrowTo ? [first, narrow] : [narrowTo, wide]
  const to = start + Math.ceil((monthly - start) / width) * width
  return { kind: 'amount', from: to - width + 1, to, tax: taxOfMonth(rules, table, column, to) }
}

/** A row's tax is that of its highest income. */
const taxOfMonth = (rules: TaxTableRules, table: number, column: TaxColumn, top: number): number =>
  Math.floor(annualTax(rules, table, column, top * 12).total / 12)

/**
 * Returns the percentage of an income above the amounts. Skatteverket publishes one row for
 * neighbouring steps whose percentages are the same in all columns.
 */
function percentRow(rules: TaxTableRules, table: number, column: TaxColumn, monthly: number): TaxRow {
  const { amountsTo, wide, percentagesTo } = rules.rows
  const counted = Math.min(monthly, percentagesTo)
  const top = amountsTo + Math.ceil((counted - amountsTo) / wide) * wide
  // Skatteverket's own figures are those of binary fractions: an exact 56.5 % or 57.5 % is just
  // below it there and goes down, 42.5 % goes up. The specs compare all cells.
  const percent = Math.round((taxOfMonth(rules, table, column, top) / top) * 100)
  return { kind: 'percent', from: amountsTo + 1, percent }
}
