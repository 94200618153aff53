import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { payoutMethods } from '#contracts/code-lists/employment.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { type Ore, scaled } from '../../engine/money.ts'
import { compare, type FinishedPayslip, inOrder } from '../finished-payslip.ts'
import type { Company } from '../vouchers/company.ts'
import { bankText, isBic } from './bank-text.ts'
import type {
  CashPayment,
  Destination,
  PaidApart,
  Payment,
  PaymentOrder,
  PaymentProblem,
  Purpose,
  Repeated,
} from './payment.ts'
import { swedishAccount } from './swedish-account.ts'

/** How a person is paid: the fields of the employee (contracts/person/payment). */
export interface Payee {
  /** AnstNr. */
  readonly person: string
  /** First and last name. */
  readonly name: string
  readonly UtbetSatt: CodeOf<typeof payoutMethods>
  readonly ClearNr: string
  readonly KontoNr: string
  readonly ClearNr2: string
  readonly KontoNr2: string
  /** The share of the second account, in percent. */
  readonly Andel2: number
  readonly ClearNr3: string
  readonly KontoNr3: string
  readonly Andel3: number
  readonly UtlIBAN: string
  readonly UtlBIC: string
}

/** An advance on pay that is paid before the payslip. */
export interface Advance {
  /** Like a payslip's. */
  readonly id: string
  readonly person: string
  readonly payDate: IsoDate
  readonly amount: Ore
}

/** What a payslip has deducted for Kronofogden, and where it is paid. */
export interface Garnishment {
  /** The payslip's id. */
  readonly payslip: string
  /** The decision that it is deducted by, as the payslip numbers them. Empty when there is none. */
  readonly decision: string
  readonly person: string
  readonly payDate: IsoDate
  readonly amount: Ore
  readonly name: string
  readonly bankgiro: string
  readonly reference: string
}

/** What payments are made of. The order of the lists does not matter. */
export interface PaymentBasis {
  readonly company: Company
  readonly payees: readonly Payee[]
  readonly payslips: readonly FinishedPayslip[]
  readonly advances: readonly Advance[]
  readonly garnishments: readonly Garnishment[]
  /** The files that have been made before, with the EndToEndIds of their payments. */
  readonly earlier: readonly { readonly messageId: string; readonly ids: readonly string[] }[]
}

/**
 * Returns the payments of payslips, advances and garnishments.
 *
 * @throws RangeError when a payslip or an advance comes twice, or its id is no id
 */
export function paymentsOf(basis: PaymentBasis): PaymentOrder {
  const { company, advances, garnishments } = basis
  const payees = new Map(basis.payees.map(payee => [payee.person, payee]))
  const pay = [
    ...withDebtsDrawn(inOrder(basis.payslips)).map(due => ({ purpose: 'salary' as const, ...due })),
    ...byId(advances).map(advance => ({ purpose: 'advance' as const, isCovered: true, ...advance })),
  ]
  const paid = pay.map(each => payOf(company, each, payees.get(each.person)))
  // What a payslip withholds leaves with its net pay: not before it can be paid.
  const stopped = new Set(paid.flatMap(({ problems }) => problems.map(({ source }) => source)))
  const withheld = garnishments.filter(({ payslip }) => !stopped.has(payslip))
  const made = [...paid, ...inOrderOfPay(withheld).map(each => garnished(company, each))]
  const payments = made.flatMap(each => each.payments)
  const twice = firstTwice([...pay.map(({ id }) => id), ...payments.map(({ id }) => `payment ${id}`)])
  if (twice !== undefined) throw new RangeError(`Paid twice: ${twice}.`)
  return orderOf(basis, payments, {
    cash: made.flatMap(each => each.cash),
    problems: made.flatMap(each => each.problems),
    apart: made.flatMap(each => each.apart),
  })
}

/** Returns an order with those payments only that no file has had. */
export const withoutRepeated = (order: PaymentOrder): PaymentOrder => {
  const had = new Set(order.repeated.map(({ id }) => id))
  const payments = order.payments.filter(({ id }) => !had.has(id))
  return { ...order, payments, repeated: [], total: totalOf(payments) }
}

function orderOf(
  { earlier }: PaymentBasis,
  payments: readonly Payment[],
  others: Pick<PaymentOrder, 'cash' | 'problems' | 'apart'>,
): PaymentOrder {
  // Of several files with a payment, the first is said.
  const files = earlier.toSorted((a, b) => compare(b.messageId, a.messageId))
  const had = new Map(files.flatMap(({ messageId, ids }) => ids.map(id => [id, messageId] as const)))
  const repeated = payments.flatMap(({ id }): Repeated[] => {
    const messageId = had.get(id)
    return messageId === undefined ? [] : [{ id, messageId }]
  })
  return { payments, ...others, repeated, total: totalOf(payments) }
}

