import { eq } from 'drizzle-orm'
import { payTypeTables as standardTables } from '#contracts/code-lists/pay-types.ts'
import { addPayTypes } from '../../pay-types/standard-tables.ts'
import { payType, payTypeTable, salaryYear } from '../../tables/schema.ts'
import { literal, rowsInEvent } from '../added-rows.ts'
import type { OwnRegister } from '../own-register.ts'

/** A table is of a salary year, and begins with the pay types of one of the product's. */
export const payTypeTables: OwnRegister = {
  place: {
    table: payTypeTable,
    columns: { TabellKod: 'code', BenText: 'name', LonSty: 'controls' },
    rest: 'amounts',
    part: { year: 'year' },
  },
  async missing(tx, { year = 0 }) {
    const has = await tx.$count(salaryYear, eq(salaryYear.year, year))
    return has > 0 ? undefined : `Löneåret ${year} finns inte.`
  },
  async begin(tx, { year = 0 }, { TabellKod, GrundTabell }) {
    const like = String(GrundTabell)
    if (standardTables.has(like)) await addPayTypes(tx, { code: String(TabellKod), like }, [year])
  },
  async told(tx, { part: { year = 0 }, code, change }) {
    const ofYear = `r.year = ${year}`
    const table = await rowsInEvent(tx, [{ table: payTypeTable }], `${ofYear} and r.code = ${literal(code)}`, change)
    if (change !== 'created') return table
    const types = await rowsInEvent(tx, [{ table: payType }], `${ofYear} and r.table_code = ${literal(code)}`, change)
    return { added: { ...table.added, ...types.added } }
  },
}
