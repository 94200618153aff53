import type { AnyColumn, SQL } from 'drizzle-orm'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FieldValue, FormRow, FormValues } from '#contracts/forms/field.ts'
import { noDate } from '#contracts/rules/required.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** Where the rows of a field are stored, when other tables refer to or join them. */
export interface Lines {
  readonly table: PgTable
  /** The property with the item's code. */
  readonly owner: string
  /** The properties of the table's row by the cells of a row, in the order of the rows. */
  readonly columns: Readonly<Record<string, string>>
  /** The cells with days. An empty one is null. */
  readonly days: readonly string[]
  /** The rows of another command, which are shown and never stored by the register. */
  readonly shown?: { readonly where: SQL; readonly cells: (row: Readonly<Record<string, unknown>>) => FormRow }
}

/** The lines of a register's items, by field. */
export type LinesOfFields = Readonly<Record<string, Lines>>

const columnIn = (table: PgTable, row: string): AnyColumn =>
  (table as unknown as Record<string, AnyColumn>)[row] as AnyColumn

/** Returns the values of items with the rows that stand in tables of their own. */
export async function withLines<Item extends { readonly values: Readonly<Record<string, unknown>> }>(
  tx: Transaction,
  lines: LinesOfFields,
  items: readonly Item[],
  key: string,
): Promise<Item[]> {
  const codes = items.map(({ values }) => String(values[key]))
  if (codes.length === 0) return [...items]
  const found: Record<string, Map<string, FormRow[]>> = {}
  for (const [field, { table, owner, columns, days, shown }] of Object.entries(lines)) {
    const rows = (await tx
      .select()
      .from(table)
      .where(and(inArray(columnIn(table, owner), codes), shown?.where))
      .orderBy(...Object.values(columns).map(column => asc(columnIn(table, column))))) as Record<string, unknown>[]
    const cell = (row: Record<string, unknown>, name: string, column: string) =>
      days.includes(name) ? (row[column] ?? noDate) : row[column]
    found[field] = new Map()
    for (const row of rows) {
      const code = String(row[owner])
      const of = Object.entries(columns).map(([name, column]) => [name, cell(row, name, column)])
      const own = shown?.cells(row) ?? (Object.fromEntries(of) as FormRow)
      found[field].set(code, [...(found[field].get(code) ?? []), own])
    }
  }
  return items.map(item => ({
    ...item,
    values: {
      ...item.values,
      ...Object.fromEntries(
        Object.entries(found).map(([field, of]) => [field, of.get(String(item.values[key])) ?? []]),
      ),
    },
  }))
}

/** Replaces the rows of an item that stand in tables of their own. */
export async function storeLines(tx: Transaction, lines: LinesOfFields, code: string, values: FormValues) {
  for (const [field, { table, owner, columns, days, shown }] of Object.entries(lines)) {
    if (shown) continue
    await tx.delete(table).where(eq(columnIn(table, owner), code))
    const stored = (name: string, value: FieldValue | undefined) =>
      days.includes(name) && value === noDate ? null : value
    const rows = ((values[field] ?? []) as readonly FormRow[]).map(row => ({
      [owner]: code,
      ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, stored(name, row[name])])),
    }))
    if (rows.length > 0) await tx.insert(table).values(rows as never)
  }
}
