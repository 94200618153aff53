import { and, desc, eq, sql } from 'drizzle-orm'
import type { PaymentOrder, PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payment, paymentOrder, paymentPayslip, payslip } from '../../tables/schema.ts'
import { isOfRun } from '../run/payslip-numbers.ts'
import { periodOf } from '../run/salary-period.ts'
import { approvedPayslips, attestOf, payslipConditions } from '../run/status.ts'
import type { Company } from '../vouchers/company.ts'
import { messageId } from './bank-file.ts'
import { nextNumber } from './make-payments.ts'
import { payablePayslips, paymentBasis } from './payable-payslips.ts'
import { proposalOf } from './payment-proposal.ts'

/**
 * Returns what would be paid in a period now, and its orders.
 *
 * @throws Refusal salaryPeriodMissing
 */
export async function paymentPeriod(
  tx: Transaction,
  company: Company,
  code: string,
  now: Date,
): Promise<PaymentPeriod> {
  const period = await periodOf(tx, code)
  const payables = await payablePayslips(tx, { period: code, now, lock: false })
  const basis = await paymentBasis(tx, company, period, payables)
  const next = { messageId: messageId(code, await nextNumber(tx, code)), version: '03' as const, now }
  const { net, ...Lonebesked } = await countsOf(tx, code)
  return {
    Period: code,
    Utbetalningsdatum: period.payDay,
    Locked: period.isLocked,
    Lonebesked,
    Netto: fromHundredths(net),
    Forslag: proposalOf(basis, payables, next).answer,
    Ordrar: await ordersOf(tx, code),
  }
}

/** Returns how far the payslips of a period that are not taken back have come. */
async function countsOf(tx: Transaction, period: string) {
  const attest = await attestOf(tx)
  const approved = approvedPayslips(attest)
  const { standing, payment: paid } = payslipConditions(attest)
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await tx
    .select({
      Antal: sql<number>`count(*)`.mapWith(Number),
      EjKlara: counted(sql`not ${approved} and not (${paid.paid})`),
      Bestallda: counted(paid.ordered),
      Utbetalda: counted(paid.paid),
      net: sql<number>`coalesce(sum(${payslip.net}), 0)`.mapWith(Number),
    })
    .from(payslip)
    .where(and(eq(payslip.period, period), standing.counts, isOfRun))
  return counts ?? { Antal: 0, EjKlara: 0, Bestallda: 0, Utbetalda: 0, net: 0 }
}

/** Returns the orders of a period, the latest first. */
async function ordersOf(tx: Transaction, period: string): Promise<PaymentOrder[]> {
  const ofOrder = sql`p.ftg_key = payment_order.ftg_key and p.payment_order = payment_order.id`
  const stored = await tx
    .select({
      order: paymentOrder,
      cash: sql<number>`(select coalesce(sum(p.amount), 0) from ${payment} p where ${ofOrder} and p.kind = 'cash')`.mapWith(
        Number,
      ),
      garnished: sql<number>`(select coalesce(sum(p.garnished), 0) from ${paymentPayslip} p where ${ofOrder})`.mapWith(
        Number,
      ),
      slips: sql<number>`(select count(*) from ${paymentPayslip} p where ${ofOrder})`.mapWith(Number),
    })
    .from(paymentOrder)
    .where(eq(paymentOrder.period, period))
    .orderBy(desc(paymentOrder.number))
  const done = (at: Date | null, by: string | null) => at && { At: at.toISOString(), By: by ?? '' }
  return stored.map(({ order, cash, garnished, slips }) => ({
    Nr: order.number,
    MeddelandeId: order.messageId,
    Status: order.status,
    Lonebesked: slips,
    TillKonto: fromHundredths(order.total - cash),
    Kontant: fromHundredths(cash),
    Format: order.format,
    Fil: order.fileName ?? '',
    Utmatning: fromHundredths(garnished),
    Anmarkningar: [...order.warnings],
    Skapad: { At: order.createdAt.toISOString(), By: order.createdBy },
    Hamtningar: order.fetches,
    Hamtad: done(order.fetchedAt, order.fetchedBy),
    Utbetald: done(order.paidAt, order.paidBy),
    Avbruten: done(order.cancelledAt, order.cancelledBy),
    Orsak: order.reason,
  }))
}
