import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client, Pool } from 'pg'
import { appRole } from './roles.ts'
import { codeOf, DatabaseStartError } from './supervisor/database-start-error.ts'

/** Announces a migrated schema to the running nodes; the payload is its newest migration. */
export const schemaChannel = 'avlona_schema'

/** The migrations of this program, oldest first. `folderMillis` identifies one. */
const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') })

/** A migration that a database has applied. */
export interface AppliedMigration {
  /** The migration's time in the journal, in milliseconds. It identifies the migration. */
  readonly at: number
  /** The SHA-256 of its file. */
  readonly hash: string
}

/** The migrations of this program, oldest first. */
export const knownMigrations: readonly AppliedMigration[] = migrations.map(({ folderMillis, hash }) => ({
  at: folderMillis,
  hash,
}))

/** Returns true when a database has applied a migration that this program lacks. */
export const isNewer = (applied: readonly Pick<AppliedMigration, 'at'>[]): boolean =>
  applied.some(({ at }) => !knownMigrations.some(known => known.at === at))

/** The error of a program that is older than its database. */
export const newerSchema = (): DatabaseStartError =>
  new DatabaseStartError(
    'A newer version of Avlöna has upgraded the database, and this older one would damage it: start the newer ' +
      'version, or restore a backup from before the upgrade (npm run restore).',
  )

/** Returns the migrations that a database has applied, oldest first. */
export async function appliedMigrations(client: Client | Pool): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!rows[0]?.found) return []
  const applied = await client.query<{ at: string; hash: string }>(
    'select created_at as at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  return applied.rows.map(({ at, hash }) => ({ at: Number(at), hash }))
}

/** A deadlock with a node of an earlier version that still serves. */
const deadlock = '40P01'
const maxAttempts = 5

/**
 * Applies the migrations that a database lacks, all in one transaction. While they run, row-level
 * security hides nothing from them: it is not forced on the owner, whom no policy names, before
 * any statement, and forced on every table again at the end. So a migration reads and writes the
 * rows of all licences, and a foreign key that it adds is checked against all of them.
 *
 * @param client connected as the owner of the tables, who need not bypass row-level security
 * @param only the times of the migrations to apply, for a database of an earlier version
 * @throws DatabaseStartError when the database is newer than this program
 */
export async function runMigrations(client: Client, only?: ReadonlySet<number>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(client, only)
    } catch (failure) {
      if (codeOf(failure) !== deadlock || attempt === maxAttempts) throw failure
    }
  }
}

async function migrateOnce(client: Client, only: ReadonlySet<number> | undefined): Promise<void> {
  await client.query('begin')
  try {
    await ensureJournal(client)
    const applied = await appliedMigrations(client)
    if (isNewer(applied)) throw newerSchema()
    const done = new Set(applied.map(({ at }) => at))
    const missing = migrations.filter(({ folderMillis: at }) => !done.has(at) && (only?.has(at) ?? true))
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) {
        await client.query(showAllRows)
        await client.query(statement)
      }
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ])
    }
    if (missing.length > 0) {
      await client.query(forceOnAll)
      // A running node looks whether its database has become newer.
      await client.query(`grant usage on schema drizzle to ${appRole}`)
      await client.query(`grant select on drizzle.__drizzle_migrations to ${appRole}`)
      await client.query('select pg_notify($1, $2)', [schemaChannel, String(missing.at(-1)?.folderMillis)])
    }
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback').catch(() => {})
    throw failure
  }
}

/** Creates the journal of migrations, as Drizzle's own migrator did. */
async function ensureJournal(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

const onEachTable = (condition: string, action: string): string => `
  do $do$ declare target regclass; begin
    for target in select oid from pg_class where relkind in ('r', 'p')
      and relnamespace = 'public'::regnamespace and ${condition}
    loop execute format('alter table %s ${action}', target); end loop;
  end $do$`

/** The migrations force it on their own tables again and again, so this precedes each statement. */
const showAllRows = onEachTable('relforcerowsecurity', 'no force row level security')
/** Pending checks come first: a table with one cannot be altered. */
const forceOnAll = `set constraints all immediate; ${onEachTable(
  'relrowsecurity and not relforcerowsecurity',
  'force row level security',
)}`
