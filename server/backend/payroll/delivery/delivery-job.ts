import { and, eq, inArray } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { keptAlive } from '../../platform/jobs/kept-alive.ts'
import { payslipDelivery } from '../../tables/schema.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import { deliveryJobKind } from './delivery-job-kind.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { sender } from './send-payslip.ts'

/** How many payslips are sent at the same time. */
const lanes = 4

/** The deliveries of a job that have not ended. */
const leftOf = (tx: Transaction, jobId: string) =>
  tx
    .select()
    .from(payslipDelivery)
    .where(and(eq(payslipDelivery.jobId, jobId), inArray(payslipDelivery.status, ['WAITING', 'SENDING'])))
    .orderBy(payslipDelivery.employmentNumber)

/**
 * Counts the deliveries of a job that have ended, those of a worker that was lost among them. Who
 * gets a payslip another way is no longer of the job.
 */
async function endedOf(tx: Transaction, jobId: string): Promise<{ readonly sent: number; readonly failed: number }> {
  const ended = await tx
    .select({ status: payslipDelivery.status })
    .from(payslipDelivery)
    .where(eq(payslipDelivery.jobId, jobId))
  const count = (...statuses: readonly string[]) => ended.filter(({ status }) => statuses.includes(status)).length
  return { sent: count('DONE'), failed: count('FAILED', 'UNSURE') }
}

/**
 * Defines the job that sends payslips. Each is marked as being sent before it is sent, and as sent
 * afterwards, in transactions of their own. A worker that takes over sends the same content to
 * Kivra again, which delivers it once, and leaves an e-mail of which nobody knows whether it left.
 */
export const deliveryJob = (services: DeliveryServices) =>
  defineJob({
    ...deliveryJobKind,
    async run({ tx, database, payload: { period }, job: { id, licNr, login, ftgKey }, progress, now }) {
      if (ftgKey === null) throw new Refusal(errors.companyMissing)
      const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
        withTenant(database, { licNr, login, ftgKey }, work)
      const left = await within(own => leftOf(own, id))
      progress.expect(left.length)
      let otherwise = 0
      if (left.length > 0) {
        const send = await sender({ within, services, now }, left)
        const waiting = [...left]
        const work = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            if ((await send(next)) === 'otherwise') otherwise += 1
            progress.add(1)
          }
        }
        await keptAlive(tx, () => Promise.all(Array.from({ length: lanes }, work)))
      }
      const counts = { ...(await within(own => endedOf(own, id))), otherwise }
      return { result: counts, event: { type: payslipEvents.delivered, ftgKey, payload: { period, ...counts } } }
    },
    notice: ({ period }) => ({
      done: 'Lönebeskeden är utskickade',
      failed: 'Lönebeskeden kunde inte skickas',
      about: `Löneperiod ${period}. Lönekörningen visar vem som har fått sitt, och hur.`,
    }),
  })
