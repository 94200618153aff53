import { and, eq, max } from 'drizzle-orm'
import type { Actor } from '../payroll/actor.ts'
import { makePayments, markPaid } from '../payroll/payments/make-payments.ts'
import { paymentEvents } from '../payroll/payments/payment-events.ts'
import { fetchFile } from '../payroll/payments/payment-files.ts'
import { paymentPeriod } from '../payroll/payments/payment-period.ts'
import { payslipEvents } from '../payroll/run/payslip-events.ts'
import { companyOf } from '../payroll/vouchers/make-vouchers.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { payment, paymentOrder } from '../tables/schema.ts'

/**
 * Pays the ready payslips of a period, as a clerk does: ordered, fetched as a file for the bank,
 * and marked as paid on the day of the last payment. Whoever cannot be paid is left, and so are
 * all when there can be no file.
 */
export async function payDemoPayslips(tx: Transaction, period: string, { login, now }: Actor): Promise<void> {
  const { company } = await companyOf(tx)
  const { Forslag } = await paymentPeriod(tx, company, period, now)
  const Lonebesked = Forslag.Lonebesked.flatMap(({ AnstNr, Nummer, Version, Hinder }) =>
    Hinder === '' ? [{ AnstNr, Nummer, Version }] : [],
  )
  if (Lonebesked.length === 0 || Forslag.Hinder.length > 0) return
  const body = { Forhandsgranska: false, Version: '03' as const, Lonebesked }
  const { number, count } = await makePayments(tx, { company, period, body }, { login, now })
  if (number === null) return
  await appendEvent(tx, { type: paymentEvents.ordered, payload: { period, number, count } })
  const { fileName, lastDay } = await orderOf(tx, period, number)
  if (fileName !== null) await fetchFile(tx, { Period: period, Nr: String(number) }, { login, now })
  const paidAt = lastDay === null ? now : new Date(`${lastDay}T12:00:00Z`)
  const persons = await markPaid(tx, period, number, { login, now: paidAt })
  await appendEvent(tx, { type: payslipEvents.paid, payload: { period, persons } })
}

/** Returns the name of an order's file, and the day of its last payment. */
async function orderOf(tx: Transaction, period: string, number: number) {
  const [order] = await tx
    .select({ fileName: paymentOrder.fileName, lastDay: max(payment.payDate) })
    .from(paymentOrder)
    .leftJoin(payment, eq(payment.order, paymentOrder.id))
    .where(and(eq(paymentOrder.period, period), eq(paymentOrder.number, number)))
    .groupBy(paymentOrder.ftgKey, paymentOrder.id)
  if (!order) throw new Error(`the order ${number} of ${period} is gone`)
  return order
}
