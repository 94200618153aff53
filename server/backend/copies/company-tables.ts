import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../tables/schema.ts'

/** A table with rows of a company, and the columns that a copy holds. */
export interface CompanyTable {
  readonly name: string
  /** In the order of the schema, without the tenant keys and generated columns. */
  readonly columns: readonly string[]
  /** The columns that order its rows, so that copies of the same rows are identical. */
  readonly order: readonly string[]
  /** The columns that identify a row within a company, with their types. */
  readonly key: readonly { readonly name: string; readonly type: string }[]
}

/** The tenant keys, which are never copied. */
const keys: readonly string[] = ['ftg_key', 'lic_nr']

/**
 * The tables with a company's key that are not copied. A spec fails until each new table is either
 * copied or named here.
 */
export const notCopied: Readonly<Record<string, string>> = {
  event: 'what has happened to a company has not happened to a copy of it; a copy tells of it in its history',
  job: 'a job is of the login that asked for it',
  job_file: 'a file that a job has made is of the login that asked for it, and is made anew',
  job_file_piece: 'the content of such a file',
  integration_company: 'which companies a key opens is the licence’s affair',
  user_company_access: 'which accounts may choose a company is the licence’s affair',
  session_company: 'a session has verified a code for one company, not for another',
  sms_code: 'a code was sent for one company',
  skatteverket_access: 'an account has signed in at Skatteverket for one company',
}

const tables: readonly PgTable[] = Object.values<unknown>(schema).filter(each => is(each, PgTable))

const sqlNames = (table: PgTable) => Object.values(getTableColumns(table)).map(column => column.name)

const hasKey = (table: PgTable) => sqlNames(table).includes('ftg_key')

/** Returns the names of all tables with a company's key. */
export const keyedTables = (): string[] => tables.filter(hasKey).map(getTableName)

/**
 * The columns that mark a company as a sent copy, and its expiry. A clone inherits them; a copy
 * does not hold them.
 */
export const cloned = ['is_sent_copy', 'goes_at']

/** The columns of the company's own row that are not copied. */
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

/** Returns the names of the copied tables that a table references. */
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

/** All other tables of a company, each after the tables that it references. */
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
