import { getTableName } from 'drizzle-orm'
import { payType, payTypeTable, salaryPeriod, salaryYear } from '../platform/database/schema.ts'
import { defineProjection, type ProjectedTable } from '../platform/replay/define-projection.ts'
import { yearsChanged } from './years.ts'

/**
 * The tables of a salary year that its events tell. The figures and cars of its employees are left
 * out: events outlive the people, and must not keep their pay.
 */
export const yearTables: readonly ProjectedTable[] = [salaryYear, salaryPeriod, payTypeTable, payType].map(table => ({
  table,
}))

const purged = ({ years }: Readonly<Record<string, unknown>>) => (Array.isArray(years) ? years : [])

export const salaryYearsProjection = defineProjection({
  subject: 'salary-years',
  tables: yearTables,
  fold: {
    // Its rows are `added`.
    [yearsChanged[0]]: () => {},
    [yearsChanged[1]]: (rows, payload) => {
      const going = purged(payload)
      for (const { table } of yearTables) rows.remove(getTableName(table), ({ year }) => going.includes(year))
    },
  },
  story: {
    [yearsChanged[0]]: ({ year }) => [
      { thing: `salary-year:${String(year)}`, text: `Löneår ${String(year)} skapades` },
    ],
    [yearsChanged[1]]: payload =>
      purged(payload).map(year => ({ thing: `salary-year:${year}`, text: `Löneår ${year} rensades` })),
  },
})
