import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline, type Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { Client } from 'pg'
import type { z } from 'zod'
import { migrate } from '../migrate.ts'
import { knownMigrations, newerSchema } from '../run-migrations.ts'
import type { ClusterConnection } from '../supervisor/cluster.ts'
import { codeOf, DatabaseStartError } from '../supervisor/database-start-error.ts'
import { BackupEnd, BackupHeader, BackupRow, BackupTable } from './backup-format.ts'

/** The rows, and the characters, of one insert. */
const most = { rows: 500, characters: 4_000_000 }

/** A database to restore into: as its owner, and as one whom row-level security does not bind. */
export interface RestoreTarget {
  readonly owner: ClusterConnection
  readonly superuser: ClusterConnection
}

/**
 * Loads a backup into an empty database. Its own migrations make the schema that it was written
 * from, so a backup of an earlier version is of that version afterwards: `migrate` upgrades it.
 *
 * @returns the number of rows of each table
 * @throws DatabaseStartError when the file is no whole backup, or a newer program wrote it
 */
export async function loadBackup({ owner, superuser }: RestoreTarget, file: string): Promise<BackupEnd['rows']> {
  const lines = linesOf(file)
  try {
    const first = await lines.next()
    const header = parsed(BackupHeader, first.value)
    requireKnown(header)
    await migrate(owner, undefined, new Set(header.migrations.map(({ at }) => at)))
    const client = new Client(superuser)
    await client.connect()
    try {
      return await loadRows(client, lines)
    } finally {
      await client.end()
    }
  } catch (failure) {
    throw unreadable(failure) ? notWhole(file) : failure
  } finally {
    await lines.return(undefined)
  }
}

/** Refuses a backup whose schema this program's migrations do not make. */
function requireKnown({ migrations }: BackupHeader): void {
  const known = new Map(knownMigrations.map(({ at, hash }) => [at, hash]))
  if (migrations.some(({ at }) => !known.has(at))) throw newerSchema()
  if (migrations.some(({ at, hash }) => known.get(at) !== hash)) {
    throw new DatabaseStartError(
      'A migration that made the database of this backup has been changed since: restore it with the program that wrote it.',
    )
  }
}

async function loadRows(client: Client, lines: AsyncGenerator<string>): Promise<BackupEnd['rows']> {
  await client.query('begin')
  // The rows are as they were: triggers would number, check and announce them anew.
  await client.query('set local session_replication_role = replica')
  const loaded: Record<string, number> = {}
  let insert = ''
  let table = ''
  let waiting: string[] = []
  let characters = 0
  const send = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join()}]`])
    loaded[table] = (loaded[table] ?? 0) + waiting.length
    waiting = []
    characters = 0
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (waiting.length === most.rows || characters > most.characters) await send()
      parsed(BackupRow, line)
      waiting.push(line)
      characters += line.length
      continue
    }
    if (table !== '') await send()
    if (!line.startsWith('{"table"')) {
      const end = parsed(BackupEnd, line)
      if (Object.keys(end.rows).some(name => end.rows[name] !== loaded[name])) throw new SyntaxError('Rows are missing')
      for (const [name, { last, isCalled }] of Object.entries(end.sequences)) {
        await client.query('select setval($1::regclass, $2, $3)', [
          `public.${client.escapeIdentifier(name)}`,
          last,
          isCalled,
        ])
      }
      if (!(await lines.next()).done) throw new SyntaxError('More follows the end')
      await client.query('commit')
      await client.query('analyze')
      return loaded
    }
    const next = parsed(BackupTable, line)
    table = next.table
    loaded[table] = 0
    insert = await insertOf(client, next)
  }
  throw new SyntaxError('There is no end')
}

/** Returns the statement that inserts rows of a table from a JSON list of lists of texts. */
async function insertOf(client: Client, { table, columns }: BackupTable): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${client.escapeIdentifier(table)}`],
  )
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  const names = columns.map(name => client.escapeIdentifier(name)).join(', ')
  const values = columns.map((name, index) => {
    const type = types.get(name)
    if (type === undefined) throw new SyntaxError(`${table} has no ${name}`)
    return `(r ->> ${index})::${type}`
  })
  return `insert into public.${client.escapeIdentifier(table)} (${names}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) r`
}

/** Yields the lines of a backup's file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const text: Readable = pipeline(packed, createZstdDecompress(), () => {})
  // readline ends silently when its input fails, so the failure is kept.
  let failure: unknown
  text.on('error', error => {
    failure = error
  })
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) yield line
  if (failure !== undefined) throw failure
}

function parsed<Shape extends z.ZodType>(shape: Shape, line: string | undefined): z.output<Shape> {
  const read = shape.safeParse(JSON.parse(line ?? ''))
  if (!read.success) throw new SyntaxError('The line is of another form')
  return read.data
}

/** True for a failure of the file's content, and of its compression. */
const unreadable = (failure: unknown): boolean =>
  failure instanceof SyntaxError || /^(ZSTD_|Z_|ERR_ZLIB)/.test(codeOf(failure) ?? '') || /^ZSTD/.test(String(failure))

const notWhole = (file: string) =>
  new DatabaseStartError(`${file} is no whole backup of Avlöna: it is of another kind, damaged, or was cut short.`)
