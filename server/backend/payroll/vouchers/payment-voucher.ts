import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import { compare, type FinishedPayslip } from '../finished-payslip.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { accountOfRow, netField, type PostedPerson } from './pay-accounts.ts'
import { type DistributionKeys, divided, type Entry, type Part, partsOf, payParts, type Undivided } from './posting.ts'
import type { Voucher } from './voucher.ts'
import { datedVouchers } from './vouchers-of.ts'

/** A payment of a payslip: to the person, or of its garnishment to Kronofogden. */
export interface PaidAmount {
  readonly payDate: IsoDate
  readonly amount: Ore
  readonly isInCash: boolean
  readonly isGarnishment: boolean
}

/** A payslip that an order has paid, and what was paid of it. */
export interface PaidSlip {
  readonly payslip: FinishedPayslip
  readonly payments: readonly PaidAmount[]
  /** Corrects another: what it lowers was taken from the account that net pay is owed on. */
  readonly isCorrection: boolean
}

/** A paid payment order. */
export interface PaidOrder {
  /** MsgId of its file. */
  readonly messageId: string
  /** Payslips below zero are drawn from the others of the same person. */
  readonly slips: readonly PaidSlip[]
}

/** What the posting of an order reads beside it. */
export interface Posting {
  readonly company: Company
  readonly people: readonly PostedPerson[]
  readonly keys: DistributionKeys
}

/** Returns the account that wages are paid from, by the company's clearing number. */
export const bankField = ({ BankClearNr }: Company): 'KtoPlusgiro' | 'KtoBank' =>
  /^(95[0-4]\d|996\d)/.test(BankClearNr.trim()) ? 'KtoPlusgiro' : 'KtoBank'

/** False when the company posts what the bank has paid in its accounting program instead. */
export const postsPayments = (company: Company): boolean => company[bankField(company)] !== ''

/**
 * Returns the vouchers of a paid order, one for each day: the debts that it settles against the
 * bank. Debit equals credit on each. Pay in cash is credited by the payslips' own voucher.
 *
 * @throws MissingAccount when the company has not entered an account that is needed
 * @throws RangeError for a person or a distribution key that is not known
 */
export function paymentVouchers({ company, people, keys }: Posting, order: PaidOrder): readonly Voucher[] {
  const known = new Map(people.map(each => [each.person, each]))
  const slips = order.slips.toSorted((a, b) => compare(a.payslip.id, b.payslip.id))
  const byPerson = Map.groupBy(slips, ({ payslip }) => payslip.person)
  const entries = [...byPerson].flatMap(([number, own]) => {
    const person = known.get(number)
    if (!person) throw new RangeError(`There is no employee ${number} in the basis.`)
    return [...own.flatMap(slip => paidEntries({ company, person, keys }, slip)), ...drawnEntries(company, person, own)]
  })
  return datedVouchers(company, entries, order.messageId, () => `Utbetalning ${order.messageId}`)
}

interface OfPerson {
  readonly company: Company
  readonly person: PostedPerson
  readonly keys: DistributionKeys
}

const settling = ({ person, department }: PostedPerson) => ({
  person,
  department,
  payslip: '',
  rows: [],
  category: 'net' as const,
})

/** Returns the entries of the payments of a payslip. The bank has one sum, as on its statement. */
function paidEntries({ company, person, keys }: OfPerson, { payslip, payments }: PaidSlip): readonly Entry[] {
  const { rows, totals } = payslip
  const pay = payParts(company, rows, keys)
  const withheld = rows.find(row => row.kind === 'NETTO' && accountOfRow(company, row, person) === company.KtoUtmatning)
  return payments.flatMap(({ amount, payDate: date, isInCash, isGarnishment }) => {
    const debt: AccountField = isGarnishment ? 'KtoUtmatning' : netField(totals.net, person)
    const from: AccountField = isInCash ? 'KtoKassa' : bankField(company)
    const parts = isGarnishment && withheld ? partsOf(company, withheld, keys) : pay
    return settled(company, { ...settling(person), amount, date, account: accountOf(company, debt) }, from, parts)
  })
}

/** Returns a debit, and the credit of the account that it is paid from. */
function settled(company: Company, debt: Undivided, from: AccountField, parts: readonly Part[]): readonly Entry[] {
  const account = accountOf(company, from)
  if (account === debt.account) return []
  const paid = { ...debt, account, amount: -debt.amount, person: '', department: '' }
  return [...divided(company, debt, parts), ...divided(company, paid, parts)]
}

/**
 * Returns the entries of what payslips below zero have drawn from the person's others: their net
 * pay is owed and was not paid.
 */
function drawnEntries(company: Company, person: PostedPerson, slips: readonly PaidSlip[]): readonly Entry[] {
  const [date = ''] = slips
    .flatMap(({ payslip, payments }) => [payslip.payDate, ...payments.map(({ payDate }) => payDate)])
    .toSorted(compare)
    .slice(-1)
  return slips.flatMap(({ payslip: { totals }, payments, isCorrection }) => {
    const paid = payments.filter(({ isGarnishment }) => !isGarnishment).reduce((sum, { amount }) => sum + amount, 0)
    const amount = totals.net - paid
    const field = netField(isCorrection ? 0 : totals.net, person)
    const own = { ...settling(person), amount, date, account: accountOf(company, field) }
    return amount === 0 ? [] : divided(company, own, [])
  })
}
