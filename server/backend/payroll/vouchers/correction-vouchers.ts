import type { IsoDate } from '#contracts/rules/date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { contributionFactsOf } from '../engine/calculate.ts'
import { contributions } from '../engine/contributions/contributions.ts'
import type { Payslip } from '../engine/payslip.ts'
import { law } from '../law/law.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import type { Company } from './company.ts'
import { type MadePosting, postable } from './make-vouchers.ts'
import type { PostedPerson } from './pay-accounts.ts'
import type { ContributionCost } from './payslip-entries.ts'
import { reversalOf, type Voucher } from './voucher.ts'
import { distributionKeys, kindOf, peopleOf } from './voucher-basis.ts'
import { type VoucherBasis, vouchersOf } from './vouchers-of.ts'

/** A payslip with all that corrects it, as one, and what its contributions were calculated from. */
export interface WholePayslip {
  readonly payslip: Payslip
  readonly facts: Parameters<typeof contributionFactsOf>[0]
}

/** What a correction posts. */
export interface PostedCorrection {
  /** The new payslip, which the vouchers post. */
  readonly key: PayslipKey
  /** The posting date. */
  readonly date: IsoDate
  /** Names the payslip in the vouchers' texts. */
  readonly name: string
  /** What has been posted, or null for nothing. */
  readonly before: WholePayslip | null
  /** What is right, or null when it is taken back. */
  readonly after: WholePayslip | null
}

/**
 * Returns the vouchers of a correction: one that takes back what the payslip and its earlier
 * corrections posted, and one of what is right. Together they post the difference.
 *
 * @throws Refusal postingIncomplete
 */
export async function correctionVouchers(
  tx: Transaction,
  company: Company,
  { key, date, name, before, after }: PostedCorrection,
): Promise<MadePosting> {
  const people = await peopleOf(tx, company, date)
  const id = `${key.employmentNumber}-${key.number}`
  // A correction is posted on one day, whatever the company's days of pay and taxes are.
  const onOneDay: Company = { ...company, BokfdatLon: 'U', BokfdatSkatt: 'U' }
  const person = people.find(each => each.person === key.employmentNumber)
  const keys = await distributionKeys(tx)
  const basisOf = (of: readonly WholePayslip[]): VoucherBasis => ({
    ...{ company: onOneDay, period: date.slice(0, 7), lastDay: date, people, keys },
    payslips: of.map(({ payslip }) => ({ ...payslip, payDate: date, id })),
    contributions: of.flatMap(each => costsOf(id, each, person)),
    ...{ holiday: [], insurance: [] },
  })
  const made = (of: WholePayslip | null) => (of ? vouchersOf(basisOf([of])) : [])
  const named = (text: string) => (voucher: Voucher) => ({ ...voucher, text: `${text} ${name}` })
  return postable(() => ({
    gathered: { basis: { ...basisOf([]), company }, slips: new Map([[id, key]]) },
    vouchers: [
      ...made(before)
        .map(each => reversalOf(each, date))
        .map(named('Återföring av')),
      ...made(after).map(named('Rättat')),
    ],
  }))
}

/** Returns the contributions of a payslip by rate, as far as its facts give what it says. */
function costsOf(
  id: string,
  { payslip, facts }: WholePayslip,
  person: PostedPerson | undefined,
): readonly ContributionCost[] {
  const { contributionBase, contributions: total } = payslip.totals
  const { value } = contributions(law, contributionFactsOf(facts, contributionBase))
  const parts = value.total === total ? value.parts : [{ group: 'full' as const, amount: total }]
  return parts
    .filter(({ amount }) => amount !== 0)
    .map(({ group, amount }) => ({ payslip: id, amount, kind: kindOf(facts.contribution.type, group, person) }))
}
