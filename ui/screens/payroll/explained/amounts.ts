import { payslipTexts } from '#contracts/payroll/sheet/payslip.text.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { explainedTexts } from './explained.text.ts'

const twoDecimals = decimalFormat({ places: 2, most: 2, zero: true }).show
const asNeeded = decimalFormat({ places: 0, most: 2, zero: true }).show

/** Returns kronor with two decimals and the unit. */
export const showAmount = (kronor: number): string => explainedTexts.kronor(twoDecimals(kronor))
/** Returns kronor with two decimals. */
export const showKronor = (kronor: number): string => twoDecimals(kronor)
/** Returns a price in kronor, with the decimals by which it gives the amount. */
export const showPrice: (kronor: number) => string = decimalFormat({ places: 2, most: 6, zero: true }).show
/** Returns hours, days or pieces with as many decimals as they have. */
export const showQuantity = (quantity: number): string => asNeeded(quantity)

const units: Readonly<Record<string, string>> = payslipTexts.SV.units
/** Returns a quantity with its unit, as on a payslip: 6 tim. */
export const showQuantityIn = (quantity: number, unit: string): string =>
  `${showQuantity(quantity)} ${units[unit] ?? ''}`.trim()

/** Returns an amount in the unit of a step. */
export const showIn = (amount: number, unit: string): string =>
  unit === 'kr' ? showAmount(amount) : `${asNeeded(amount)} ${unit}`
