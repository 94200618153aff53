import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { refusalOf } from '#contracts/life/life.ts'
import { orderLife, orderState } from '#contracts/payroll/payments/order-life.ts'
import { showKr } from '../../engine/show.ts'
import { requireFew } from '../../file-jobs/require-few.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { File, FileAsk, FileHandler } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type PrintPart, printPdf } from '../../platform/print/print-pdf.ts'
import { department, employee, payment, paymentOrder } from '../../tables/schema.ts'
import type { Actor } from '../actor.ts'
import { signers } from '../documents/signers.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'
import { paymentEvents } from './payment-events.ts'

/** @throws Refusal paymentMissing */
async function orderOf(tx: Transaction, { Period = '', Nr }: FileAsk['params']) {
  const isIt = and(eq(paymentOrder.period, Period), eq(paymentOrder.number, Number(Nr)))
  const [order] = await tx.select().from(paymentOrder).where(isIt)
  if (!order) throw new Refusal(errors.paymentMissing)
  return order
}

/**
 * Gives the file of an order as it was made, and counts that it was fetched.
 *
 * @throws Refusal paymentMissing for an order without a file, and for a cancelled one: its payslips
 * may be paid by another
 */
export async function fetchFile(tx: Transaction, params: FileAsk['params'], { login, now }: Actor): Promise<File> {
  const { id, fileName, file, period, number, status } = await orderOf(tx, params)
  const refusal = refusalOf(orderLife, orderState({ Status: status, Fil: fileName ?? '' }, false), 'fetch')
  if (refusal !== undefined) throw new Refusal(errors.paymentMissing, refusal)
  if (fileName === null || file === null) throw new Refusal(errors.paymentMissing)
  await tx
    .update(paymentOrder)
    .set({ fetches: sql`${paymentOrder.fetches} + 1`, fetchedAt: now, fetchedBy: login })
    .where(eq(paymentOrder.id, id))
  await appendEvent(tx, { type: paymentEvents.fetched, payload: { period, number } })
  return { name: fileName, content: file }
}

/** Gives the file of an order. */
export const paymentFile: FileHandler = ({ tx, params, caller, now }) =>
  fetchFile(tx, params, { login: caller.account.login, now })

/** Prints who is paid what by an order: to accounts, and in cash with room for a receipt. */
export const payoutList: FileHandler = async ask => {
  const { tx, params, now, progress } = ask
  const order = await orderOf(tx, params)
  const { company } = await companyOf(tx)
  const orders = { AnstNr: employee.employmentNumber, Namn: employee.lastName, Avdelning: department.name }
  const rows = await tx
    .select({
      person: payment.employmentNumber,
      name: payment.name,
      department: department.name,
      account: payment.account,
      amount: payment.amount,
    })
    .from(payment)
    .innerJoin(employee, eq(employee.employmentNumber, payment.employmentNumber))
    .leftJoin(department, eq(department.id, employee.departmentId))
    .where(eq(payment.order, order.id))
    .orderBy(orders[company.PrintoutPayoutPayslipSort as keyof typeof orders], payment.position)
  requireFew(ask, 'payoutList', rows.length)
  progress?.expect(rows.length)
  const title = `Utbetalningslista ${order.messageId}`
  const [toAccounts, inCash] = [rows.filter(row => row.account !== ''), rows.filter(row => row.account === '')]
  const cancelled = order.status === 'CANCELLED' ? [{ text: `Avbruten: ${order.reason}` }] : []
  const content = await printPdf({
    title,
    windowTitle: `${title}, ${company.Namn}`,
    intro: `${company.Namn}. Utskriven ${swedishDate(now)}.`,
    parts: [
      ...cancelled,
      ...listed('Till konto', 'Konto', toAccounts, progress),
      ...listed('Kontant', 'Kvitteras', inCash, progress),
      { facts: [['Summa att betala', `${showKr(order.total)} kr`]] },
      ...signers(company),
    ],
  })
  return { name: `${title}.pdf`, content }
}

interface Listed {
  readonly person: string
  readonly name: string
  readonly department: string | null
  readonly account: string
  readonly amount: number
}

/** Returns the payments of one kind with their sum. Without any there is no table. */
function listed(
  heading: string,
  last: string,
  rows: readonly Listed[],
  progress: FileAsk['progress'],
): readonly PrintPart[] {
  if (rows.length === 0) return []
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return [
    { heading },
    {
      heads: ['Anst.nr', 'Namn', 'Avdelning', last, 'Belopp'],
      widths: [56, '*', 90, 120, 76],
      numbers: [4],
      drawn: row => row < rows.length && progress?.add(1),
      rows: [
        ...rows.map(row => [row.person, row.name, row.department ?? '', row.account, showKr(row.amount)]),
        ['', 'Summa', '', '', showKr(sum)],
      ],
    },
  ]
}
