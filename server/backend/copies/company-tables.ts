import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../platform/database/schema.ts'

/** A table whose rows are a company's, with the columns that a copy holds. */
export interface CompanyTable {
  readonly name: string
  /** In the order of the schema: neither the keys nor what the database works out by itself. */
  readonly columns: readonly string[]
  /** What its rows are ordered by, so that a copy of the same rows is the same. */
  readonly order: readonly string[]
  /** The columns that tell a company's own rows of the table apart, with their types. */
  readonly key: readonly { readonly name: string; readonly type: string }[]
}

/** What is never copied: it says whose a row is. */
const keys: readonly string[] = ['ftg_key', 'lic_nr']

/**
 * The tables with a company's key that are no part of it. Whoever adds a table with one decides: a
 * spec fails until it is either copied or named here.
 */
export const notCopied: Readonly<Record<string, string>> = {
  event: 'what has happened to a company has not happened to a copy of it; a copy tells of it in its history',
  job: 'a job is of the login that asked for it',
  user_company_access: 'which accounts may choose a company is the licence’s affair',
  session_company: 'a session has verified a code for one company, not for another',
  sms_code: 'a code was sent for one company',
}

const tables: readonly PgTable[] = Object.values<unknown>(schema).filter(each => is(each, PgTable))

const sqlNames = (table: PgTable) => Object.values(getTableColumns(table)).map(column => column.name)

const hasKey = (table: PgTable) => sqlNames(table).includes('ftg_key')

/** Every table with a company's key, by name. */
export const keyedTables = (): string[] => tables.filter(hasKey).map(getTableName)

/**
 * That a company is itself a copy that was sent, and until when: a clone of it is as much, and no
 * copy says so.
 */
export const cloned = ['is_sent_copy', 'goes_at']

/** The company's own row: what is copied of it, besides its keys, its id and where it came from. */
const notOfTheRow: readonly string[] = [...keys, 'ftg_id', 'restore_info', ...cloned]

const columnsOf = (table: PgTable, without: readonly string[]) =>
  Object.values(getTableColumns(table))
    .filter(({ name, generated, generatedIdentity }) => !without.includes(name) && !generated && !generatedIdentity)
    .map(({ name }) => name)

function primaryKeyOf(table: PgTable) {
  const { primaryKeys, columns } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

const orderOf = (table: PgTable): string[] => primaryKeyOf(table).map(({ name }) => name)

const keyOf = (table: PgTable): CompanyTable['key'] => {
  const names = primaryKeyOf(table).map(({ name }) => name)
  return Object.values(getTableColumns(table))
    .filter(({ name }) => names.includes(name) && !keys.includes(name))
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map(column => ({ name: column.name, type: column.getSQLType() }))
}

/** The names of the copied tables that a table's rows refer to. */
const parentsOf = (table: PgTable): string[] =>
  getTableConfig(table)
    .foreignKeys.map(({ reference }) => getTableName(reference().foreignTable))
    .filter(name => name !== getTableName(table))

/** The company's own row. */
export const companyRow: CompanyTable = {
  name: 'company',
  columns: columnsOf(schema.company, notOfTheRow),
  order: ['ftg_key'],
  key: [],
}

/** All other tables of a company, each after those that its rows refer to. */
export const companyTables: readonly CompanyTable[] = inOrder(
  tables.filter(table => hasKey(table) && table !== schema.company && !Object.hasOwn(notCopied, getTableName(table))),
).map(table => ({
  name: getTableName(table),
  columns: columnsOf(table, keys),
  order: orderOf(table),
  key: keyOf(table),
}))

function inOrder(some: readonly PgTable[]): PgTable[] {
  const placed: PgTable[] = []
  const waiting = some.toSorted((one, other) => getTableName(one).localeCompare(getTableName(other)))
  while (waiting.length > 0) {
    const names = waiting.map(getTableName)
    const next = waiting.findIndex(table => !parentsOf(table).some(parent => names.includes(parent)))
    if (next < 0) throw new Error(`Tables that refer to one another in a ring cannot be copied: ${names.join(', ')}`)
    placed.push(...waiting.splice(next, 1))
  }
  return placed
}
