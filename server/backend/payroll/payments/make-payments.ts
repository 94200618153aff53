import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PainVersion } from '#contracts/code-lists/payments.ts'
import { errors } from '#contracts/errors.ts'
import { refusalOf } from '#contracts/life/life.ts'
import { type OrderAction, orderLife, orderState } from '#contracts/payroll/payments/order-life.ts'
import type { PaidPayslip, PaymentProposal, PaymentRequest } from '#contracts/payroll/payments/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inGroups } from '../../platform/in-turns.ts'
import { payment, paymentOrder, paymentPayslip, payslip, salaryPeriod } from '../../tables/schema.ts'
import type { Actor } from '../actor.ts'
import { takeBackOrdered } from '../advances/take-back.ts'
import type { Period } from '../basis/basis-of.ts'
import { markPayslips } from '../run/mark-payslips.ts'
import { openPeriod, periodOf } from '../run/salary-period.ts'
import type { Company } from '../vouchers/company.ts'
import { messageId } from './bank-file.ts'
import type { Payable } from './payable.ts'
import { payablePayslips, paymentBasis } from './payable-payslips.ts'
import { accountOf, garnishedIn, type Proposal, proposalOf } from './payment-proposal.ts'

/**
 * Makes a payment order of payslips, all or none. A preview stores nothing.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked, paymentOutdated, paymentRefused
 */
export async function makePayments(
  tx: Transaction,
  { company, period: code, body }: { company: Company; period: string; body: z.output<typeof PaymentRequest> },
  actor: Actor,
): Promise<{ readonly answer: PaymentProposal; readonly number: number | null; readonly count: number }> {
  const period = await payingPeriod(tx, code)
  const all = await payablePayslips(tx, { period: code, now: actor.now, lock: !body.Forhandsgranska })
  const payables = chosenOf(all, body.Lonebesked)
  requireDebts(all, payables)
  const { Version: version, Forhandsgranska: isPreview } = body
  return {
    ...(await orderPayments(tx, { company, period, payables, version, isPreview }, actor)),
    count: payables.length,
  }
}

/** What an order is made of. */
interface Ordered {
  readonly company: Company
  /** Held by `payingPeriod`. */
  readonly period: Period
  readonly payables: readonly Payable[]
  readonly version: PainVersion
  /** A preview stores nothing. */
  readonly isPreview: boolean
}

/**
 * Makes a payment order of payslips that are payable. Returns what it pays, and its number.
 *
 * @throws Refusal paymentRefused
 */
export async function orderPayments(
  tx: Transaction,
  { company, period, payables, version, isPreview }: Ordered,
  { login, now }: Actor,
): Promise<{ readonly answer: PaymentProposal; readonly number: number | null }> {
  const { period: code } = period
  const basis = await paymentBasis(tx, company, period, payables)
  const number = await nextNumber(tx, code)
  const proposal = proposalOf(basis, payables, { messageId: messageId(code, number), version, now })
  requirePossible(proposal)
  const { answer } = proposal
  if (isPreview) return { answer, number: null }
  await store(tx, proposal, { period: code, number, payables, login, now, format: company.BankNamn })
  return { answer, number }
}

/** Returns an open period, whose other orders and marks wait until this transaction ends. */
export async function payingPeriod(tx: Transaction, code: string): Promise<Period> {
  await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code)).for('update')
  return openPeriod(tx, code)
}

/** Returns the number of a period's next order. */
export async function nextNumber(tx: Transaction, period: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(paymentOrder.number) })
    .from(paymentOrder)
    .where(eq(paymentOrder.period, period))
  return (last?.number ?? 0) + 1
}

/** @throws Refusal paymentOutdated when one of the chosen cannot be paid as it has been seen */
function chosenOf(payables: readonly Payable[], chosen: readonly PaidPayslip[]): readonly Payable[] {
  const nameOf = (person: string, number: number) => JSON.stringify([person, number])
  const left = new Map(payables.map(each => [nameOf(each.key.employmentNumber, each.key.number), each]))
  return chosen.map(({ AnstNr, Nummer, Version }) => {
    const found = left.get(nameOf(AnstNr, Nummer))
    if (found?.version !== Version) {
      const message = `Lönebeskedet för anställd ${AnstNr} har ändrats eller betalas redan. Hämta sidan igen.`
      throw new Refusal(errors.paymentOutdated, message)
    }
    left.delete(nameOf(AnstNr, Nummer))
    return found
  })
}

/**
 * A payslip below zero is drawn when its person is paid next, and is not left out.
 *
 * @throws Refusal paymentRefused
 */
function requireDebts(payables: readonly Payable[], chosen: readonly Payable[]): void {
  const persons = new Set(chosen.map(({ slip }) => slip.person))
  const left = payables.find(
    each => each.slip.totals.net < 0 && persons.has(each.slip.person) && !chosen.includes(each),
  )
  if (!left) return
  const message = `Anställd ${left.slip.person}: lönebeskedet under noll ska dras i samma betalning.`
  throw new Refusal(errors.paymentRefused, message)
}

/** @throws Refusal paymentRefused */
function requirePossible({ order: { problems }, answer: { Hinder } }: Proposal): void {
  const [first] = problems
  if (first) throw new Refusal(errors.paymentRefused, `Anställd ${first.person}: ${first.text}`)
  if (Hinder.length > 0) throw new Refusal(errors.paymentRefused, Hinder.join(' '))
}

interface NewOrder {
  readonly period: string
  readonly number: number
  readonly payables: readonly Payable[]
  readonly login: string
  readonly now: Date
  readonly format: string
}

