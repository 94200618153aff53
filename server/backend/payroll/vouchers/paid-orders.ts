import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payment, paymentOrder, paymentPayslip, payslip, payslipRow } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { type PayslipKey, payslipOf } from '../run/payslip-rows.ts'
import type { Company } from './company.ts'
import type { MadePosting } from './made-posting.ts'
import { bankField, type PaidOrder, paymentVouchers, postsPayments } from './payment-voucher.ts'
import { distributionKeys, peopleOf } from './voucher-basis.ts'
import { holdsAs } from './voucher-conditions.ts'

/**
 * True for a payment order of the query that the company posts: it is paid, and pays from the bank
 * or draws debts from pay. What is paid in cash alone is in the payslips' own voucher.
 */
export function isToPost(company: Company): SQL {
  if (!postsPayments(company)) return sql`false`
  // A company may post net pay on the bank's account at once.
  const wages = company.KtoNettolon !== company[bankField(company)]
  return sql`(payment_order.status = 'PAID' and (
    exists (select from payment p where p.ftg_key = payment_order.ftg_key and p.payment_order = payment_order.id
      and p.kind <> 'cash' and (p.is_garnishment or ${wages}))
    or exists (select from payment_payslip s where s.ftg_key = payment_order.ftg_key and s.payment_order = payment_order.id
      and s.net < 0)))`
}

/** True for a payment order of the query that a voucher which holds posts. */
export const isOrderPosted = sql`exists (select from voucher v where v.ftg_key = payment_order.ftg_key
  and v.payment_order = payment_order.id and ${holdsAs('v')})`

/** Returns the vouchers of a period's paid orders that are not posted, and stores nothing. */
export async function paymentPostings(
  tx: Transaction,
  company: Company,
  { period, payDay }: Period,
): Promise<readonly MadePosting[]> {
  const orders = await tx
    .select({ id: paymentOrder.id, number: paymentOrder.number, messageId: paymentOrder.messageId })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.period, period), isToPost(company), sql`not ${isOrderPosted}`))
    .orderBy(paymentOrder.number)
  if (orders.length === 0) return []
  const [people, keys] = [await peopleOf(tx, company, payDay), await distributionKeys(tx)]
  const made: MadePosting[] = []
  for (const order of orders) {
    const vouchers = paymentVouchers({ company, people, keys }, await paidOrder(tx, order))
    if (vouchers.length > 0) made.push({ company, slips: new Map(), vouchers, order })
  }
  return made
}

const nameOf = ({ employmentNumber, number }: Pick<PayslipKey, 'employmentNumber' | 'number'>): string =>
  `${employmentNumber}-${number}`

async function paidOrder(
  tx: Transaction,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<PaidOrder> {
  const { basis: _, registers: __, steps: ___, ...columns } = getTableColumns(payslip)
  const isPaid = (of: typeof payslip | typeof payslipRow) =>
    and(
      ...[eq(paymentPayslip.period, of.period), eq(paymentPayslip.employmentNumber, of.employmentNumber)],
      ...[eq(paymentPayslip.number, of.number), eq(paymentPayslip.order, id)],
    )
  const slips = await tx.select(columns).from(payslip).innerJoin(paymentPayslip, isPaid(payslip))
  const rows = Map.groupBy(
    await tx.select(getTableColumns(payslipRow)).from(payslipRow).innerJoin(paymentPayslip, isPaid(payslipRow)),
    nameOf,
  )
  const payments = Map.groupBy(await tx.select().from(payment).where(eq(payment.order, id)), nameOf)
  return {
    messageId,
    slips: slips.map(slip => ({
      isCorrection: slip.corrects !== null,
      payslip: {
        ...payslipOf({ ...slip, basis: {}, registers: '', steps: [] }, rows.get(nameOf(slip)) ?? []),
        id: nameOf(slip),
      },
      payments: (payments.get(nameOf(slip)) ?? []).map(({ payDate, amount, kind, isGarnishment }) => ({
        payDate,
        amount,
        isInCash: kind === 'cash',
        isGarnishment,
      })),
    })),
  }
}
