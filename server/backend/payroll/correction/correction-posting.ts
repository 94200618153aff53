import type { ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { correctionVouchers, type WholePayslip } from '../vouchers/correction-vouchers.ts'
import { companyOf, storePosting } from '../vouchers/make-vouchers.ts'
import { proposed } from '../vouchers/read-vouchers.ts'
import type { Chain } from './chain.ts'

interface ToPost {
  /** The new payslip. */
  readonly key: PayslipKey
  readonly chain: Chain
  readonly date: IsoDate
  readonly before: WholePayslip | null
  readonly after: WholePayslip | null
  readonly login: string
}

/** What has been posted, and what a clerk should know about it, in Swedish. */
interface Posted {
  readonly vouchers: ProposedVoucher[]
  readonly remarks: readonly string[]
}

/**
 * Posts a correction when the payslip is posted: what it said is taken back, and what is right is
 * posted. One that is not posted yet is posted with its correction, when the period's vouchers are
 * made.
 *
 * @throws Refusal postingIncomplete
 */
export async function postedCorrection(tx: Transaction, made: ToPost): Promise<Posted> {
  const { key, chain, date, before, after, login } = made
  const [root] = chain
  if (before === null ? !root.isPosted && after === null : !chain.some(each => each.isPosted)) {
    const text = 'Lönebeskedet är inte bokfört. Rättelsen bokförs tillsammans med det, när verifikationerna skapas.'
    return { vouchers: [], remarks: after === null ? [] : [text] }
  }
  const { company } = await companyOf(tx)
  const name = `lönebesked ${root.period}, anställd ${root.employmentNumber}`
  const posting = await correctionVouchers(tx, company, { key, date, name, before, after })
  const vouchers = await proposed(tx, posting)
  await storePosting(tx, posting, { period: key.period, login })
  return { vouchers, remarks: [] }
}
