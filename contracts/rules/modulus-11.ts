/** The mod 11 check of Swedish bank account numbers: weights 1 to 10 from the right, repeated. */

/** True when the last digit is the check digit of the others. The text may hold digits only. */
export const passesModulus11 = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) &&
  [...digits].toReversed().reduce((sum, digit, place) => sum + Number(digit) * ((place % 10) + 1), 0) % 11 === 0