interface Due {
  readonly id: string
  readonly person: string
  readonly payDate: IsoDate
  readonly amount: Ore
  /** False when the person's payslips together are below zero: then none of them is paid. */
  readonly isCovered: boolean
}

/**
 * Returns what each payslip pays. A payslip below zero, which claims back what was paid too much,
 * is drawn from the person's others. Where they do not cover it, nothing is drawn.
 */
function withDebtsDrawn(payslips: readonly FinishedPayslip[]): readonly Due[] {
  const debts = new Map<string, Ore>()
  const earned = new Map<string, Ore>()
  for (const { person, totals } of payslips) {
    const sums = totals.net < 0 ? debts : earned
    sums.set(person, (sums.get(person) ?? 0) + Math.abs(totals.net))
  }
  const isCovered = (person: string) => (earned.get(person) ?? 0) >= (debts.get(person) ?? 0)
  const covered = new Map(payslips.map(({ person }) => [person, isCovered(person)]))
  const drawn = (left: Map<string, Ore>, person: string, amount: Ore): Ore => {
    const part = Math.min(amount, left.get(person) ?? 0)
    left.set(person, (left.get(person) ?? 0) - part)
    return part
  }
  return payslips.map(({ id, person, payDate, totals: { net } }) => {
    if (!covered.get(person)) return { id, person, payDate, amount: net, isCovered: false }
    const amount = net < 0 ? net + drawn(earned, person, -net) : net - drawn(debts, person, net)
    return { id, person, payDate, amount, isCovered: true }
  })
}

const totalOf = (payments: readonly Payment[]): Ore => payments.reduce((sum, { amount }) => sum + amount, 0)

const byId = <T extends { readonly id: string }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => compare(a.id, b.id))

function firstTwice(list: readonly string[]): string | undefined {
  const had = new Set<string>()
  return list.find(each => had.size === had.add(each).size)
}

/**
 * Returns an EndToEndId: the source's id, and which of its payments it is. The format has 35
 * characters.
 */
function paymentId(source: string, part: string): string {
  const id = source.length > 32 ? source.replaceAll('-', '') : source
  if (!/^[A-Za-z0-9-]{1,32}$/.test(id)) throw new RangeError(`${source} is no id of a payment.`)
  return `${id}-${part}`
}

interface Pay extends Due {
  readonly purpose: Purpose
}

interface Made {
  readonly payments: readonly Payment[]
  readonly cash: readonly CashPayment[]
  readonly problems: readonly PaymentProblem[]
  readonly apart: readonly PaidApart[]
}

const nothing: Made = { payments: [], cash: [], problems: [], apart: [] }

/** Returns the payments of a payslip's net pay or an advance: to accounts, in cash, or why not. */
function payOf(company: Company, pay: Pay, payee: Payee | undefined): Made {
  const { purpose, id, person, payDate, amount, isCovered } = pay
  const problem = (text: string): Made => ({ ...nothing, problems: [{ purpose, source: id, person, amount, text }] })
  if (amount === 0) return nothing
  if (amount < 0) return problem('Nettolönen är under noll. Skulden dras på nästa lönebesked.')
  if (!isCovered) return problem('Lönen räcker inte till skulden av ett lönebesked under noll, som dras samtidigt.')
  if (!payee) return problem('Den anställda finns inte i registret.')
  const name = payee.name.trim()
  if (name === '') return problem('Den anställda har inget namn. Banken kräver mottagarens namn.')
  const shared = { purpose, source: id, person, payDate, name }
  if (payee.UtbetSatt === 'KON') return { ...nothing, cash: [{ ...shared, amount }] }
  const shares = sharesOf(company, payee, amount)
  if (typeof shares === 'string') return problem(shares)
  const unreadable = whyNotInFile(company, name, shares)
  if (unreadable !== '') return problem(unreadable)
  return {
    ...nothing,
    payments: shares
      .filter(share => share.amount > 0)
      .map(({ part, ...share }) => ({ ...shared, ...share, id: paymentId(id, part), reference: '' })),
  }
}

/** Returns why the company's bank file cannot have a payment, or empty. */
function whyNotInFile({ KopplaBank, BankNamn }: Company, name: string, shares: readonly Share[]): string {
  if (!KopplaBank) return ''
  if (BankNamn === 'BGC')
    return shares.some(({ destination }) => destination.kind !== 'swedish')
      ? 'Bankgirots lönefil har bara svenska konton.'
      : ''
  return bankText(name, name.length) === '' ? 'Namnet har inga tecken som banken tar emot.' : ''
}

interface Share {
  /** Which of the person's accounts it is. */
  readonly part: string
  readonly destination: Destination
  readonly amount: Ore
}

