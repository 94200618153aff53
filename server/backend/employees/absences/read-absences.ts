import { desc, eq } from 'drizzle-orm'
import { childrenFacts, lastDayOfCare } from '#contracts/employees/absences/children.ts'
import type { Absence, Absences, ChildFacts } from '#contracts/employees/absences/shapes.ts'
import type { FormRow } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { type EmployeeRow, valuesOf } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employeeAbsence } from '../../tables/schema.ts'
import { formOf, type StoredAbsence, wireOf } from './absence-columns.ts'

/** Returns an employee's absences, the latest first. */
export const absencesOf = (tx: Transaction, number: string): Promise<StoredAbsence[]> =>
  tx
    .select()
    .from(employeeAbsence)
    .where(eq(employeeAbsence.employmentNumber, number))
    .orderBy(desc(employeeAbsence.firstDay), desc(employeeAbsence.id))

const childrenIn = (row: EmployeeRow) => (valuesOf(row).Barn ?? []) as readonly FormRow[]

/** Returns an employee's children. */
export const childrenOf = (row: EmployeeRow, today: IsoDate): Absences['Barn'] =>
  childrenIn(row).map(child => ({
    Namn: String(child.Namn),
    Fodd: String(child.Fodd),
    VabTom: lastDayOfCare(child, today),
  }))

/** Returns an employee's absences, and what follows from them for each child. */
export async function absenceFacts(
  tx: Transaction,
  row: EmployeeRow,
  today: IsoDate,
): Promise<{ Franvaro: Absence[]; Barnfakta: ChildFacts[] }> {
  const stored = await absencesOf(tx, row.employmentNumber)
  return {
    Franvaro: stored.map(each => wireOf(each, today)),
    Barnfakta: [...childrenFacts(childrenIn(row), stored.map(formOf), today)],
  }
}
