import { decimalFormat } from '#contracts/rules/decimal.ts'
import { statementTexts } from './statements.text.ts'

const inKronor = (places: number) => {
  const { show } = decimalFormat({ places, most: places, zero: true })
  return (kronor: number): string => statementTexts.kronor(show(kronor))
}
/** Returns whole kronor, as a statement has them. */
export const showWhole = inKronor(0)
/** Returns kronor with two decimals, as a payslip has them. */
export const showExact = inKronor(2)
/** Returns hours, percent or a rate with as many decimals as it has. */
export const showNumber = decimalFormat({ places: 0, most: 2, zero: true }).show
