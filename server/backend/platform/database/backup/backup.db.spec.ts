import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backup } from '../../../../commands/backup.ts'
import { restore } from '../../../../commands/restore.ts'
import { runHere, runProgram } from '../../../../commands/testing.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { type Cluster, startCluster } from '../supervisor/cluster.ts'
import { superuser } from '../supervisor/data-directory.ts'
import { sumsOf } from '../test-sums.ts'
import { testTime } from '../test-time.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
/** The embedded database of a server: this process. */
let serving: Cluster
let client: Client
const sumsIn = async ({ connection }: Cluster) => {
  const other = new Client({ ...connection, user: superuser })
  await other.connect()
  try {
    const { rows } = await other.query('select sequencename, last_value from pg_sequences order by 1')
    return { rows: await sumsOf(other), sequences: rows }
  } finally {
    await other.end()
  }
}
const dataDir = (name: string) => join(folder, name)
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avlona-backup-'))
  await chmod(folder, 0o755)
  serving = await startCluster({ dataDir: dataDir('served'), durable: false })
  const database = openDatabase(await migrate(serving.connection))
  await seedDemoData(database, { today: new Date(testTime) })
  await database.close()
  client = new Client({ ...serving.connection, user: superuser })
  await client.connect()
  // What a text may do to a format: line breaks, quotes, nulls of JSON, bytes.
  await client.query(
    `insert into company_picture (ftg_key, lic_nr, type, content)
       select ftg_key, lic_nr, 'image/png', '\\x00ff0a5c' from company where ftg_id = 'akvarell';
     update department set name = E'Rad\\n"två"\\t\\\\N';
     update employee set details = 'null'::jsonb where employment_number = (select min(employment_number) from employee)`,
  )
}, 300_000)
afterAll(async () => {
  await client?.end()
  await serving?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

const refused = (sentence: RegExp) => ({ code: 2, out: '', err: expect.stringMatching(sentence) })

it('a backup of a database that is served is restored with every row as it was', async () => {
  const done = await runProgram('backup', [file('a.backup')], { DATA_DIR: dataDir('served') })
  expect(done).toEqual({ code: 0, out: expect.stringMatching(/a\.backup holds \d+ rows of \d+ tables\.\n$/), err: '' })
  expect((await stat(file('a.backup'))).mode & 0o777).toBe(0o600)
  const original = await sumsIn(serving)

  // What is written afterwards is not in it.
  await client.query(`update company set name = name || ' (ändrad)'`)
  expect((await sumsIn(serving)).rows).not.toEqual(original.rows)
  expect(await runProgram('restore', [file('a.backup')], { DATA_DIR: dataDir('served') })).toEqual(
    refused(/is already in use by process \d+/),
  )

  const target = { DATA_DIR: dataDir('restored') }
  expect(await runHere(restore, [file('a.backup')], target)).toMatchObject({ code: 0, err: '' })
  expect(await runHere(restore, [file('a.backup')], target)).toEqual(refused(/The database is not empty.*--replace/))
  const half = await readFile(file('a.backup'))
  await writeFile(file('half.backup'), half.subarray(0, half.length / 2))
  expect(await runHere(restore, ['--replace', file('half.backup')], target)).toEqual(refused(/is no whole backup/))
  const restored = await startCluster({ dataDir: target.DATA_DIR, durable: false })
  try {
    expect(await sumsIn(restored)).toEqual(original)
    // Requests have their role, and nothing is left beside.
    await migrate(restored.connection)
    const admin = new Client({ ...restored.connection, user: superuser })
    await admin.connect()
    const { rows } = await admin.query(`select datname from pg_database where datname like 'avlona%'`)
    await admin.end()
    expect(rows).toEqual([{ datname: 'avlona' }])
  } finally {
    await restored.stop()
  }
}, 300_000)

it('a backup is of one instant, and waits for no transaction that writes', async () => {
  const own = { ...serving.connection, user: superuser }
  await client.query('begin')
  await client.query(`insert into licence (lic_nr, name, model) values ('SENARE', 'Senare', 'BAS')`)
  const before = await writeBackup(own, file('before.backup'))
  await client.query('commit')
  const after = await writeBackup(own, file('after.backup'))
  await client.query(`delete from licence where lic_nr = 'SENARE'`)
  expect(after.rows).toBe(before.rows + 1)
})

it('says in a sentence what it cannot do, and leaves no file that looks like a backup', async () => {
  const served = { DATA_DIR: dataDir('served') }
  await writeFile(file('taken'), 'mine')
  expect(await runHere(backup, [file('taken')], served)).toEqual(refused(/taken exists already: give another name/))
  expect(await readFile(file('taken'), 'utf8')).toBe('mine')
  expect(await runHere(backup, [join(folder, 'nowhere', 'x')], served)).toEqual(
    refused(/The folder of .* does not exist/),
  )
  expect(await runHere(backup, [file('c')], { DATA_DIR: dataDir('none') })).toEqual(refused(/There is no database in/))
  expect(await runHere(backup, [file('c')], { DATABASE_URL: 'postgres://x@localhost/x' })).toEqual(
    refused(/use pg_dump and pg_restore/),
  )
  expect(await runHere(restore, [file('taken')], { DATA_DIR: dataDir('other') })).toEqual(refused(/is no whole backup/))
  // A role that row-level security binds sees no rows: what it would write is no backup.
  await expect(writeBackup(serving.connection, file('c'))).rejects.toThrow(/row-level security/)
  expect((await readdir(folder)).filter(name => /^(c|x)$|partial/.test(name))).toEqual([])
}, 300_000)
