import { type AnyColumn, and, count, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerItem } from '../tables/schema.ts'
import { employeeReferences } from './employee-references.ts'
import { ownRegisters } from './own/own-registers.ts'
import { type FieldOf, hasRowWith, type Part, type Place, type Reference } from './own-register.ts'
import { storeLines, withLines } from './register-lines.ts'

/** The condition that a row refers to the item with the code. */
const refersTo = (
  { column, where, refersTo: by }: Reference,
  code: AnyColumn | string,
  { owner }: Part,
): SQL | undefined => and(where, by ? by(code, owner) : sql`${column} = ${code}`)

const placeOf = ({ name, key }: Register): Place =>
  ownRegisters[name]?.place ?? {
    table: registerItem,
    columns: { [key]: 'key' },
    rest: 'values',
    fixed: { register: name },
  }

const columnIn = (table: PgTable, row: string): AnyColumn =>
  (table as unknown as Record<string, AnyColumn>)[row] as AnyColumn

/** Returns a field's column, or its text in the JSON column of the other fields. */
function expressionOf({ columns, rest = '', table }: Place, field: string): AnyColumn | SQL {
  const own = columns[field]
  return own === undefined ? sql`(${columnIn(table, rest)} ->> ${sql.raw(`'${field}'`)})` : columnIn(table, own)
}

/** Returns the rows of a register that may refer to others. Both may be in the shared table. */
const fieldOf: FieldOf = (register, field) => referring(register, place => expressionOf(place, field))

/** Returns the same with the rows inside a field, as JSON. */
const rowsOf: FieldOf = (register, field) =>
  referring(register, ({ columns, rest = '', table }) => {
    const own = columns[field]
    return own === undefined ? sql`${columnIn(table, rest)} -> ${sql.raw(`'${field}'`)}` : columnIn(table, own)
  })

function referring(register: RegisterName, columnOf: (place: Place) => AnyColumn | SQL) {
  const place = placeOf(registers[register])
  const table = alias(place.table as typeof registerItem, 'referring')
  const rows = Object.entries(place.fixed ?? {}).map(([row, value]) => eq(columnIn(table, row), value))
  return { table, column: columnOf({ ...place, table }), where: and(...rows) }
}

/** Returns what refers to items of a register: other tables, and other registers. */
const referencesTo = ({ name, referrers }: Register): readonly Reference[] => [
  ...(ownRegisters[name]?.references?.(fieldOf) ?? []),
  ...employeeReferences(name),
  ...referrers.map(({ register: from, field, cell, text }): Reference => {
    if (cell === undefined) return { text, ...fieldOf(from, field), of: { Register: from, Falt: field } }
    const { table, column, where } = rowsOf(from, field)
    return { text, table, where, refersTo: code => hasRowWith(column, cell, code) }
  }),
]

type Row = Readonly<Record<string, unknown>> & { readonly version: number }

/** An item as it is stored, in its wire format, and how many refer to it by what they are. */
export interface StoredItem {
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
}

/** The rows of a register in the transaction's company. */
export type RegisterStore = ReturnType<typeof registerStore>

/**
 * Returns the store of a register: its own table, or its part of the shared one.
 *
 * @param part the owner and the salary year of the items, in a register that has them
 */
