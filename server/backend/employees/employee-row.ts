import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { noDate } from '#contracts/rules/required.ts'
import { department, employee, employeeProperty } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { inGroups } from '../platform/in-turns.ts'

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

/**
 * Returns the columns of an employee with these values. A department that has been removed since a
 * change was written is left out.
 */
function rowOf(values: FormValues) {
  const own = Object.entries(columns).map(([name, column]) => [column, values[name]])
  const others = Object.entries(values).filter(([name]) => !(name in columns) && name !== propertyField)
  return {
    ...(Object.fromEntries(own) as typeof employee.$inferInsert),
    departmentId: sql`(select ${department.id} from ${department} where ${department.id} = ${values.Avdelning ?? ''})`,
    employedTo: orNull(values.AnstTom, noDate),
    birthDate: orNull(values.Fodelsedatum, noDate),
    salary: String(values.Lon),
    digitalMailbox: orNull(values.DigitalMailbox),
    details: Object.fromEntries(others),
  }
}

/** Adds employees, and returns the numbers of those that were added. The others' are taken. */
export async function addRows(tx: Transaction, all: readonly FormValues[]): Promise<ReadonlySet<string>> {
  const added = new Set<string>()
  for (const some of inGroups(all)) {
    const made = await tx
      .insert(employee)
      .values(some.map(values => rowOf(values) as object as typeof employee.$inferInsert))
      .onConflictDoNothing()
      .returning({ number: employee.employmentNumber })
    for (const { number } of made) added.add(number)
  }
  const withProperties = all.filter(
    ({ AnstNr, [propertyField]: ids }) => added.has(String(AnstNr)) && Array.isArray(ids) && ids.length > 0,
  )
  for (const values of withProperties) await setProperties(tx, values)
  return added
}

/** Replaces the values of an employee, and counts the version up. */
export async function replaceRow(tx: Transaction, values: FormValues): Promise<void> {
  await tx
    .update(employee)
    .set({ ...(rowOf(values) as object), version: sql`${employee.version} + 1` })
    .where(eq(employee.employmentNumber, String(values.AnstNr)))
  await setProperties(tx, values)
}

/** Returns the properties of employees by their numbers, in order. */
export async function propertiesOf(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .select({ number: employeeProperty.employmentNumber, id: employeeProperty.propertyId })
    .from(employeeProperty)
    .where(inArray(employeeProperty.employmentNumber, [...numbers]))
    .orderBy(employeeProperty.propertyId)
  return new Map([...Map.groupBy(rows, ({ number }) => number)].map(([number, of]) => [number, of.map(({ id }) => id)]))
}

/** Gives an employee the properties of these values, where the values have them. */
async function setProperties(tx: Transaction, { AnstNr, [propertyField]: ids }: FormValues): Promise<void> {
  if (!Array.isArray(ids)) return
  const employmentNumber = String(AnstNr)
  const own = eq(employeeProperty.employmentNumber, employmentNumber)
  await tx
    .delete(employeeProperty)
    .where(ids.length > 0 ? and(own, notInArray(employeeProperty.propertyId, [...ids])) : own)
  if (ids.length === 0) return
  const rows = ids.map(propertyId => ({ employmentNumber, propertyId: String(propertyId) }))
  await tx.insert(employeeProperty).values(rows).onConflictDoNothing()
}

/** Returns the employees with these numbers, locked until the transaction ends. */
export const lockedRows = (tx: Transaction, numbers: readonly string[]): Promise<EmployeeRow[]> =>
  tx
    .select()
    .from(employee)
    .where(inArray(employee.employmentNumber, [...numbers]))
    .orderBy(employee.employmentNumber)
    .for('update')