/** Returns the amount by the person's accounts, or why it cannot be paid. */
function sharesOf(company: Company, payee: Payee, amount: Ore): readonly Share[] | string {
  if (payee.UtbetSatt === 'PGU') return 'Utbetalning via Plusgirot har upphört. Ange ett bankkonto.'
  if (payee.UtbetSatt === 'BNU') return foreignShares(payee, amount)
  if (payee.KontoNr.trim() === '' || payee.ClearNr.trim() === '') return 'Bankkonto saknas.'
  const further = [
    { part: '2', clearing: payee.ClearNr2, account: payee.KontoNr2, percent: payee.Andel2 },
    { part: '3', clearing: payee.ClearNr3, account: payee.KontoNr3, percent: payee.Andel3 },
  ].filter(({ account, percent }) => account.trim() !== '' && percent !== 0)
  if (further.some(({ clearing }) => clearing.trim() === '')) return 'Clearingnummer saknas för ett av kontona.'
  // A tenth of a thousandth of a percent: the shares are typed with four decimals at most.
  const parts = further.map(each => ({ ...each, weight: Math.round(each.percent * 10_000) }))
  const wholeWeight = 1_000_000
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (weights > wholeWeight || parts.some(({ weight }) => weight < 0))
    return 'Andelarna till kontona är tillsammans mer än 100 %.'
  const unit = amount % paidUnit(company) === 0 ? paidUnit(company) : 1
  const amounts = parts.map(({ weight }) => scaled(amount, [weight, wholeWeight], 'down', unit))
  const rest = amount - amounts.reduce((sum, each) => sum + each, 0)
  const shareOf = (part: string, clearing: string, account: string, each: Ore): Share => ({
    part,
    amount: each,
    destination: { kind: 'swedish', ...swedishAccount(clearing, account) },
  })
  // When all is shared out, the second account takes the öre that the shares leave.
  const isAllShared = weights === wholeWeight
  return [
    ...(isAllShared ? [] : [shareOf('1', payee.ClearNr, payee.KontoNr, rest)]),
    ...parts.map(({ part, clearing, account }, at) =>
      shareOf(part, clearing, account, (amounts[at] ?? 0) + (isAllShared && at === 0 ? rest : 0)),
    ),
  ]
}

/** Returns the öre that pay is paid in multiples of, by AvrundaTotal. */
const paidUnit = ({ AvrundaTotal }: Company): number =>
  Number(AvrundaTotal) <= 0 ? 100 : Number(AvrundaTotal) === 1 ? 10 : 1

function foreignShares({ UtlIBAN, UtlBIC }: Payee, amount: Ore): readonly Share[] | string {
  const [iban, bic] = [UtlIBAN, UtlBIC].map(text => text.replace(/\s/g, '').toUpperCase())
  if (!iban) return 'IBAN saknas.'
  if (!bic) return 'BIC saknas.'
  if (!isBic(bic)) return `${bic} är ingen BIC.`
  return [{ part: '1', destination: { kind: 'foreign', iban, bic }, amount }]
}

const inOrderOfPay = (garnishments: readonly Garnishment[]): readonly Garnishment[] =>
  garnishments.toSorted(
    (a, b) =>
      compare(a.payDate, b.payDate) ||
      compare(a.person, b.person) ||
      compare(a.payslip, b.payslip) ||
      compare(a.decision, b.decision),
  )

/** Returns the payment of a deducted garnishment to Kronofogden, or why there is none. */
function garnished(company: Company, garnishment: Garnishment): Made {
  const { payslip, decision, person, payDate, amount, name, reference } = garnishment
  if (amount === 0) return nothing
  const number = garnishment.bankgiro.replace(/\D/g, '')
  const text = reasonApart(company, garnishment, number)
  if (text !== '') return { ...nothing, apart: [{ source: payslip, person, amount, text }] }
  // A payslip has at most ten decisions, so that their last digits differ.
  const id = paymentId(payslip, `K${decision.slice(-1)}`)
  const shared = { purpose: 'garnishment' as const, source: payslip, person, amount }
  const destination = { kind: 'bankgiro' as const, number }
  return { ...nothing, payments: [{ ...shared, id, payDate, name, destination, reference }] }
}

/** Returns why a garnishment is not paid by the order, or empty. */
function reasonApart({ KopplaBank, BankNamn }: Company, { amount, decision }: Garnishment, number: string): string {
  if (amount < 0) return 'utmätningen har rättats nedåt. Gör upp det med Kronofogden.'
  if (decision === '') return 'inget beslut om utmätning stämmer med lönebeskedet.'
  if (number === '') return 'Kronofogdens bankgiro saknas på beslutet.'
  return KopplaBank && BankNamn === 'BGC' ? 'Bankgirots lönefil har bara löner.' : ''
}