export function registerStore(register: Register, part: Part = {}) {
  const place = placeOf(register)
  const { columns, rest, fixed: own = {}, part: parts = {}, table, flags = {}, isKey = () => true, derived } = place
  const { lines = {} } = place
  /** The flags of lists of codes, each with the property of its list and its code. */
  const listed = Object.entries(flags).flatMap(([row, codes]) =>
    Object.entries(codes).map(([name, code]) => ({ name, row, code })),
  )
  const references = referencesTo(register)
  const fixed = {
    ...own,
    ...(parts.owner !== undefined && { [parts.owner]: part.owner ?? '' }),
    ...(parts.year !== undefined && { [parts.year]: part.year ?? 0 }),
  }
  const { key, model } = register
  const columnOf = (row: string) => columnIn(table, row)
  const keyColumn = columnOf(columns[key] ?? '')
  const version = columnOf('version')
  const all = and(...Object.entries(fixed).map(([row, value]) => eq(columnOf(row), value)))
  const ofKeys = (keys: readonly string[]) => and(all, inArray(keyColumn, [...keys]))

  /** The expressions of the fields, by which a list is searched and sorted. */
  const fields: Readonly<Record<string, AnyColumn | SQL>> = Object.fromEntries(
    Object.entries(model.fields).flatMap(([name, { format, isExcluded }]): [string, AnyColumn | SQL][] => {
      const own = columns[name]
      if (own !== undefined) return [[name, columnOf(own)]]
      const flag = listed.find(each => each.name === name)
      if (flag) return [[name, sql`(${flag.code} = any(${columnOf(flag.row)}))`]]
      if (isExcluded || rest === undefined) return []
      const empty = format('2000-01-01').empty
      const text = sql`${columnOf(rest)} ->> ${sql.raw(`'${name}'`)}`
      return [[name, typeof empty === 'number' ? sql`(${text})::numeric` : sql`(${text}) collate "sv-x-icu"`]]
    }),
  )
  const isFree = (tx: Transaction) =>
    and(
      ...references.map(reference =>
        notExists(
          tx
            .select({ one: sql`1` })
            .from(reference.table)
            .where(refersTo(reference, keyColumn, part)),
        ),
      ),
    ) ?? sql`true`

  /** A column of numbers may hold the codes of a choice. */
  const wired = (name: string, value: unknown) =>
    typeof value === 'number' && model.fields[name]?.kind === 'choice' ? String(value) : value
  const itemOf = (row: Row): StoredItem => {
    const stored = rest === undefined ? {} : (row[rest] as Record<string, unknown>)
    const own = Object.entries(columns).map(([name, column]) => [name, wired(name, row[column])])
    const on = listed.map(({ name, row: list, code }) => [name, (row[list] as readonly string[]).includes(code)])
    return { version: row.version, values: { ...stored, ...Object.fromEntries([...own, ...on]) } }
  }
  const rowOf = (values: FormValues) => {
    const isOwn = (name: string) =>
      columns[name] !== undefined || name in lines || listed.some(flag => flag.name === name)
    const others = Object.entries(values).filter(([name]) => !isOwn(name))
    const codes = Object.keys(flags).map(list => [
      list,
      listed.filter(({ row, name }) => row === list && values[name] === true).map(({ code }) => code),
    ])
    const own = Object.entries(columns).map(([name, column]) => [
      column,
      // A column that refers to a row is null for none.
      values[name] === '' && !columnOf(column).notNull ? null : values[name],
    ])
    return {
      ...Object.fromEntries([...own, ...codes]),
      ...(rest !== undefined && { [rest]: Object.fromEntries(others) }),
    }
  }

  return {
    table,
    fields,
    /** Returns a page of items with whether something refers to them, and the number of all. */
    async page(
      tx: Transaction,
      asked: { where: SQL | undefined; order: readonly SQL[]; limit: number; offset: number },
    ) {
      const where = and(all, asked.where)
      const rows = await tx
        .select({ row: table as never, isFree: sql<boolean>`${isFree(tx)}` })
        .from(table)
        .where(where)
        .orderBy(...asked.order)
        .limit(asked.limit)
        .offset(asked.offset)
      const [total] = await tx.select({ rows: count() }).from(table).where(where)
      return {
        totalRows: total?.rows ?? 0,
        items: await withLines(
          tx,
          lines,
          rows.map(each => ({ ...itemOf(each.row as Row), isFree: each.isFree })),
          key,
        ),
      }
    },
    /** Returns all items. */
    async all(tx: Transaction): Promise<StoredItem[]> {
      const rows = (await tx.select().from(table).where(all)) as unknown as readonly Row[]
      return withLines(tx, lines, rows.map(itemOf), key)
    },
    /** Returns an item. `lock`: until the transaction ends, others that write it wait. */
    async one(tx: Transaction, code: string, lock = false): Promise<StoredItem | undefined> {
      if (!isKey(code)) return undefined
      const found = tx
        .select()
        .from(table)
        .where(ofKeys([code]))
      const [row] = (await (lock ? found.for('update') : found)) as unknown as readonly Row[]
      const [item] = await withLines(tx, lines, row ? [itemOf(row)] : [], key)
      return item
    },
    /**
     * Returns those of the codes that name items. Whoever removes one of them waits until the
     * transaction ends. Of items of salary years, one of any year counts when the store has none.
     */
    async keep(tx: Transaction, codes: readonly string[]): Promise<ReadonlySet<string>> {
      const { year } = parts
      const ofPart = Object.entries(fixed).filter(([row]) => row !== year || part.year !== undefined)
      const rows = await tx
        .select({ code: sql<string>`${keyColumn}` })
        .from(table)
        .where(and(...ofPart.map(([row, value]) => eq(columnOf(row), value)), inArray(keyColumn, [...codes])))
        // Two requests that lock the same items do it in the same order, so that neither waits
        // forever.
        .orderBy(sql`${keyColumn}`)
        .for('key share')
      return new Set(rows.map(({ code }) => String(code)))
    },
    /** Returns the condition that fields have these values. */
    narrowedTo: (filter: Readonly<Record<string, string | undefined>>): SQL | undefined =>
      and(
        ...Object.entries(filter).flatMap(([name, value]) => {
          const field = fields[name]
          return field && value !== undefined ? [sql`${field} = ${value}`] : []
        }),
      ),
    /** Returns how many refer to an item, by what they are. */
    async uses(tx: Transaction, code: string) {
      const uses = []
      for (const reference of references) {
        const [found] = await tx
          .select({ Antal: count() })
          .from(reference.table)
          .where(refersTo(reference, code, part))
        if (found && found.Antal > 0) uses.push({ Text: reference.text, Antal: found.Antal, ...reference.of })
      }
      return uses
    },
    /** Adds an item. Returns false when the key is taken. */
    async add(tx: Transaction, values: FormValues): Promise<boolean> {
      const made = await tx
        .insert(table)
        .values({ ...fixed, ...rowOf(values), ...derived?.(values) } as never)
        .onConflictDoNothing()
        .returning({ version: version as never })
      if (made.length > 0) await storeLines(tx, lines, String(values[key]), values)
      return made.length > 0
    },
    /** Replaces the values of an item. */
    async replace(tx: Transaction, code: string, values: FormValues): Promise<void> {
      await tx
        .update(table)
        .set({ ...rowOf(values), version: sql`${version} + 1` } as never)
        .where(ofKeys([code]))
      await storeLines(tx, lines, code, values)
    },
    async remove(tx: Transaction, code: string): Promise<void> {
      await tx.delete(table).where(ofKeys([code]))
    },
    references,
  }
}
