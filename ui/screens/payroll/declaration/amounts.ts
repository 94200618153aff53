import { decimalFormat } from '#contracts/rules/decimal.ts'
import { declarationTexts } from './declaration.text.ts'

const none = decimalFormat({ places: 0, most: 0, zero: true }).show

/** Returns whole kronor, as the declaration has them. */
export const showWhole = (kronor: number): string => declarationTexts.kronor(none(kronor))
/** Returns hours, percent or a rate with as many decimals as it has. */
export const showNumber = decimalFormat({ places: 0, most: 2, zero: true }).show
