import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { inGroups } from '../../platform/in-turns.ts'
import { queueJob } from '../../platform/jobs/job-queue.ts'
import { employee, job, payslip, payslipDelivery } from '../../tables/schema.ts'
import { amongKeys, type PayslipKey } from '../run/payslip-rows.ts'
import { deliveryJobKind } from './delivery-job-kind.ts'
import { planOf } from './delivery-plan.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { meansOf, recipientColumns, visibleFrom } from './recipients.ts'

/** Returns the instant at which a payslip may be sent: in the morning of the day it is seen. */
const morningOf = (day: IsoDate) => sql<Date>`((${day}::date + time '06:00') at time zone 'Europe/Stockholm')`

/**
 * Gives payslips that have just been published their deliveries, and queues the job that sends
 * them on the day that the employees may see them.
 */
export async function deliver(
  tx: Transaction,
  { keys, ftgKey, now }: { readonly keys: readonly PayslipKey[]; readonly ftgKey: string; readonly now: Date },
  services: DeliveryServices,
): Promise<void> {
  const { means, daysBefore } = await meansOf(tx, services)
  const jobs = new Map<string, string>()
  for (const some of inGroups(keys, 100)) {
    const found = await tx
      .select({
        period: payslip.period,
        employmentNumber: payslip.employmentNumber,
        number: payslip.number,
        payDate: payslip.payDate,
        recipient: recipientColumns,
      })
      .from(payslip)
      .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
      .where(amongKeys(payslip, some))
    const deliveries: (Omit<typeof payslipDelivery.$inferInsert, 'dueAt'> & { readonly dueAt: SQL<Date> })[] = []
    for (const { payDate, recipient, ...key } of found) {
      const day = visibleFrom(payDate, daysBefore)
      const { way, reason } = planOf(recipient, means)
      const isSent = way === 'KIVRA' || way === 'EMAIL'
      const jobId = isSent ? (jobs.get(day) ?? (await jobFor(tx, { period: key.period, day, ftgKey, now }))) : null
      if (jobId !== null) jobs.set(day, jobId)
      deliveries.push({ ...key, way, reason, jobId, dueAt: morningOf(day) })
    }
    if (deliveries.length > 0) await tx.insert(payslipDelivery).values(deliveries)
  }
}

interface Sending {
  readonly period: string
  /** The day on which it is sent. */
  readonly day: IsoDate
  readonly ftgKey: string
  readonly now: Date
}

/**
 * Returns the id of the job that sends payslips of a period on a day: one that waits for its turn,
 * or a new one. One that waits is held, so that no worker begins it before it has all its payslips.
 */
export async function jobFor(tx: Transaction, { period, day, ftgKey, now }: Sending): Promise<string> {
  const { kind } = deliveryJobKind
  const [waiting] = await tx
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        ...[eq(job.kind, kind), eq(job.ftgKey, ftgKey), eq(job.status, 'QUEUED')],
        sql`${job.login} = tenancy.login()`,
        sql`${job.payload} @> ${JSON.stringify({ period, day })}::jsonb`,
      ),
    )
    .limit(1)
    .for('update')
  if (waiting) return waiting.id
  // It begins by the database's clock, after the time that is left until then.
  const startsAt = sql<Date>`clock_timestamp() + greatest(${morningOf(day)} - ${now.toISOString()}::timestamptz, interval '0')`
  const { Id } = await queueJob(tx, deliveryJobKind, { period, day }, { ftgKey, startsAt })
  return Id
}

/** Removes the deliveries of payslips whose publishing was taken back. */
export async function takeBack(tx: Transaction, keys: readonly PayslipKey[]): Promise<void> {
  for (const some of inGroups(keys, 100)) await tx.delete(payslipDelivery).where(amongKeys(payslipDelivery, some))
}
