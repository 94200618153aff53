import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DeliveryStatus, DeliveryWay } from '#contracts/code-lists/deliveries.ts'
import type { Delivery } from '#contracts/payroll/delivery/shapes.ts'
import { payslip, payslipDelivery } from '../../tables/schema.ts'
import { type Means, planOf, type Recipient } from './delivery-plan.ts'

/** The condition that joins a payslip with its delivery. */
export const deliveryOfPayslip = and(
  eq(payslipDelivery.period, payslip.period),
  eq(payslipDelivery.employmentNumber, payslip.employmentNumber),
  eq(payslipDelivery.number, payslip.number),
)

const [way, due] = [payslipDelivery.way, payslipDelivery.dueAt]

/**
 * True when no job is left that would send the delivery: it failed, or it is that of the company of
 * which this one was restored.
 */
const isStranded = sql<boolean>`(${payslipDelivery.status} in ('WAITING', 'SENDING')
  and ${payslipDelivery.jobId} is not null and not exists (select from job j
    where j.id = ${payslipDelivery.jobId} and j.status in ('QUEUED', 'INPROGRESS')))`

/** What is said of a delivery that is stranded. Whether it was sent is not known. */
const stranded = 'Utskicket stannade innan det var klart.'

/**
 * Returns the columns of how far a payslip's delivery has come, which depends on the time: one on
 * paper is delivered when it is printed, and one on the own page on its day.
 */
export const deliveryColumns = (now: Date) => {
  const isThere = sql`${due} <= ${now.toISOString()}::timestamptz`
  const status: SQL<DeliveryStatus> = sql`case when ${payslip.publishedAt} is null or ${way} is null then 'PLANNED'
    when ${way} = 'PAPER' then case when ${payslip.printedAt} is null then 'WAITING' else 'DONE' end
    when ${way} = 'SCREEN' then case when ${isThere} then 'DONE' else 'WAITING' end
    when ${isStranded} then 'UNSURE'
    else ${payslipDelivery.status} end`
  return {
    status,
    way: sql<DeliveryWay | null>`${way}`,
    reason: sql<string | null>`case when ${isStranded} then '${sql.raw(stranded)}' else ${payslipDelivery.reason} end`,
    at: sql<Date | null>`case ${way} when 'PAPER' then ${payslip.printedAt}
      when 'SCREEN' then case when ${isThere} then ${due} end else ${payslipDelivery.sentAt} end`.mapWith(
      payslipDelivery.sentAt,
    ),
  }
}

type Stored = {
  readonly status: DeliveryStatus
  readonly way: DeliveryWay | null
  readonly reason: string | null
  readonly at: Date | null
}

/** Returns a delivery as the wire has it. One that is not published is told as it would be. */
export function deliveryAnswer(stored: Stored, recipient: Recipient, means: Means): Delivery {
  if (stored.way === null || stored.status === 'PLANNED') {
    const { way: Satt, reason: Orsak } = planOf(recipient, means)
    return { Satt, Status: 'PLANNED', Orsak, Tid: null }
  }
  const { way: Satt, status: Status, reason, at } = stored
  return { Satt, Status, Orsak: reason ?? '', Tid: at?.toISOString() ?? null }
}
