import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { isSame } from '#contracts/forms/form-model.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { agreement, department, employee, property } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'
import { unnumberedIn } from '../unnumbered.ts'

/** The lists of codes by which an assignment chooses persons, and where their items are. */
const chosen: Readonly<Record<string, readonly [table: PgTable, code: PgColumn]>> = {
  AnstNrList: [employee, employee.employmentNumber],
  AvdelningList: [department, department.id],
  AvtalIdList: [agreement, agreement.id],
  EgenskapIDList: [property, property.id],
}

/** Returns the first code of a list that names nothing. */
async function absentIn(tx: Transaction, field: string, form: FormValues): Promise<string | undefined> {
  const [table, code] = chosen[field] ?? []
  const codes = (form[field] ?? []) as readonly string[]
  if (!table || !code || codes.length === 0) return undefined
  const rows = await tx
    .select({ code })
    .from(table)
    .where(inArray(code, [...codes]))
  const found = new Set(rows.map(row => String(row.code)))
  return codes.find(each => !found.has(each))
}

/** Assignments stand in the order in which payroll takes them. */
export const payAssignments: OwnRegister = {
  async fits(tx, form, _, original = {}) {
    const messages: Record<string, string> = {}
    // An assignment may go on naming what is gone.
    const changed = Object.keys(chosen).filter(field => !isSame(form[field], original[field] as FieldValue))
    for (const field of changed) {
      const absent = await absentIn(tx, field, form)
      if (absent !== undefined) messages[field] = `${absent} finns inte. Ta bort valet.`
    }
    return messages
  },
  async orders(tx, { Ordning }) {
    // Zero is no number.
    const isLast = (await unnumberedIn(tx)) === 'AFTER'
    return isLast ? { Ordning: sql`coalesce(nullif(${Ordning}, 0), 'infinity'::numeric)` } : {}
  },
}
