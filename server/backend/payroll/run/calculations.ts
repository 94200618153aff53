import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused, Refusal } from '../../platform/http/refusal.ts'
import { isUnderWay, queueJob } from '../../platform/jobs/job-queue.ts'
import { type JobStanding, latestJob } from '../../platform/jobs/jobs.ts'
import { employee, job } from '../../tables/schema.ts'
import { payrollJob } from './payroll-job.ts'
import { openPeriod } from './salary-period.ts'

/** The part of a calculation's result that is answered. */
const Result = z.object({ left: z.array(z.object({ person: z.string(), reason: z.string() })) })

const calculationOf = ({ job: { id, payload, status, message, result }, done, total }: JobStanding): Calculation => ({
  Id: id,
  Period: payrollJob.payload.parse(payload).period,
  Status: status,
  Done: done,
  Total: total,
  Message: message,
  Lamnade:
    status !== 'COMPLETED'
      ? []
      : Result.parse(result).left.map(({ person, reason }) => ({ AnstNr: person, Orsak: reason })),
})

const ofPeriod = (ftgKey: string, period: string) =>
  and(...[eq(job.ftgKey, ftgKey), eq(job.kind, payrollJob.kind)], sql`${job.payload} ->> 'period' = ${period}`)

/** Returns the latest calculation of a period, whoever started it, or null. */
export async function calculationIn(tx: Transaction, ftgKey: string, period: string): Promise<Calculation | null> {
  const found = await latestJob(tx, ofPeriod(ftgKey, period))
  return found ? calculationOf(found) : null
}

/**
 * Starts the calculation of a period, or returns the one that runs.
 *
 * @param persons AnstNr of those chosen, or null for all who are paid
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked, fieldsRefused
 */
export async function startCalculation(
  tx: Transaction,
  ftgKey: string,
  period: string,
  persons: readonly string[] | null,
): Promise<Calculation> {
  await openPeriod(tx, period)
  const running = await latestJob(tx, and(ofPeriod(ftgKey, period), isUnderWay))
  if (running) return calculationOf(running)
  if (persons) await requireEmployees(tx, persons)
  const exclusive = { key: `payroll ${ftgKey} ${period}`, refusal: new Refusal(errors.companyBusy) }
  await queueJob(tx, payrollJob, { period, persons: persons && [...persons] }, { ftgKey, exclusive }).catch(error => {
    // Another window has started it since the question above. That one is the latest.
    if (error !== exclusive.refusal) throw error
  })
  const started = await latestJob(tx, ofPeriod(ftgKey, period))
  if (!started) throw new Error('a calculation was not queued')
  return calculationOf(started)
}

/** @throws Refusal fieldsRefused */
async function requireEmployees(tx: Transaction, persons: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ number: employee.employmentNumber })
    .from(employee)
    .where(inArray(employee.employmentNumber, [...persons]))
  const known = new Set(rows.map(({ number }) => number))
  const unknown = persons.find(number => !known.has(number))
  if (unknown !== undefined)
    throw fieldsRefused({
      AnstNr: `Anställd ${unknown} finns inte i personalregistret.`,
    })
}
