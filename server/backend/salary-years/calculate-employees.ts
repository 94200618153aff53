import { type SQL, sql } from 'drizzle-orm'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { employee, employeeYear } from '../tables/schema.ts'

/**
 * The hours of a full-time week and the weeks of a year, for converting between pay per month, hour
 * and year.
 */
const fullWeek = 40
const weeks = 52

/**
 * Calculates the requested figures of each employee who is employed at some time in the year. The
 * database does it, since there may be thousands:
 *
 * - BerArsLon: twelve months' pay, or hourly pay times the hours of a full-time year;
 * - BerSnittLon: the hourly pay; for a monthly pay, twelve months divided by the hours of a
 * full-time year;
 * - BerSnittTid: the average weekly hours of the year before, with full weeks for the days of
 * employment; null for an employee who was not employed then.
 *
 *
 * @returns the number of employees; 0 when nothing is requested
 */
export async function calculateEmployees(
  tx: Transaction,
  { Year: year, CalcBerArsLon, CalcBerSnittLon, CalcBerSnittTid }: NewSalaryYear,
): Promise<number> {
  if (!CalcBerArsLon && !CalcBerSnittLon && !CalcBerSnittTid) return 0
  const isMonthly = sql`salary_form = 'MÅN'`
  const hours = sql.raw(String(fullWeek * weeks))
  const [first, last] = [`${year - 1}-01-01`, `${year - 1}-12-31`]
  const days = sql`least(coalesce(employed_to, ${last}::date), ${last}::date) - greatest(employed_from, ${first}::date) + 1`
  const wholeYear = sql`(${last}::date - ${first}::date + 1)`
  const when = (isAsked: boolean, value: SQL) => (isAsked ? value : sql`null::numeric`)
  const { rowCount } = await tx.execute(
    sql`insert into ${employeeYear} (year, employment_number, annual_pay, average_pay, average_hours)
        select ${year}, employment_number,
          ${when(CalcBerArsLon, sql`case when ${isMonthly} then salary * 12 else salary * ${hours} end`)},
          ${when(CalcBerSnittLon, sql`case when ${isMonthly} then round(salary * 12 / ${hours}, 2) else salary end`)},
          ${when(CalcBerSnittTid, sql`case when ${days} > 0 then round(${sql.raw(String(fullWeek))}::numeric * (${days}) / ${wholeYear}, 2) end`)}
        from ${employee}
        where employed_from <= ${`${year}-12-31`}::date
          and (employed_to is null or employed_to >= ${`${year}-01-01`}::date)`,
  )
  return rowCount ?? 0
}
