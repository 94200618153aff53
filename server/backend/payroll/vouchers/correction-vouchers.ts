import type { IsoDate } from '#contracts/rules/date.ts'
import type { Basis } from '../../engine/basis.ts'
import { contributionFactsOf } from '../../engine/calculate.ts'
import { contributions } from '../../engine/contributions/contributions.ts'
import type { Ore } from '../../engine/money.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import type { Company } from './company.ts'
import { holidayChangeOf } from './holiday-changes.ts'
import type { HolidayChange } from './holiday-entries.ts'
import type { MadePosting } from './made-posting.ts'
import { postable } from './make-vouchers.ts'
import type { PostedPerson } from './pay-accounts.ts'
import type { ContributionCost } from './payslip-entries.ts'
import { reversalOf, type Voucher } from './voucher.ts'
import { distributionKeys, earlierPayOf, kindOf, peopleOf } from './voucher-basis.ts'
import { type VoucherBasis, vouchersOf } from './vouchers-of.ts'

/** A payslip with all that corrects it, as one, and the basis of the last. */
export interface WholePayslip {
  readonly payslip: Payslip
  readonly facts: Basis
}

/** A correction, and what the books have and should have of its payslip. */
export interface PostedSlip {
  /** The new payslip, which the vouchers post. */
  readonly key: PayslipKey
  /** The period of the payslip that is corrected, whose holiday liability changes. */
  readonly corrects: string
  /** The posting date. */
  readonly date: IsoDate
  /** What has been posted, or null for nothing. */
  readonly before: WholePayslip | null
  /** What is right, or null when it is taken back. */
  readonly after: WholePayslip | null
}

/** What corrections of a day post together. */
interface PostedCorrections {
  readonly date: IsoDate
  /** Names the payslips in the vouchers' texts. */
  readonly name: string
  readonly slips: readonly PostedSlip[]
}

const idOf = ({ key }: PostedSlip): string => `${key.employmentNumber}-${key.number}`

/**
 * Returns the vouchers of corrections: one that takes back what the payslips and their earlier
 * corrections posted, and one of what is right. Together they post the difference.
 *
 * @throws Refusal postingIncomplete
 */
export async function correctionVouchers(
  tx: Transaction,
  company: Company,
  { date, name, slips }: PostedCorrections,
): Promise<MadePosting> {
  const people = await peopleOf(tx, company, date)
  // A correction is posted on one day, whatever the company's days of pay and taxes are.
  const onOneDay: Company = { ...company, BokfdatLon: 'U', BokfdatSkatt: 'U' }
  const personOf = new Map(people.map(each => [each.person, each]))
  const keys = await distributionKeys(tx)
  const earlier = new Map<string, ReadonlyMap<string, Ore | null>>()
  for (const [period, own] of Map.groupBy(company.KonteraBerSemLon ? slips : [], ({ corrects }) => corrects)) {
    const numbers = own.map(({ key }) => key.employmentNumber)
    earlier.set(period, await earlierPayOf(tx, period, numbers))
  }
  const holidayOf = ({ key: { employmentNumber: person }, corrects }: PostedSlip, of: WholePayslip): HolidayChange => {
    const earlierPay = earlier.get(corrects)?.get(person) ?? null
    return holidayChangeOf({ person, basis: of.facts, balances: of.payslip.balances, earlierPay }, law)
  }
  const basisOf = (which: 'before' | 'after'): VoucherBasis => {
    const whole = slips.flatMap(slip => {
      const of = slip[which]
      return of ? [{ of, slip, id: idOf(slip), person: personOf.get(slip.key.employmentNumber) }] : []
    })
    return {
      company: onOneDay,
      period: date.slice(0, 7),
      lastDay: date,
      people,
      keys,
      payslips: whole.map(({ of: { payslip }, id }) => ({ ...payslip, payDate: date, id })),
      contributions: whole.flatMap(({ of, id, person }) => costsOf(id, of, person)),
      holiday: company.KonteraBerSemLon ? whole.map(({ of, slip }) => holidayOf(slip, of)) : [],
    }
  }
  const made = (which: 'before' | 'after') => {
    const basis = basisOf(which)
    return basis.payslips.length === 0 ? [] : vouchersOf(basis)
  }
  const named = (text: string) => (voucher: Voucher) => ({ ...voucher, text: `${text} ${name}` })
  return postable(() => ({
    company,
    slips: new Map(slips.map(slip => [idOf(slip), slip.key])),
    vouchers: [
      ...made('before')
        .map(each => reversalOf(each, date))
        .map(named('Återföring av')),
      ...made('after').map(named(slips.length === 1 ? 'Rättat' : 'Rättade')),
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
