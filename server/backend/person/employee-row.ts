import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { noDate } from '#contracts/rules/required.ts'
import { among } from '../platform/database/among.ts'
import { insertAll, updateAll } from '../platform/database/insert-all.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { inGroups } from '../platform/in-turns.ts'
import { department, employee, employeeProperty } from '../tables/schema.ts'

export type EmployeeRow = typeof employee.$inferSelect

/** The fields with columns of their own: the staff list is searched, sorted or narrowed by most. */
export const columns = {
  AnstNr: 'employmentNumber',
  Fornamn: 'firstName',
  Efternamn: 'lastName',
  PersNr: 'personalNumber',
  Epost: 'email',
  AnstForm: 'employmentForm',
  PerTyp: 'personType',
  Avdelning: 'departmentId',
  AnstFrom: 'employedFrom',
  AnstTom: 'employedTo',
  LoneForm: 'salaryForm',
  Lon: 'salary',
  AvtalId: 'agreementId',
  TabellStyKod: 'payCodeTable',
  DigitalMailbox: 'digitalMailbox',
  SkatteTyp: 'taxType',
  Fodelsedatum: 'birthDate',
} as const satisfies Readonly<Record<string, keyof EmployeeRow>>

/** The field in a table of its own. */
const propertyField = 'EgenskapIDList'

/** Returns an employee's values of today in their wire format, without the properties. */
export const valuesOf = (row: EmployeeRow): FormValues => ({
  ...row.details,
  ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column] ?? ''])),
  AnstTom: row.employedTo ?? noDate,
  Fodelsedatum: row.birthDate ?? noDate,
  Lon: Number(row.salary),
})

const orNull = (value: unknown, empty = ''): string | null =>
  value === empty || value === undefined ? null : String(value)

/** Returns the columns of an employee with these values. */
function rowOf(values: FormValues): typeof employee.$inferInsert {
  const own = Object.entries(columns).map(([name, column]) => [column, values[name]])
  const others = Object.entries(values).filter(([name]) => !(name in columns) && name !== propertyField)
  return {
    ...(Object.fromEntries(own) as typeof employee.$inferInsert),
    employedTo: orNull(values.AnstTom, noDate),
    birthDate: orNull(values.Fodelsedatum, noDate),
    salary: String(values.Lon),
    digitalMailbox: orNull(values.DigitalMailbox),
    details: Object.fromEntries(others),
  }
}

/** A department that has been removed since a change was written is left out. */
const departmentOf = (id: unknown) => sql`(select ${department.id} from ${department} where ${department.id} = ${id})`

/** Adds employees, and returns the numbers of those that were added. The others' are taken. */
export async function addRows(tx: Transaction, all: readonly FormValues[]): Promise<ReadonlySet<string>> {
  const added = new Set<string>()
  for (const some of inGroups(all)) {
    const made = await tx
      .insert(employee)
      .values(some.map(values => ({ ...rowOf(values), departmentId: departmentOf(values.Avdelning ?? '') })))
      .onConflictDoNothing()
      .returning({ number: employee.employmentNumber })
    for (const { number } of made) added.add(number)
  }
  await setProperties(
    tx,
    all.filter(({ AnstNr }) => added.has(String(AnstNr))),
  )
  return added
}

/** Replaces the values of employees, and counts their versions up. */
export async function replaceRows(tx: Transaction, all: readonly FormValues[]): Promise<void> {
  await tx.execute(
    updateAll(employee, all.map(rowOf), 'employmentNumber', {
      departmentId: departmentOf(sql`given.department_id`),
      version: sql`${employee.version} + 1`,
    }),
  )
  await setProperties(tx, all)
}

/** Returns the properties of employees by their numbers, in order. */
export async function propertiesOf(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .select({ number: employeeProperty.employmentNumber, id: employeeProperty.propertyId })
    .from(employeeProperty)
    .where(among(employeeProperty.employmentNumber, numbers))
    .orderBy(employeeProperty.propertyId)
  return new Map([...Map.groupBy(rows, ({ number }) => number)].map(([number, of]) => [number, of.map(({ id }) => id)]))
}

/** Gives employees the properties of these values, where the values have them. */
async function setProperties(tx: Transaction, all: readonly FormValues[]): Promise<void> {
  const having = all.flatMap(({ AnstNr, [propertyField]: ids }) =>
    Array.isArray(ids) ? [{ number: String(AnstNr), ids: ids.map(String) }] : [],
  )
  if (having.length === 0) return
  const { employmentNumber, propertyId } = employeeProperty
  const rows = having.flatMap(({ number, ids }) => ids.map(id => ({ employmentNumber: number, propertyId: id })))
  const numbers = having.map(({ number }) => number)
  const present = await tx
    .select({ employmentNumber, propertyId })
    .from(employeeProperty)
    .where(among(employmentNumber, numbers))
  const idOf = (row: { employmentNumber: string; propertyId: string }) => `${row.employmentNumber} ${row.propertyId}`
  const [kept, before] = [new Set(rows.map(idOf)), new Set(present.map(idOf))]
  const gone = present.filter(row => !kept.has(idOf(row)))
  for (const [id, of] of Map.groupBy(gone, row => row.propertyId)) {
    const those = of.map(row => row.employmentNumber)
    await tx.delete(employeeProperty).where(and(eq(propertyId, id), inArray(employmentNumber, those)))
  }
  const come = rows.filter(row => !before.has(idOf(row)))
  if (come.length > 0) await tx.execute(sql`${insertAll(employeeProperty, come)} on conflict do nothing`)
}

/** Returns the employees with these numbers, locked until the transaction ends. */
export const lockedRows = (tx: Transaction, numbers: readonly string[]): Promise<EmployeeRow[]> =>
  tx
    .select()
    .from(employee)
    .where(among(employee.employmentNumber, numbers))
    .orderBy(employee.employmentNumber)
    .for('update')
