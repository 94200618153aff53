/** The Luhn check (mod 10) of Swedish personal and organisation numbers. */

/**
 * The sum of the digits, every second one doubled from the right; the rightmost is doubled when
 * `doubleLast`.
 */
const luhnSum = (digits: string, doubleLast: boolean): number =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const weighted = Number(digit) * ((place % 2 === 0) === doubleLast ? 2 : 1)
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)

/**
 * The digit that completes a number: for a personal number the nine digits YYMMDDNNN before it.
 *
 * @param digits digits only
 */
export const luhnCheckDigit = (digits: string): string => String((10 - (luhnSum(digits, true) % 10)) % 10)

/**
 * Whether the last digit is the check digit of those before it. Digits only; a number of 12 is
 * checked on its last ten.
 */
export const passesLuhn = (digits: string): boolean => /^\d{2,}$/.test(digits) && luhnSum(digits, false) % 10 === 0
