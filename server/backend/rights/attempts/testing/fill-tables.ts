import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { canaryAmount, canaryText, type Owner } from './canaries.ts'

/** An owner of rows, with what its rows refer to. */
export interface Place {
  readonly owner: Owner
  readonly licence: Owner
  readonly licNr: string
  /** The company; undefined for the rows of a licence or an account. */
  readonly company?: { readonly owner: Owner; readonly ftgKey: string; readonly ftgId: string }
  /** The account that the rows of a licence name. */
  readonly login: string
}

type Value = string | number | boolean | null | object
/** What a column of a table holds where its type and keys do not say. */
export type Given = Readonly<Record<string, Readonly<Record<string, (place: Place) => Value>>>>

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly has_default: boolean
  /** For numbers, the largest that fits. */
  readonly largest: number
  /** A part of the primary key or of a reference. */
  readonly is_key: boolean
  /** The table that it refers to. */
  readonly refers: string | null
}

/** Returns a UUID that is always the same for a name. */
export function uuidNamed(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the hash under which a secret of an owner stands in a table. */
export const hashNamed = (name: string): string => createHash('sha256').update(name).digest('hex')

/** Whose rows a table has. */
export type Level = 'company' | 'account' | 'licence' | 'installation'

export interface Table {
  readonly name: string
  readonly level: Level
  readonly columns: readonly Column[]
}

/** Reads the protected tables, each after those that it refers to. */
export async function readTables(owner: Client): Promise<Table[]> {
  const { rows } = await owner.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      coalesce(power(10, i.numeric_precision - i.numeric_scale) - 1, 1)::float8 as largest,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey)) as is_key,
      (select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
       order by r.relname = 'company' limit 1) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    join information_schema.columns i on i.table_schema = 'public' and i.table_name = c.relname and i.column_name = a.attname
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`)
  const references = await owner.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`)
  const waiting = new Map([...Map.groupBy(rows, row => row.table)])
  const ordered: Table[] = []
  // An account names its company, which is made first.
  const ignored = (from: string, to: string) => from === 'user_account' && to === 'rights_group'
  while (waiting.size > 0) {
    const next = [...waiting].filter(
      ([name]) =>
        !references.rows.some(({ from, to }) => from === name && waiting.has(to) && from !== to && !ignored(from, to)),
    )
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()]}`)
    for (const [name, columns] of next) {
      ordered.push({ name, level: levelOf(name, columns), columns })
      waiting.delete(name)
    }
  }
  return ordered
}

function levelOf(name: string, columns: readonly Column[]): Level {
  if (columns.some(column => column.name === 'ftg_key' && !column.nullable)) return 'company'
  if (name === 'message' || name === 'notification' || name === 'credential') return 'account'
  return columns.some(column => column.name === 'lic_nr') ? 'licence' : 'installation'
}

/** Inserts a row of a place into a table, with its owner's name in its texts and amounts. */
export async function fill(owner: Client, tables: readonly Table[], table: Table, place: Place, given: Given) {
  const levels = new Map(tables.map(({ name, level }) => [name, level]))
  const nameOf = (of: string): string =>
    `${of} ${levels.get(of) === 'licence' ? place.licence : (place.company?.owner ?? place.owner)}`
  const values = table.columns.flatMap((column): [string, Value][] => {
    const own = given[table.name]?.[column.name] ?? common[column.name]
    const value = own ? own(place) : byType(column, table.name, place, nameOf)
    return value === undefined ? [] : [[column.name, value]]
  })
  const names = values.map(([name]) => `"${name}"`)
  const parameters = values.map((_, index) => `$${index + 1}`)
  const sent = values.map(([, value]) =>
    typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  )
  await owner
    .query(`insert into "${table.name}" (${names}) values (${parameters}) on conflict do nothing`, sent)
    .catch(error => {
      throw new Error(`Say in 'given' what ${table.name} holds: ${error.message}`, { cause: error })
    })
}

/** The columns that mean the same in every table. */
const common: Readonly<Record<string, (place: Place) => Value>> = {
  lic_nr: ({ licNr }) => licNr,
  ftg_key: ({ company }) => company?.ftgKey ?? null,
  login: ({ login }) => login,
  year: () => 2026,
}

function byType(column: Column, table: string, place: Place, nameOf: (table: string) => string): Value | undefined {
  const { type, name, nullable, has_default: hasDefault, largest, is_key: isKey, refers } = column
  if (name.endsWith('token_hash') && !nullable) return hashNamed(nameOf(refers ?? table))
  if (type === 'uuid') return nullable ? undefined : uuidNamed(nameOf(refers ?? table))
  if (type === 'text') return isKey ? codeOf(place) : canaryText(place.owner, table)
  if (type === 'bytea') return Buffer.from(canaryText(place.owner, table))
  if (type === 'numeric' || type === 'int8') return canaryAmount(place.company?.owner ?? place.owner, largest)
  if (nullable || hasDefault) return undefined
  if (type === 'date') return '2026-01-15'
  if (type === 'timestamptz') return '2026-11-20T08:00:00Z'
  if (type === 'bool') return false
  if (type === 'jsonb') return {}
  if (type === '_text') return []
  return 1
}

/** What says when or where something is, by the name of its field: the same in every company. */
export const codeOfAll: Readonly<Record<string, string>> = {
  year: '2026',
  Period: '202601',
  Datum: '2026-01-15',
  Landskod: 'DK',
}

/** The code of every thing of a place: it names its owner, and is known to everybody. */
export const codeOf = ({ owner }: Pick<Place, 'owner'>): string => `K${owner}`.slice(0, 8)
