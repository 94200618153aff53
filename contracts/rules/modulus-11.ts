/**
 * The mod 11 check of Swedish bank account numbers: weights 1 to 10 from the right, then from 1
 * again.
 */

/** Whether the last digit is the check digit of those before it. Digits only. */
export const passesModulus11 = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) &&
  [...digits].toReversed().reduce((sum, digit, place) => sum + Number(digit) * ((place % 10) + 1), 0) % 11 === 0
