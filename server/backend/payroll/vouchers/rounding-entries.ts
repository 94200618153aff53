import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { accountOf, type Company } from './company.ts'
import { type Entry, noUnits } from './posting.ts'

/**
 * Returns the öre between the contributions that are posted and the declared sum, which is what is
 * paid.
 *
 * @param declared the sum in whole kronor, or undefined while it is not known
 * @param entries those of the payslips
 */
export function roundingEntries(
  company: Company,
  declared: Ore | undefined,
  entries: readonly Entry[],
  date: IsoDate,
): readonly Entry[] {
  if (!company.KonteraBerArbAvg || declared === undefined) return []
  const debt = accountOf(company, 'KtoArbAvgSkuld')
  const posted = entries
    .filter(({ account, category }) => account === debt && category === 'contributions')
    .reduce((sum, { amount }) => sum + amount, 0)
  const amount = declared + posted
  if (amount === 0) return []
  const shared = { date, person: '', department: '', payslip: '', rows: [], units: noUnits, remainder: 0 }
  return [
    { ...shared, category: 'contributions', account: accountOf(company, 'KtoAvrundning'), amount },
    { ...shared, category: 'contributions', account: debt, amount: -amount },
  ]
}
