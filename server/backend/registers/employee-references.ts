import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { kindOf } from '#contracts/employees/dated.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { referencesOf, rowReferencesOf } from '#contracts/registers/register.ts'
import { columns } from '../person/employee-row.ts'
import { employee, employeeFact } from '../tables/schema.ts'
import { hasRowWith, type Reference } from './own-register.ts'

/** Returns an employee's value of a field, in SQL. */
function columnOf(field: string): AnyColumn | SQL {
  const own = (columns as Readonly<Record<string, (typeof columns)[keyof typeof columns]>>)[field]
  return own === undefined ? sql`(${employee.details} ->> ${sql.raw(`'${field}'`)})` : employee[own]
}

/** The fields of employees that refer to items of a list. */
const referring = referencesOf({ model: employeeForm })

/** The fields of rows, such as those of standing pay, that refer to items of a list. */
const referringRows = rowReferencesOf({ model: employeeForm })

/**
 * Returns what of employees refers to items of a register: as they are today, as they will be by
 * changes that have not come into force, and rows such as their standing pay. Declared by `usedBy`.
 */
export const employeeReferences = (register: string): readonly Reference[] => [
  ...referring
    .filter(([, { list }]) => list === register)
    .flatMap(([field]): readonly Reference[] => [
      { text: 'anställda', table: employee, column: columnOf(field) },
      ...(kindOf(field) === undefined ? [] : [coming(field)]),
    ]),
  ...referringRows
    .filter(({ list }) => list === register)
    .map(
      ({ field, cell, list }): Reference => ({
        text: 'anställdas fasta löneposter',
        table: employee,
        refersTo: (code, owner) => {
          const named = hasRowWith(sql`${employee.details} -> ${sql.raw(`'${field}'`)}`, cell, code)
          // The pay types of other tables may have the same numbers.
          return list === 'payTypes' ? sql`(${eq(employee.payCodeTable, owner ?? '')} and ${named})` : named
        },
      }),
    ),
]

/** A change of a field that has not come into force. */
const coming = (field: string): Reference => ({
  text: 'kommande ändringar av anställda',
  table: employeeFact,
  column: sql`(${employeeFact.values} ->> ${sql.raw(`'${field}'`)})`,
  where: eq(employeeFact.inForce, false),
})
