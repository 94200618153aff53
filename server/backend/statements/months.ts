import { setImmediate } from 'node:timers/promises'
import type { IsoDate } from '#contracts/rules/date.ts'
import { MissingRule } from '../engine/law.ts'
import { type Notice, noticesAt } from './notices.ts'

/** The payslips of a month: those that count, and those that are not finished. */
interface CountedMonth {
  /** The month of payout: 202611. */
  readonly wire: string
  readonly finished: number
  readonly unfinished: number
}

interface StatedMonth<Status, Sums, Made> {
  readonly due: IsoDate
  readonly status: Status
  readonly sums: Sums
  readonly notices: readonly Notice[]
  readonly made: Made
}

type Coded<Code> = { readonly Kod: Code; readonly Text: string }
const done: readonly string[] = ['EXPORTERAD', 'INLAMNAD']

/**
 * Returns a month with what is stated of it. Without the law of the month there is nothing, and the
 * status says why.
 *
 * @param none the sums of a month without law
 */
export async function monthOf<const Code extends string, Sums extends object, Made>(
  { wire, finished, unfinished }: CountedMonth,
  today: IsoDate,
  none: Sums,
  make: () => Promise<StatedMonth<Coded<Code>, Sums, Made>>,
) {
  const known = { Period: wire, Lonebesked: finished, EjKlara: unfinished }
  try {
    const { due, status, sums, notices, made } = await make()
    const isLate = today > due && finished + unfinished > 0 && !done.includes(status.Kod)
    // A month without payslips has nothing to check.
    const checked = finished === 0 ? [] : notices
    const month = {
      ...known,
      Status: status as Coded<Code | 'SAKNAS'>,
      SistaDag: due,
      Sen: isLate,
      ...sums,
      Stopp: noticesAt('stop', checked).length,
      Varningar: noticesAt('warning', checked).length,
    }
    return { month, made }
  } catch (error) {
    if (!(error instanceof MissingRule)) throw error
    const Status: Coded<Code | 'SAKNAS'> = { Kod: 'SAKNAS', Text: error.message }
    return { month: { ...known, Status, SistaDag: '', Sen: false, ...none, Stopp: 0, Varningar: 0 }, made: null }
  }
}

/** Returns the months of a year, made one after the other. */
export async function monthsOf<Month>(year: string, make: (wire: string) => Promise<Month>): Promise<Month[]> {
  const months: Month[] = []
  for (let month = 1; month <= 12; month += 1) {
    months.push(await make(`${year}${String(month).padStart(2, '0')}`))
    // A month of thousands takes some time: others have their turn between.
    await setImmediate()
  }
  return months
}
