import type { ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Actor } from '../actor.ts'
import { correctionVouchers, type PostedSlip } from '../vouchers/correction-vouchers.ts'
import { companyOf, storePosting } from '../vouchers/make-vouchers.ts'
import { proposed } from '../vouchers/read-vouchers.ts'
import type { Chain } from './chain.ts'

/** A correction, and what the books have and should have of its payslip. */
export interface ToPost extends PostedSlip {
  readonly chain: Chain
}

/** Vouchers of a salary period. */
interface PostedPeriod {
  readonly period: string
  readonly vouchers: readonly ProposedVoucher[]
}

/** What has been posted, and what a clerk should know about it, in Swedish. */
export interface Posted {
  readonly postings: readonly PostedPeriod[]
  readonly remarks: readonly string[]
}

const isToPost = ({ chain, before, after }: ToPost): boolean =>
  before === null ? chain[0].isPosted || after !== null : chain.some(each => each.isPosted)

const remarkOf = (count: number): string =>
  count === 1
    ? 'Lönebeskedet är inte bokfört. Rättelsen bokförs tillsammans med det, när verifikationerna skapas.'
    : `${count} lönebesked är inte bokförda. Rättelserna bokförs tillsammans med dem, när verifikationerna skapas.`

/** Names payslips in the vouchers' texts. */
function nameOf(slips: readonly ToPost[]): string {
  const roots = slips.map(({ chain: [root] }) => root)
  const periods = [...new Set(roots.map(({ period }) => period))].toSorted()
  const [only, ...more] = roots
  const persons = only && more.length === 0 ? `anställd ${only.employmentNumber}` : `${slips.length} anställda`
  return `lönebesked ${periods.join(', ')}, ${persons}`
}

/**
 * Posts corrections when their payslips are posted: what they said is taken back, and what is right
 * is posted, those of a day together. One that is not posted yet is posted with its correction,
 * when the period's vouchers are made.
 *
 * @throws Refusal postingIncomplete
 */
export async function postedCorrections(
  tx: Transaction,
  slips: readonly ToPost[],
  { login, now }: Actor,
): Promise<Posted> {
  const waiting = slips.filter(each => !isToPost(each) && each.after !== null).length
  const postings: PostedPeriod[] = []
  const { company } = await companyOf(tx)
  for (const together of Map.groupBy(slips.filter(isToPost), ({ key, date }) => `${key.period} ${date}`).values()) {
    const [{ key, date }] = together as [ToPost, ...ToPost[]]
    const posting = await correctionVouchers(tx, company, { date, name: nameOf(together), slips: together })
    postings.push({ period: key.period, vouchers: await proposed(tx, posting) })
    await storePosting(tx, posting, { period: key.period, login, now })
  }
  return { postings, remarks: waiting > 0 ? [remarkOf(waiting)] : [] }
}
