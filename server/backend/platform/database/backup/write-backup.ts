import { access, link, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { migrationLock } from '../migrate.ts'
import { appliedMigrations } from '../run-migrations.ts'
import { codeOf, DatabaseStartError, fileTrouble } from '../supervisor/database-start-error.ts'
import { type BackupEnd, type BackupHeader, type BackupTable, backupFormat } from './backup-format.ts'

/** The rows of one fetch. Rows with files are large. */
const fetched = { usual: 500, withFiles: 10 }
/** Backups are small rather than quick; the higher levels take far longer for little. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_checksumFlag]: 1 } }

/** What a backup holds. */
export interface BackedUp {
  readonly rows: number
  readonly tables: number
}

/**
 * Writes a backup of a database to a new file. The file gets its name when it is whole and on disk.
 *
 * @param client connected as a role that row-level security does not bind
 * @throws DatabaseStartError when the file exists, cannot be written, or the role does not see all
 * rows
 */
export async function writeBackup(client: Client, file: string): Promise<BackedUp> {
  const partial = `${file}.partial`
  const made = { rows: 0, tables: 0 }
  try {
    if (await exists(file)) throw taken(file)
    // It holds personal data, so only its owner may read it.
    const output = await open(partial, 'w', 0o600)
    const lines = Readable.from(counted(backupOf(client), made), { objectMode: false })
    await pipeline(lines, createZstdCompress(compression), output.createWriteStream({ flush: true }))
    // A name that has been taken meanwhile is left to whoever took it.
    await link(partial, file)
    return made
  } catch (failure) {
    throw asTrouble(failure, file)
  } finally {
    await rm(partial, { force: true })
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const taken = (file: string) => new DatabaseStartError(`${file} exists already: give another name.`)

function asTrouble(failure: unknown, file: string): unknown {
  const code = codeOf(failure)
  if (code === 'EEXIST') return taken(file)
  if (code === 'ENOENT') return new DatabaseStartError(`The folder of ${file} does not exist: make it first.`)
  return fileTrouble(failure, file)
}

async function* counted(lines: AsyncGenerator<string>, made: { rows: number; tables: number }) {
  for await (const line of lines) {
    if (line.startsWith('[')) made.rows += 1
    else if (line.startsWith('{"table"')) made.tables += 1
    yield line
  }
}

/**
 * Yields the lines of a backup: all rows of one instant, while others go on reading and writing.
 * Migrations wait for it.
 *
 * @throws DatabaseStartError when the role does not see all rows
 */
async function* backupOf(client: Client): AsyncGenerator<string> {
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  await client.query('begin isolation level repeatable read, read only')
  try {
    // A policy that would hide rows fails instead.
    await client.query(`set local row_security = off; set local statement_timeout = 0`)
    await client.query(
      `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local timezone = 'UTC'`,
    )
    const { rows: now } = await client.query<{ at: Date }>('select now() as at')
    const header: BackupHeader = {
      avlonaBackup: backupFormat,
      at: now[0]?.at.toISOString() ?? '',
      migrations: await appliedMigrations(client),
    }
    yield lineOf(header)
    const end: BackupEnd = { rows: {}, sequences: {} }
    for (const table of await tablesOf(client)) {
      yield lineOf({ table: table.table, columns: table.columns } satisfies BackupTable)
      end.rows[table.table] = 0
      for await (const row of rowsOf(client, table)) {
        end.rows[table.table] = (end.rows[table.table] ?? 0) + 1
        yield row
      }
    }
    // Sequences do not belong to the snapshot. Read last, they are ahead of all rows.
    const { rows: sequences } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
    )
    for (const { name } of sequences) {
      const { rows } = await client.query<{ last: string; is_called: boolean }>(
        `select last_value::text as last, is_called from public.${client.escapeIdentifier(name)}`,
      )
      const [at] = rows
      if (at) end.sequences[name] = { last: at.last, isCalled: at.is_called }
    }
    yield lineOf(end)
  } finally {
    await client.query('rollback').catch(() => {})
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]).catch(() => {})
  }
}

interface FoundTable extends BackupTable {
  readonly hasFiles: boolean
}

/** Returns the tables and their columns, without those that the database computes. */
async function tablesOf(client: Client): Promise<FoundTable[]> {
  const { rows } = await client.query<{ table: string; columns: string[]; has_files: boolean }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns,
            bool_or(a.atttypid = 'bytea'::regtype) as has_files
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows.map(({ table, columns, has_files }) => ({ table, columns, hasFiles: has_files }))
}

async function* rowsOf(client: Client, { table, columns, hasFiles }: FoundTable): AsyncGenerator<string> {
  const texts = columns.map(name => `${client.escapeIdentifier(name)}::text`).join(', ')
  await client.query(
    `declare saved no scroll cursor for
     select to_json(array[${texts}])::text as row from public.${client.escapeIdentifier(table)}`,
  )
  const most = hasFiles ? fetched.withFiles : fetched.usual
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${most} from saved`)
    for (const { row } of rows) yield `${row}\n`
    if (rows.length < most) break
  }
  await client.query('close saved')
}

/** JSON has no line breaks outside strings here, and escapes those within. */
const lineOf = (content: object): string => `${JSON.stringify(content)}\n`