async function store(
  tx: Transaction,
  { order, file, answer }: Proposal,
  { period, number, payables, login, now, format }: NewOrder,
): Promise<void> {
  const sent = file && 'content' in file ? { fileName: file.name, file: file.content, format } : { format: '' }
  const [stored] = await tx
    .insert(paymentOrder)
    .values({
      period,
      number,
      messageId: messageId(period, number),
      createdAt: now,
      createdBy: login,
      ...sent,
      total: payables.reduce((sum, { slip }) => sum + slip.totals.net, 0) + garnishedIn(order.payments),
      warnings: answer.Anmarkningar,
    })
    .returning({ id: paymentOrder.id })
  if (!stored) throw new Error('the order was not stored')
  const keys = new Map(payables.map(({ key, slip }) => [slip.id, key]))
  const keyOf = (source: string) => {
    const key = keys.get(source)
    if (!key) throw new Error(`${source} is no payslip of the order`)
    return key
  }
  const paid = [
    ...order.payments.map(({ id: endToEndId, source, destination, purpose, name, payDate, amount }) => ({
      ...keyOf(source),
      endToEndId,
      name,
      payDate,
      amount,
      isGarnishment: purpose === 'garnishment',
      kind: destination.kind,
      account: accountOf(destination),
    })),
    ...order.cash.map(({ source, name, payDate, amount }) => ({
      ...keyOf(source),
      endToEndId: '',
      name,
      payDate,
      amount,
      kind: 'cash' as const,
      account: '',
    })),
  ].map((each, at) => ({ ...each, order: stored.id, position: at + 1 }))
  for (const some of inGroups(paid)) await tx.insert(payment).values(some)
  const bySlip = Map.groupBy(order.payments, ({ source }) => source)
  const slips = payables.map(({ key, slip }) => ({
    ...key,
    order: stored.id,
    net: slip.totals.net,
    garnished: garnishedIn(bySlip.get(slip.id) ?? []),
  }))
  for (const some of inGroups(slips)) await tx.insert(paymentPayslip).values(some)
}

/**
 * Returns an order that an action may be done with in an open period, and locks it.
 *
 * @throws Refusal paymentMissing, paymentSettled
 */
async function openOrder(tx: Transaction, period: string, number: number, action: OrderAction) {
  const [order] = await tx
    .select({ id: paymentOrder.id, status: paymentOrder.status })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.period, period), eq(paymentOrder.number, number)))
    .for('update')
  if (!order) throw new Refusal(errors.paymentMissing)
  const state = orderState({ Status: order.status, Fil: '' }, false)
  const refusal = refusalOf(orderLife, state, action)
  if (refusal !== undefined) throw new Refusal(errors.paymentSettled, refusal)
  return order
}

/**
 * Marks an order and its payslips as paid, and returns the numbers of the persons whose payslips
 * were not marked before, which an earlier version let a clerk do.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked, paymentMissing, paymentSettled
 */
export async function markPaid(tx: Transaction, period: string, number: number, { login, now }: Actor) {
  await payingPeriod(tx, period)
  const { id } = await openOrder(tx, period, number, 'settle')
  const slips = await tx
    .select({ AnstNr: payslip.employmentNumber, Nummer: payslip.number, Version: payslip.version })
    .from(paymentPayslip)
    .innerJoin(payslip, and(...samePayslip))
    .where(and(eq(paymentPayslip.order, id), sql`${payslip.paidAt} is null`))
  await tx.update(paymentOrder).set({ status: 'PAID', paidAt: now, paidBy: login }).where(eq(paymentOrder.id, id))
  const batch = { action: 'settle' as const, period, items: slips, login, now }
  const { marked, errors: left } = await markPayslips(tx, batch)
  if (left[0]) throw new Refusal(errors.paymentSettled, left[0].message)
  return marked
}

const samePayslip = [
  eq(payslip.period, paymentPayslip.period),
  eq(payslip.employmentNumber, paymentPayslip.employmentNumber),
  eq(payslip.number, paymentPayslip.number),
]

/**
 * Makes payslips unpaid that an earlier version let be marked as paid while their order was open.
 */
const unmark = (tx: Transaction, order: string) =>
  tx
    .update(payslip)
    .set({ paidAt: null, paidBy: null, version: sql`${payslip.version} + 1` })
    .where(
      and(
        isNotNull(payslip.paidAt),
        sql`exists (select from payment_payslip p where p.ftg_key = payslip.ftg_key and p.payment_order = ${order}
          and p.period = payslip.period and p.employment_number = payslip.employment_number and p.number = payslip.number)`,
      ),
    )

/**
 * Cancels an order, so that its payslips may be paid by another one. Returns how many they are.
 *
 * @throws Refusal salaryPeriodMissing, paymentMissing, paymentSettled
 */
export async function cancelPayments(
  tx: Transaction,
  { period, number, reason }: { readonly period: string; readonly number: number; readonly reason: string },
  { login, now }: Actor,
): Promise<number> {
  await periodOf(tx, period)
  const { id } = await openOrder(tx, period, number, 'cancel')
  await tx
    .update(paymentOrder)
    .set({ status: 'CANCELLED', cancelledAt: now, cancelledBy: login, reason })
    .where(eq(paymentOrder.id, id))
  await unmark(tx, id)
  await takeBackOrdered(tx, id, { login, now })
  const freed = await tx
    .update(paymentPayslip)
    .set({ holds: false })
    .where(eq(paymentPayslip.order, id))
    .returning({ number: paymentPayslip.number })
  return freed.length
}
