import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from '../e2e/test.ts'
import { askDatabase, databaseAddress } from '../harness/database.ts'
import { projectRoot, type RunningApp } from '../harness/running-app.ts'
import { oneIn } from '../harness/thorough.ts'
import { rowsIn } from './rows-in.ts'

const patience = { timeout: 90_000, intervals: [50] }

/**
 * Each is true during a restore: while the new database gets its rows, and while it gets its
 * schema.
 */
const restoring = [
  `select count(*)::int as n from pg_stat_activity where datname = 'avlona_restoring' and usename = 'postgres'`,
  `select count(*)::int as n from pg_database where datname = 'avlona_restoring'`,
]

/** Runs a command on an application's data, in a process that can be killed. */
function command(app: RunningApp, ...args: readonly string[]): { process: ChildProcess; ended: Promise<unknown> } {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    // The socket of a database lies in the temporary folder when its own path is too long.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, DATA_DIR: app.dataFolder },
    stdio: 'ignore',
  })
  return { process: child, ended: once(child, 'exit').then(([code]) => code) }
}

test('a backup that is killed leaves no file that looks like one, and a restore that is killed changes nothing', async ({
  ownApp,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'avlona-backups-'))
  const file = join(folder, 'a.backup')
  try {
    const original = await rowsIn(ownApp.dataFolder)
    // The backup waits for a lock on the last of its tables.
    const rival = new Client({ ...databaseAddress(ownApp.dataFolder), user: 'postgres', database: 'avlona' })
    await rival.connect()
    await rival.query('begin; lock table work_schedule in access exclusive mode')
    const killed = command(ownApp, 'server/command.ts', 'backup', file)
    const waiting = `select count(*)::int as n from pg_locks where not granted and relation = 'work_schedule'::regclass`
    await expect.poll(() => rival.query(waiting).then(({ rows }) => rows), patience).toEqual([{ n: 1 }])
    killed.process.kill('SIGKILL')
    await killed.ended
    await rival.query('rollback')
    await rival.end()
    expect((await readdir(folder)).filter(name => !name.endsWith('.partial'))).toEqual([])
    expect(await command(ownApp, 'server/command.ts', 'backup', file).ended).toBe(0)
    expect(await readdir(folder)).toEqual(['a.backup'])

    // What happens after the backup is what a killed restore must leave.
    await askDatabase(ownApp.dataFolder, `update company set name = name || ' efteråt'`)
    await ownApp.stop()
    const restore = ['server/command.ts', 'restore', '--replace', file]
    const changed = `select count(*)::int as n from company where name like '% efteråt'`
    for (const begun of oneIn(2, restoring)) {
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
