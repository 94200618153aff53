import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { periodFields, periodOf } from '#contracts/registers/salary-periods.ts'
import {
  followed,
  isBetween,
  kindOfPeriod,
  type PeriodProblems,
  problemsOfNew,
  type StoredPeriod,
  yearOfPeriod,
} from '#contracts/schedules/salary-periods.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { recordedRows } from '../../platform/replay/recorded-rows.ts'
import { salaryPeriod, salaryYear } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

type Row = typeof salaryPeriod.$inferSelect

/** Returns a row as it is calculated with. */
const periodOfRow = (row: Row): StoredPeriod => ({
  period: row.period,
  kind: row.kind,
  from: row.firstDay,
  to: row.lastDay,
  deviationsFrom: row.deviationsFirst,
  deviationsTo: row.deviationsLast,
  payDay: row.payDay,
  isLocked: row.isLocked,
})

/** Returns the periods of a kind in order, and keeps others from changing any of them meanwhile. */
async function othersOf(tx: Transaction, { period, kind }: Pick<StoredPeriod, 'period' | 'kind'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('salary_period ' || tenancy.company(), 0))`)
  const rows = await tx
    .select()
    .from(salaryPeriod)
    .where(and(eq(salaryPeriod.kind, kind), ne(salaryPeriod.period, period)))
    .orderBy(asc(salaryPeriod.firstDay))
  return rows.map(periodOfRow)
}

const messagesOf = (problems: PeriodProblems): FieldMessages =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [periodFields[name as keyof PeriodProblems], message]),
  )

/**
 * Returns all periods of the company, those that followed a change included, for the event of the
 * change: a replay takes them from there (decision 0025).
 */
export async function recordedPeriods(tx: Transaction): Promise<object> {
  const { rows } = await tx.execute<{ rows: unknown }>(
    sql.raw(
      `select ${recordedRows([{ table: salaryPeriod }])} as rows from company where ftg_key = tenancy.company() and goes_at is null`,
    ),
  )
  return rows[0] ? { rows: rows[0].rows } : {}
}

/** Keeps the periods of a kind without gaps and overlaps, and locked ones as they are. */
export const salaryPeriods: OwnRegister = {
  place: {
    table: salaryPeriod,
    columns: {
      Period: 'period',
      BenText: 'name',
      UtbetPer: 'kind',
      FranDatum: 'firstDay',
      TomDatum: 'lastDay',
      AvvFranDatum: 'deviationsFirst',
      AvvTomDatum: 'deviationsLast',
      UtbetDatum: 'payDay',
      Last: 'isLocked',
    },
    derived: ({ Period }) => ({ year: yearOfPeriod(String(Period)) }),
  },
  async fits(tx, form, _, stored) {
    const changed = periodOf(form)
    const others = await othersOf(tx, changed)
    if (stored === undefined) {
      const year = yearOfPeriod(changed.period)
      if ((await tx.$count(salaryYear, eq(salaryYear.year, year))) === 0)
        return { Period: `Löneår ${year} finns inte. Skapa löneåret först.` }
      return messagesOf(problemsOfNew(changed, others))
    }
    const original = periodOf(stored)
    if (original.isLocked && changed.isLocked) return { Last: 'Perioden är låst. Lås upp den för att ändra.' }
    const { problems, moved } = followed(changed, others, original)
    if (Object.keys(problems).length === 0)
      for (const each of moved)
        await tx
          .update(salaryPeriod)
          .set({
            firstDay: each.from,
            lastDay: each.to,
            deviationsFirst: each.deviationsFrom,
            deviationsLast: each.deviationsTo,
            version: sql`${salaryPeriod.version} + 1`,
          })
          .where(eq(salaryPeriod.period, each.period))
    return messagesOf(problems)
  },
  async removable(tx, values) {
    const period = periodOf(values)
    if (period.isLocked) return `Löneperioden ${period.period} är låst och kan inte tas bort.`
    return isBetween(period, await othersOf(tx, { period: period.period, kind: kindOfPeriod(period.period) }))
      ? `Löneperioden ${period.period} ligger mellan två andra. Ta bort från början eller slutet.`
      : undefined
  },
  told: recordedPeriods,
}
