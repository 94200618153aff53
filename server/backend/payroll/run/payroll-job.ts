import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { agreement, employee } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Period } from '../basis/basis-of.ts'
import { MissingRule } from '../engine/law.ts'
import { law } from '../law/law.ts'
import { payslipEvents } from './payslip-events.ts'
import { runPersons } from './run-persons.ts'
import { openPeriod } from './salary-period.ts'

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
 * Fetches the bases of a period's persons and calculates their payslips. Unlike other jobs, each
 * person is whole in a transaction of its own, so that a run of thousands that is taken over by
 * another worker goes on where it was.
 */
export const payrollJob = defineJob({
  kind: 'PAYROLL',
  payload: z.object({
    /** The code of the salary period. */
    period: z.string(),
    /** AnstNr of those chosen, or null for all who are paid in the period. */
    persons: z.array(z.string()).nullable(),
  }),
  async run({ tx, database, payload, job: { licNr, login, ftgKey }, progress }) {
    if (ftgKey === null) throw new Refusal(errors.companyMissing)
    const period = await openPeriod(tx, payload.period)
    const persons = payload.persons ?? (await personsOf(tx, period))
    progress.expect(persons.length)
    try {
      const { stored, unchanged, left } = await runPersons({
        ...{ database, tenant: { licNr, login, ftgKey }, period, persons, law },
        async done() {
          // The database ends a transaction that is silent, and this one waits for the others.
          await tx.execute(sql`select`)
          progress.add(1)
        },
      })
      // With those that an earlier worker had stored before it was lost.
      const calculated = stored + unchanged
      const event = { type: payslipEvents.calculated, ftgKey, payload: { period: period.period, stored: calculated } }
      return { result: { stored, unchanged, left }, ...(calculated > 0 && { event }) }
    } catch (error) {
      throw error instanceof MissingRule ? new Refusal(errors.fieldsRefused, error.message) : error
    }
  },
  notice: ({ period }) => ({
    done: 'Lönerna är beräknade',
    failed: 'Lönerna kunde inte beräknas',
    about: `Löneperiod ${period}.`,
  }),
})
