import { company, payType, payTypeTable, salaryPeriod, salaryYear } from '../../tables/schema.ts'
import type { ProjectedTable } from './define-projection.ts'

/** The table of companies, and what events do not tell of it. */
export const companyTables: readonly ProjectedTable[] = [
  {
    table: company,
    withheld: {
      // A sole trader's is a personal number; a company's begins with 16.
      orgnr: `r.orgnr <> '' and r.orgnr not like '16%'`,
      'settings,BankPersonNr': `r.settings ->> 'BankPersonNr' <> ''`,
    },
  },
]

/**
 * The tables of a salary year that its events tell. The figures and cars of its employees are left
 * out: events outlive the people, and must not keep their pay.
 */
export const yearTables: readonly ProjectedTable[] = [salaryYear, salaryPeriod, payTypeTable, payType].map(table => ({
  table,
}))

/** The tables that events tell, in the order of their foreign keys. */
export const projectedTables: readonly ProjectedTable[] = [...companyTables, ...yearTables]
