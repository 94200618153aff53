import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { AnyField, FormValues } from '#contracts/forms/field.ts'
import { hiddenFields, withoutHidden } from '#contracts/forms/protection.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { Opens } from '../http/ask.ts'

/** The areas of the rights catalogue whose registers hold persons. */
export type PersonArea = 'Registry.PerReg' | 'Registry.Brukare'

/** Returns whether an account sees where persons with a protected identity are, and live. */
export const seesProtected = (opens: Opens, area: PersonArea): Promise<boolean> =>
  opens({ right: `${area}.Write` satisfies Right })

/** Makes a person's values those that an account sees. */
export type Showing = (person: FormValues) => FormValues

/** Shows everything: to the person, and to whoever delivers to the person. */
export const everything: Showing = person => person

/**
 * Returns what makes persons' values those that an account sees. Whatever leaves the server of a
 * person goes through it: answers, files and prints.
 *
 * @param model the fields of the persons, which say what is hidden
 */
export const showingOf = (model: { readonly fields: Readonly<Record<string, AnyField>> }, sees: boolean): Showing =>
  sees ? everything : person => withoutHidden(model, person)

type Model = { readonly fields: Readonly<Record<string, AnyField>> }
type Column = AnyColumn | SQL

/**
 * Returns the columns that a list of persons is sorted and searched by, as an account sees them:
 * what is hidden of a protected person is as empty, so that neither order nor search tells it.
 *
 * @param model the fields of the persons, which say what is hidden
 * @param isProtected the condition that a row is a protected person's
 */
export const columnsSeen = <Columns extends Readonly<Record<string, Column | readonly Column[]>>>(
  model: Model,
  columns: Columns,
  { sees, isProtected }: { readonly sees: boolean; readonly isProtected: SQL },
): Columns => {
  if (sees) return columns
  const hide = (column: Column) => sql`(case when ${isProtected} then null else ${column} end)`
  const hiddenIn = (column: Column | readonly Column[] | undefined) =>
    Array.isArray(column) ? column.map(hide) : hide(column as Column)
  const hidden = hiddenFields(model).filter(name => name in columns)
  return { ...columns, ...Object.fromEntries(hidden.map(name => [name, hiddenIn(columns[name])])) }
}
