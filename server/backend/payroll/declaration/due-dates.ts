import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Period } from './declaration.ts'

/** Employers with a VAT base above 40 million kronor are large: they declare later. */
export type EmployerSize = 'ordinary' | 'large'

/** The last days to declare a period, and to pay what is declared. */
export interface DueDates {
  readonly declare: IsoDate
  readonly pay: IsoDate
}

const nextBankDay = (date: IsoDate, isBankDay: (date: IsoDate) => boolean): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return isBankDay(date) ? date : nextBankDay(isoDate(year, month, day + 1), isBankDay)
}

/**
 * Returns the due dates of a period: days of the next month, moved forward to a bank day.
 *
 * @throws MissingRule when the days of the period are not entered
 */
export function dueDates(
  law: Law,
  period: Period,
  size: EmployerSize,
  isBankDay: (date: IsoDate) => boolean,
): DueDates {
  const days = inForce(law.declarationDueDates, `${period}-01`).value
  const [year = 0, month = 0] = period.split('-').map(Number)
  const dueMonth = (month % 12) + 1
  const on = ({ day, differing }: (typeof days)['ordinary']) =>
    nextBankDay(isoDate(year, month + 1, differing[dueMonth] ?? day), isBankDay)
  return size === 'large'
    ? { declare: on(days.large), pay: on(days.largePayment) }
    : { declare: on(days.ordinary), pay: on(days.ordinary) }
}
