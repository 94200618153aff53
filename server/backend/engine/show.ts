import type { Hundredths, Ore, Rate } from './money.ts'

/**
 * Numbers as they are read in Swedish: a comma, a no-break space between thousands and a true minus
 * sign, as contracts/rules/decimal.ts shows them. The digits are those of the whole number, so that
 * a stored step never depends on the locale data of the machine.
 */

const space = '\u00A0'

/** Shows a whole number of hundredths with at least `least` decimals. */
function shown(hundredths: number, least: 0 | 2): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const wholes = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, space)
  const decimals = least === 2 ? digits.slice(-2) : digits.slice(-2).replace(/0+$/, '')
  return `${hundredths < 0 ? '−' : ''}${wholes}${decimals === '' ? '' : `,${decimals}`}`
}

/** Returns an amount with its two decimals and without a unit: '1 234,50'. */
export const showKr = (amount: Ore): string => shown(amount, 2)

/** Returns hours, days or pieces with as many decimals as they have: '7,5', '40'. */
export const showHundredths = (quantity: Hundredths): string => shown(quantity, 0)

/** Returns a share with its sign: '31,42 %', '30 %'. */
export const showRate = (rate: Rate): string => `${shown(rate, 0)}${space}%`
