/** The Luhn check (mod 10) of Swedish personal and organisation numbers. */

/**
 * Returns the sum of the digits with every second one doubled, counted from the right. The
 * rightmost digit is doubled when `doubleLast` is true.
 */
const luhnSum = (digits: string, doubleLast: boolean): number =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const weighted = Number(digit) * ((place % 2 === 0) === doubleLast ? 2 : 1)
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)

/**
 * Returns the check digit that completes a number: for a personal number, the digit after
 * YYMMDDNNN.
 *
 * @param digits the digits before the check digit
 */
export const luhnCheckDigit = (digits: string): string => String((10 - (luhnSum(digits, true) % 10)) % 10)

/**
 * True when the last digit is the check digit of the others. The text may hold digits only. Of a
 * number with 12 digits, pass the last ten.
 */
export const passesLuhn = (digits: string): boolean => /^\d{2,}$/.test(digits) && luhnSum(digits, false) % 10 === 0
