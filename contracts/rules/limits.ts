/** The least and the most that a number may be, both included. */
export type Limits = readonly [least: number, most: number]

/** The limits that fields of the same kind share. */

/** Kronor of a row, a price or an amount: more is a mistake, and less than no pay is not paid. */
export const rowKronor: Limits = [-9_999_999, 9_999_999]
/** The quantity of a row: hours, days, kilometres or pieces. */
export const rowQuantity: Limits = [-99_999, 99_999]
/** Kronor for an hour, a day or ten kilometres, or a fee of a month. */
export const rateKronor: Limits = [0, 9_999]
/** The decimals that money is rounded to: whole kronor, or down to öre. */
export const decimalPlaces: Limits = [0, 2]
/** The numbers that are suggested for new employees. */
export const employeeNumbers: Limits = [0, 999_999_999]

/** The most characters of a company's id (FtgId). */
export const maxCompanyId = 15
