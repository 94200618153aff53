import type { MadeVouchers } from '#contracts/payroll/vouchers/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Progress } from '../../platform/jobs/progress.ts'
import { companyOf, newPostings, notPosted, periodOf, storePosting } from './make-vouchers.ts'
import { proposed } from './read-vouchers.ts'
import { tellVouchers } from './tell-vouchers.ts'

interface Making {
  /** True when nothing is stored. */
  readonly isPreview: boolean
  readonly login: string
  readonly now: Date
  /** Of the job that makes them, counted in payslips. */
  readonly progress?: Progress
}

/**
 * Makes the vouchers of a period with their event, or returns what would be made.
 *
 * @throws Refusal voucherPeriodMissing, postingIncomplete
 */
export async function makeVouchers(
  tx: Transaction,
  code: string,
  { isPreview, login, now, progress }: Making,
): Promise<MadeVouchers> {
  const { company } = await companyOf(tx)
  const period = await periodOf(tx, code, !isPreview)
  const postings = await newPostings(tx, company, period, progress)
  const answer: MadeVouchers = { Verifikationer: [], Anmarkningar: [...notPosted(company)] }
  for (const posting of postings) {
    answer.Verifikationer.push(...(await proposed(tx, posting)))
    answer.Anmarkningar.push(...(posting.remarks ?? []))
  }
  if (!isPreview && answer.Verifikationer.length > 0) {
    for (const posting of postings) await storePosting(tx, posting, { period: period.period, login, now })
    await tellVouchers(tx, 'made', period.period, answer.Verifikationer.length)
  }
  return answer
}
