import { and, eq } from 'drizzle-orm'
import { payTypeTables as standardTables } from '#contracts/code-lists/pay-types.ts'
import { employee, payType, payTypeTable, salaryYear } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { ProjectedTable } from '../platform/replay/define-projection.ts'
import { additions } from '../projections.ts'
import type { Part, Place } from '../registers/register-place.ts'
import { addPayTypes } from './standard-tables.ts'

/** Returns a text as a literal in SQL. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Returns rows as an event of theirs tells them: new ones, or changed ones. */
async function rowsOf(tx: Transaction, tables: readonly ProjectedTable[], where: string, isNew: boolean) {
  const { added } = await additions(tx, tables, where)
  if (added === undefined) return {}
  return isNew ? { added } : { changed: added }
}

const yearOf = ({ year = 0 }: Part): number => year

/** Where the registers of pay types are stored. Payroll joins both tables. */
export const payTypePlaces = {
  payTypes: {
    table: payType,
    columns: { LonArtNr: 'number', BenText: 'name', KlassTyp: 'class', AntalEnhet: 'unit', Aktiv: 'isActive' },
    rest: 'settings',
    part: { owner: 'tableCode', year: 'year' },
    async missing(tx, part) {
      const { owner = '' } = part
      const has = await tx.$count(payTypeTable, and(eq(payTypeTable.year, yearOf(part)), eq(payTypeTable.code, owner)))
      return has > 0 ? undefined : `Löneartstabellen ${owner} finns inte i löneåret ${yearOf(part)}.`
    },
    told: (tx, part, code, isNew) =>
      rowsOf(
        tx,
        [{ table: payType }],
        `r.year = ${yearOf(part)} and r.table_code = ${literal(part.owner ?? '')} and r.number = ${literal(code)}`,
        isNew,
      ),
  },
  payTypeTables: {
    table: payTypeTable,
    columns: { TabellKod: 'code', BenText: 'name', LonSty: 'controls' },
    rest: 'amounts',
    part: { year: 'year' },
    references: [{ text: 'anställda', table: employee, column: employee.payCodeTable }],
    async missing(tx, part) {
      const has = await tx.$count(salaryYear, eq(salaryYear.year, yearOf(part)))
      return has > 0 ? undefined : `Löneåret ${yearOf(part)} finns inte.`
    },
    async begin(tx, part, { TabellKod, GrundTabell }) {
      const like = String(GrundTabell)
      if (standardTables.has(like)) await addPayTypes(tx, { code: String(TabellKod), like }, [yearOf(part)])
    },
    async told(tx, part, code, isNew) {
      const year = `r.year = ${yearOf(part)}`
      const table = await rowsOf(tx, [{ table: payTypeTable }], `${year} and r.code = ${literal(code)}`, isNew)
      if (!isNew || !('added' in table)) return table
      const { added } = await additions(tx, [{ table: payType }], `${year} and r.table_code = ${literal(code)}`)
      return { added: { ...table.added, ...added } }
    },
  },
} satisfies Readonly<Record<string, Place>>
