import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadBackup } from '#server/backend/platform/database/backup/read-backup.ts'
import { appliedMigrations, knownMigrations } from '#server/backend/platform/database/run-migrations.ts'
import { type ClusterConnection, startCluster } from '#server/backend/platform/database/supervisor/cluster.ts'
import { sumsOf } from '#server/backend/platform/database/test-sums.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase } from '../harness/database.ts'
import { projectRoot, type RunningApp } from '../harness/running-app.ts'
import { isThorough } from '../harness/thorough.ts'
import { rowsIn } from './rows-in.ts'

/** Databases of earlier versions: tests/upgrades/README.md. */
const folder = join(projectRoot, 'tests/upgrades')
const earlier = readdirSync(folder).filter(name => name.endsWith('.backup'))
/** The small run upgrades the earliest, and does not show a kill before the commit. */
const backups = isThorough ? earlier : earlier.slice(0, 1)
const patience = { timeout: 90_000, intervals: [50] }

/** A connection of the superuser, and that of the owner of the tables. */
interface Stopped {
  readonly client: Client
  readonly superuser: ClusterConnection
  readonly owner: ClusterConnection
}

/** Works on the database of an application that does not run. It stops what a killed one left. */
async function onStopped<Result>({ dataFolder }: RunningApp, work: (database: Stopped) => Promise<Result>) {
  const cluster = await startCluster({ dataDir: dataFolder })
  try {
    const superuser = { ...cluster.connection, user: 'postgres' }
    const client = new Client(superuser)
    await client.connect()
    return await work({ client, superuser, owner: cluster.connection }).finally(() => client.end())
  } finally {
    await cluster.stop()
  }
}

/** Replaces the database of an application by that of an earlier version. */
async function becomeEarlier(app: RunningApp, backup: string): Promise<void> {
  await app.stop()
  await rm(app.dataFolder, { recursive: true })
  await onStopped(app, ({ owner, superuser }) => loadBackup({ owner, superuser }, join(folder, backup)))
}

/** The version of a database, and the sums of each column of each table. */
const contentOf = async ({ client }: Stopped) => ({
  applied: await appliedMigrations(client),
  sums: await sumsOf(client),
})

/** Makes the upgrade wait, for longer than any test, when it has applied a migration. */
const waitAfter = ({ client }: Stopped, migration: number) =>
  client.query(`
    create schema latch;
    grant usage on schema latch to public;
    create function latch.wait() returns trigger language plpgsql as
      'begin if new.created_at = ${migration} then perform pg_sleep(600); end if; return null; end';
    create trigger wait_for_latch after insert on drizzle.__drizzle_migrations
      for each row execute function latch.wait()`)

for (const [index, backup] of backups.entries()) {
  const when = index % 2 === 0 ? 'in the middle' : 'before its commit'
  test(`an upgrade of ${backup} that is killed ${when} changes nothing, and the next start does it whole`, async ({
    ownApp,
  }) => {
    // As without a kill.
    await becomeEarlier(ownApp, backup)
    await ownApp.startAgain()
    const upgraded = await rowsIn(ownApp.dataFolder)

    await becomeEarlier(ownApp, backup)
    const earlier = await onStopped(ownApp, async database => {
      const content = await contentOf(database)
      const missing = knownMigrations.slice(content.applied.length)
      expect(missing.length).toBeGreaterThan(2)
      const last = index % 2 === 0 ? missing[Math.floor(missing.length / 2)] : missing.at(-1)
      await waitAfter(database, last?.at ?? 0)
      return content
    })
    ownApp.launch()
    const waiting = `select query from pg_stat_activity where wait_event = 'PgSleep'`
    await expect
      // PostgreSQL starts first.
      .poll(() => askDatabase(ownApp.dataFolder, waiting).catch(() => []), patience)
      .toEqual([{ query: expect.stringContaining('insert into drizzle.__drizzle_migrations') }])
    await ownApp.kill()
    await onStopped(ownApp, async database => {
      expect(await contentOf(database)).toEqual(earlier)
      await database.client.query('drop schema latch cascade')
    })

    await ownApp.startAgain()
    expect(await rowsIn(ownApp.dataFolder)).toEqual(upgraded)
    await ownApp.stop()
    expect((await onStopped(ownApp, contentOf)).applied).toEqual(knownMigrations)
  })
}
