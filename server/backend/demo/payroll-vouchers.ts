import { and, asc, eq, exists, isNull, lt, not, sql } from 'drizzle-orm'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { monthOf } from '../engine/dates.ts'
import type { Period } from '../payroll/basis/basis-of.ts'
import { voucherEvents } from '../payroll/vouchers/live-events.ts'
import { companyOf, newPostings, storePosting } from '../payroll/vouchers/make-vouchers.ts'
import { sendVouchers } from '../payroll/vouchers/send-vouchers.ts'
import { bankDayAfter } from '../platform/calendar/bank-days.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { payslip, salaryPeriod, voucher } from '../tables/schema.ts'
import type { DemoClerk } from './payroll-finish.ts'

/**
 * Returns the periods that are to be posted, in order: all of their payslips are paid, in a month
 * that has ended. One that somebody has begun to post is left.
 */
export function unposted(tx: Transaction, today: IsoDate): Promise<Period[]> {
  const ofPeriod = eq(payslip.period, salaryPeriod.period)
  const one = { one: sql`1` }
  return tx
    .select()
    .from(salaryPeriod)
    .where(
      and(
        lt(salaryPeriod.payDay, `${monthOf(today)}-01`),
        exists(tx.select(one).from(payslip).where(ofPeriod)),
        not(
          exists(
            tx
              .select(one)
              .from(payslip)
              .where(and(ofPeriod, isNull(payslip.paidAt))),
          ),
        ),
        not(exists(tx.select(one).from(voucher).where(eq(voucher.period, salaryPeriod.period)))),
      ),
    )
    .orderBy(asc(salaryPeriod.payDay), asc(salaryPeriod.period))
}

/**
 * Posts a period, as a clerk does on the first bank day of the next month: its payslips and its
 * paid orders, sent to the bookkeeping as a file.
 */
export async function postDemoMonth(tx: Transaction, period: Period, { login }: DemoClerk): Promise<void> {
  const { company } = await companyOf(tx)
  const postings = await newPostings(tx, company, period)
  if (postings.length === 0) return
  const [year, month] = period.payDay.split('-').map(Number)
  const endOfMonth = isoDate(Number(year), Number(month) + 1, 0)
  const now = new Date(`${bankDayAfter(endOfMonth)}T09:00:00Z`)
  const tell = (what: 'made' | 'sent', count: number) =>
    appendEvent(tx, { type: voucherEvents[what], payload: { period: period.period, count } })
  for (const posting of postings) await storePosting(tx, posting, { period: period.period, login, now })
  await tell('made', postings.flatMap(({ vouchers }) => vouchers).length)
  await tell('sent', (await sendVouchers(tx, period.period, { login, now })).count)
}
