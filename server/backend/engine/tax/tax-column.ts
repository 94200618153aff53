import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'

/** Returns a person's age when the year of a day begins. */
export const ageAtYearStart = (birthDate: IsoDate, on: IsoDate): number =>
  Number(on.slice(0, 4)) - 1 - Number(birthDate.slice(0, 4))

/** Returns the column for pay from work: 3 for those who have the older's work credit, else 1. */
export const columnForPay = (law: Law, payDate: IsoDate, birthDate: IsoDate): 1 | 3 =>
  ageAtYearStart(birthDate, payDate) >= inForce(law.tax.ages, payDate).value.workCredit ? 3 : 1
