import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadBackup } from '#server/backend/platform/database/backup/read-backup.ts'
import { startCluster } from '#server/backend/platform/database/supervisor/cluster.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase, databaseAddress } from '../harness/database.ts'
import { projectRoot, RunningApp } from '../harness/running-app.ts'
import { rowsIn } from './rows-in.ts'

const earlier = join(projectRoot, 'tests/upgrades/2026-11-22-208a2d8.backup')
const patience = { timeout: 90_000, intervals: [50] }

/** Replaces the database of a stopped application by one of an earlier version. */
async function becomeEarlier(app: RunningApp, then: (client: Client) => Promise<unknown> = async () => {}) {
  await app.stop()
  await rm(app.dataFolder, { recursive: true })
  const cluster = await startCluster({ dataDir: app.dataFolder })
  try {
    const superuser = { ...cluster.connection, user: 'postgres' }
    await loadBackup({ owner: cluster.connection, superuser }, earlier)
    const client = new Client(superuser)
    await client.connect()
    await then(client).finally(() => client.end())
  } finally {
    await cluster.stop()
  }
}

test('an upgrade whose server is killed leaves the earlier version, and is done whole by the next start', async ({
  ownApp,
}) => {
  const control = await RunningApp.start()
  try {
    await becomeEarlier(control)
    await control.startAgain()
    // The upgrade waits after half of the migrations for as long as a row of this table says.
    await becomeEarlier(ownApp, client =>
      client.query(`
        create table wait_here (for_s int); insert into wait_here values (600); grant select on wait_here to public;
        create function wait_for_latch() returns trigger language plpgsql as
          'begin perform pg_sleep(for_s) from public.wait_here where (select count(*) from drizzle.__drizzle_migrations) = 30;
           return null; end';
        create trigger wait_for_latch after insert on drizzle.__drizzle_migrations for each row execute function wait_for_latch()`),
    )
    const applied = () => askDatabase(ownApp.dataFolder, 'select count(*)::int as n from drizzle.__drizzle_migrations')
    const [before] = await (async () => {
      ownApp.launch()
      await expect.poll(sleepers, patience).toEqual([{ n: 1 }])
      return applied()
    })()
    await ownApp.kill()
    expect([before, await applied()]).toEqual([{ n: 13 }, { n: 13 }])
    await askDatabase(ownApp.dataFolder, 'truncate wait_here')
    await ownApp.startAgain()
    const { wait_here: _, ...rows } = await rowsIn(ownApp.dataFolder)
    expect(rows).toEqual(await rowsIn(control.dataFolder))
  } finally {
    await control.dispose()
  }

  async function sleepers() {
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'`
    // PostgreSQL is starting.
    return askDatabase(ownApp.dataFolder, waiting).catch(() => [])
  }
})

/** Runs a command on an application's data, in a process that can be killed. */
function command(app: RunningApp, ...args: readonly string[]): { process: ChildProcess; ended: Promise<unknown> } {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: app.dataFolder },
    stdio: 'ignore',
  })
  return { process: child, ended: once(child, 'exit').then(([code]) => code) }
}

test('a backup that is killed leaves no file that looks like one, and a restore that is killed changes nothing', async ({
  ownApp,
}) => {
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'avlona-backups-'))
  const file = join(folder, 'a.backup')
  try {
    const original = await rowsIn(ownApp.dataFolder)
    // The backup waits for a lock on the last of its tables.
    const rival = new Client({ ...databaseAddress(ownApp.dataFolder), user: 'postgres', database: 'avlona' })
    await rival.connect()
    await rival.query('begin; lock table work_schedule in access exclusive mode')
    const killed = command(ownApp, 'server/backup-cli.ts', file)
    const waiting = `select count(*)::int as n from pg_locks where not granted and relation = 'work_schedule'::regclass`
    await expect.poll(() => rival.query(waiting).then(({ rows }) => rows), patience).toEqual([{ n: 1 }])
    killed.process.kill('SIGKILL')
    await killed.ended
    await rival.query('rollback')
    await rival.end()
    expect((await readdir(folder)).filter(name => !name.endsWith('.partial'))).toEqual([])
    expect(await command(ownApp, 'server/backup-cli.ts', file).ended).toBe(0)
    expect(await readdir(folder)).toEqual(['a.backup'])

    // What happens after the backup is what a killed restore must leave.
    await askDatabase(ownApp.dataFolder, `update company set name = name || ' efteråt'`)
    await ownApp.stop()
    const restore = ['server/restore-cli.ts', '--replace', file]
    const changed = `select count(*)::int as n from company where name like '% efteråt'`
    // Once while the new database gets its schema, and once while it gets its rows.
    for (const begun of [
      `select count(*)::int as n from pg_database where datname = 'avlona_restoring'`,
      `select count(*)::int as n from pg_stat_activity where datname = 'avlona_restoring' and usename = 'postgres'`,
    ]) {
      const half = command(ownApp, ...restore)
      await expect.poll(() => askDatabase(ownApp.dataFolder, begun).catch(() => []), patience).toEqual([{ n: 1 }])
      half.process.kill('SIGKILL')
      expect(await half.ended).toBe(null)
      await ownApp.startAgain()
      expect(await rowsIn(ownApp.dataFolder)).toEqual(original)
      expect(await askDatabase(ownApp.dataFolder, changed)).toEqual([{ n: original.company }])
      await ownApp.stop()
    }
    expect(await command(ownApp, ...restore).ended).toBe(0)
    await ownApp.startAgain()
    expect(await rowsIn(ownApp.dataFolder)).toEqual(original)
    expect(await askDatabase(ownApp.dataFolder, changed)).toEqual([{ n: 0 }])
  } finally {
    await rm(folder, { recursive: true })
  }
})
