import { and, eq } from 'drizzle-orm'
import { payType, payTypeTable } from '../../tables/schema.ts'
import { literal, rowsInEvent } from '../added-rows.ts'
import type { OwnRegister } from '../own-register.ts'

/** Pay types are of a table and a salary year, and payroll joins them. */
export const payTypes: OwnRegister = {
  place: {
    table: payType,
    columns: { LonArtNr: 'number', BenText: 'name', KlassTyp: 'class', AntalEnhet: 'unit', Aktiv: 'isActive' },
    rest: 'settings',
    part: { owner: 'tableCode', year: 'year' },
  },
  async missing(tx, { owner = '', year = 0 }) {
    const has = await tx.$count(payTypeTable, and(eq(payTypeTable.year, year), eq(payTypeTable.code, owner)))
    return has > 0 ? undefined : `Löneartstabellen ${owner} finns inte i löneåret ${year}.`
  },
  told: (tx, { part: { owner = '', year = 0 }, code, change }) =>
    rowsInEvent(
      tx,
      [{ table: payType }],
      `r.year = ${year} and r.table_code = ${literal(owner)} and r.number = ${literal(code)}`,
      change,
    ),
}
