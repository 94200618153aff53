import { inArray } from 'drizzle-orm'
import { valuesAt } from '#contracts/employees/dated.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { entriesOfAll } from '../../employees/timeline-store.ts'
import { valuesOf } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { textIn } from '../../registers/form-values.ts'
import { employee } from '../../tables/schema.ts'
import { itemsOf, type SteeringFacts, steeringIn } from '../basis/company-facts.ts'

/**
 * Returns what chooses pay types in the tables that persons have on a day, by AnstNr. Whoever has
 * no table of the salary year is left out.
 */
export async function steeringOfPersons(
  tx: Transaction,
  persons: readonly string[],
  { year, day }: { readonly year: number; readonly day: IsoDate },
): Promise<ReadonlyMap<string, SteeringFacts>> {
  const tables = await itemsOf(tx, 'payTypeTables', { year })
  const register = await itemsOf(tx, 'payTypeSteering')
  const rows = await tx
    .select()
    .from(employee)
    .where(inArray(employee.employmentNumber, [...persons]))
  const entriesOf = await entriesOfAll(tx, persons)
  return new Map(
    rows.flatMap(row => {
      const entries = entriesOf.get(row.employmentNumber) ?? []
      const table = tables.get(textIn(valuesAt({ values: valuesOf(row), entries }, day), 'TabellStyKod'))
      return table ? [[row.employmentNumber, steeringIn(table, register)] as const] : []
    }),
  )
}
