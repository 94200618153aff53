import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { accountOf, type Company } from './company.ts'
import type { PostedPerson } from './pay-accounts.ts'
import { type Entry, mirrored, type Part } from './posting.ts'

/** The calculated premiums to Fora of an employee's pay in the period. */
export interface InsurancePremium {
  /** AnstNr. */
  readonly person: string
  readonly amount: Ore
}

/** Returns the entries of the premiums to Fora, when the company posts them with the pay. */
export function insuranceEntries(
  company: Company,
  { amount }: InsurancePremium,
  { person, department }: PostedPerson,
  date: IsoDate,
  pay: readonly Part[],
): readonly Entry[] {
  if (!company.KonteraAmfAvgift) return []
  const account = accountOf(company, 'KtoForaAvgift')
  const entry = { account, amount, category: 'pension' as const, date, person, department, payslip: '', rows: [] }
  return mirrored(company, entry, accountOf(company, 'KtoForaSkuld'), pay)
}
