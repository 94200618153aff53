import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { describeError } from '../../platform/privacy/privacy.ts'
import { agreement, employee } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { payslipEvents } from './payslip-events.ts'
import { runPersons } from './run-persons.ts'
import { unlockedPeriod } from './salary-period.ts'

/**
 * Returns the persons who are paid in a period: those employed on one of its days whose payout
 * period, their own or the agreement's, is of its kind.
 */
export async function personsOf(tx: Transaction, period: Period): Promise<readonly string[]> {
  const [first = period.firstDay] = [period.firstDay, period.deviationsFirst].toSorted()
  const kind = sql`coalesce(nullif(${employee.details} ->> 'UtbetPer', ''), ${agreement.payoutPeriod}, 'M')`
  const rows = await tx
    .select({ number: employee.employmentNumber })
    .from(employee)
    .leftJoin(agreement, and(eq(agreement.ftgKey, employee.ftgKey), sql`${agreement.id} = ${employee.agreementId}`))
    .where(
      and(
        lte(employee.employedFrom, period.lastDay),
        or(isNull(employee.employedTo), gte(employee.employedTo, first)),
        sql`${kind} = ${period.kind}`,
      ),
    )
    .orderBy(employee.employmentNumber)
  return rows.map(({ number }) => number)
}

/**
 * Fetches the bases of a period's persons and calculates their payslips. Unlike other jobs, the
 * payslips are stored in transactions of their own, so that a run of thousands that is taken over
 * by another worker goes on where it was. The period is not held meanwhile: somebody who locks it
 * ends the run.
 */
export const payrollJob = defineJob({
  kind: 'PAYROLL',
  payload: z.object({
    /** The code of the salary period. */
    period: z.string(),
    /** AnstNr of those chosen, or null for all who are paid in the period. */
    persons: z.array(z.string()).nullable(),
  }),
  async run({ tx, database, payload, job: { id, licNr, login, ftgKey }, progress, log }) {
    if (ftgKey === null) throw new Refusal(errors.companyMissing)
    const tenant = { licNr, login, ftgKey }
    const period = await unlockedPeriod(tx, payload.period)
    const persons = payload.persons ?? (await personsOf(tx, period))
    progress.expect(persons.length)
    // With those that an earlier worker had stored before it was lost.
    let calculated = 0
    const told = () => ({
      type: payslipEvents.calculated,
      ftgKey,
      payload: { period: period.period, stored: calculated },
    })
    try {
      const result = await runPersons({
        database,
        tenant,
        period,
        persons,
        law,
        failed: (_, error) => log.error({ error: describeError(error), job: id }, 'A payslip could not be calculated'),
        async done({ stored, unchanged, persons: count }) {
          calculated += stored + unchanged
          // The database ends a transaction that is silent, and this one waits for the others.
          await tx.execute(sql`select`)
          progress.add(count)
        },
      })
      return { result: { ...result }, ...(calculated > 0 && { event: told() }) }
    } catch (error) {
      // What is stored stays, so it is told, although the job's own transaction is rolled back.
      if (calculated > 0) await withTenant(database, tenant, other => appendEvent(other, told()))
      throw error instanceof MissingRule ? new Refusal(errors.fieldsRefused, error.message) : error
    }
  },
  notice: ({ period }) => ({
    done: 'Lönerna är beräknade',
    failed: 'Lönerna kunde inte beräknas',
    about: `Löneperiod ${period}.`,
  }),
})
