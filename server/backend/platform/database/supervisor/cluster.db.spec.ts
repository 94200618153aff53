import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '#tests/harness/thorough.ts'
import { isRoot, nobody, runAs } from './account.ts'
import { type Cluster, type ClusterConnection, startCluster } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { isAlive } from './postmaster-file.ts'

/*
 * The small run starts a cluster, replaces one that a killed server left, and refuses folders that
 * hold something else. It does not show a second start, recovery, restarts and the owner.
 */

let folder: string
let dataDir: string
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avlona-supervisor-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'a project', '.data', 'postgres')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
// An initdb whose server was killed may still be writing.
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))

type Tell = (line: string) => void
async function start(options: { dataDir?: string; log?: Tell; warn?: Tell } = {}): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, ...options })
  stops.push(() => cluster.stop())
  return cluster
}

/** A server of its own process. It prints its connection when it is up, and waits to be killed. */
async function startElsewhere(): Promise<{ server: ChildProcess; connection: ClusterConnection; pid: number }> {
  const server = serverProcess()
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  return { server, ...(JSON.parse(line.toString()) as { connection: ClusterConnection; pid: number }) }
}

function serverProcess(where = dataDir): ChildProcess {
  const program = `
    import { startCluster } from ${JSON.stringify(new URL('cluster.ts', import.meta.url).href)}
    const { connection, pid } = await startCluster({ dataDir: ${JSON.stringify(where)} })
    console.log(JSON.stringify({ connection, pid }))
    setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(() => killed(server))
  return server
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGKILL')
  await exit
}

/** Unless it has ended already. */
function kill(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

async function query<Row extends object>(connection: ClusterConnection, text: string): Promise<Row[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const refusal = (start: Promise<unknown>): Promise<string> =>
  start.then(
    () => 'it started',
    failure => (failure instanceof DatabaseStartError ? failure.message : `${failure}`),
  )

describe('a cluster', () => {
  it('comes up on a private socket alone, as a user who is no superuser, and goes down when told', async () => {
    const { connection, pid, stop } = await start()

    const [settings] = await query<Record<string, unknown>>(
      connection,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, datlocale as locale,
              (select rolsuper from pg_roles where rolname = current_user) as superuser
       from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual({ addresses: '', fsync: 'on', locale: 'sv-SE', superuser: false })
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThan(104)

    await stop()
    await stop()
    expect(isAlive(pid)).toBe(false)
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
  })

  it.runIf(isThorough)('keeps what it holds from one start to the next', async () => {
    const first = await start()
    await query(first.connection, 'create table kept (n int); insert into kept values (7)')
    await first.stop()
    const second = await start()
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it.runIf(isThorough)('has one owner: another process is told who it is', async () => {
    const { server, connection } = await startElsewhere()
    expect(await refusal(start())).toMatch(
      new RegExp(`already in use by process ${server.pid} .*: stop that process, or .*DATABASE_URL`),
    )
    expect(await query(connection, 'select 1 as still')).toEqual([{ still: 1 }])
  })

  it('has one owner within a process too', async () => {
    await start()
    expect(await refusal(start())).toContain(`already in use by process ${process.pid} `)
  })

  it('replaces the PostgreSQL that a killed server left, and loses nothing that was acknowledged', async () => {
    const { server, connection, pid } = await startElsewhere()
    await query(connection, 'create table acknowledged (n int); insert into acknowledged values (1)')
    await killed(server)
    expect(isAlive(pid)).toBe(true)

    const told: string[] = []
    const cluster = await start({ log: line => told.push(line) })
    expect(told).toEqual([expect.stringContaining(`left PostgreSQL running (process ${pid})`)])
    expect(cluster.pid).not.toBe(pid)
    expect(await query(cluster.connection, 'select n from acknowledged')).toEqual([{ n: 1 }])
  })

  it.runIf(isThorough)('recovers when server and PostgreSQL are both killed', async () => {
    const { server, connection, pid } = await startElsewhere()
    await query(connection, 'create table recovered (n int); insert into recovered values (1)')
    await killed(server)
    process.kill(pid, 'SIGKILL')
    const cluster = await start()
    expect(await query(cluster.connection, 'select n from recovered')).toEqual([{ n: 1 }])
  })

  it.runIf(isThorough)('waits for the processes of a killed PostgreSQL, which might still write', async () => {
    const { server, connection, pid } = await startElsewhere()
    const client = new Client(connection)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = rows[0]?.pid ?? 0
    process.kill(backend, 'SIGSTOP')
    stops.push(async () => kill(backend))
    await killed(server)
    process.kill(pid, 'SIGKILL')

    let isUp = false
    const starting = start().finally(() => {
      isUp = true
    })
    await delay(1_000)
    expect(isUp).toBe(false)
    process.kill(backend, 'SIGCONT')
    expect(await query((await starting).connection, 'select 1 as up')).toEqual([{ up: 1 }])
  })

  it.runIf(isThorough)('is not fooled by another process that has got the number of a dead PostgreSQL', async () => {
    const { home, stop } = await start()
    await stop()
    const account = isRoot() ? await nobody() : undefined
    const bystander = spawn('sleep', ['60'], { ...runAs(account), cwd: '/', stdio: 'ignore' })
    stops.push(() => killed(bystander))
    await writeFile(
      join(home, 'data', 'postmaster.pid'),
      [bystander.pid, join(home, 'data'), 1_700_000_000, 5432, '/tmp', '', '', 'ready', ''].join('\n'),
    )

    const cluster = await start()
    expect(await query(cluster.connection, 'select 1 as up')).toEqual([{ up: 1 }])
    expect(isAlive(bystander.pid ?? 0)).toBe(true)
  })

  it.runIf(isThorough)('starts PostgreSQL again however often it dies', async () => {
    const told: string[] = []
    const cluster = await start({ warn: line => told.push(line) })
    for (let death = 1; death <= 3; death += 1) {
      const { pid } = cluster
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => cluster.pid, { timeout: 30_000 }).not.toBe(pid)
      expect(await query(cluster.connection, 'select 1 as up')).toEqual([{ up: 1 }])
    }
    expect(told).toHaveLength(3)
    expect(told).toContainEqual(expect.stringMatching(/ended by itself \(signal SIGKILL\); starting it again/))
  })

  it.runIf(isThorough)('tries on when PostgreSQL cannot start again, until it can', async () => {
    const told: string[] = []
    const cluster = await start({ warn: line => told.push(line) })
    const { home, pid } = cluster
    const settings = join(home, 'data', 'postgresql.conf')
    const right = await readFile(settings, 'utf8')
    await writeFile(settings, `${right}\nwork_mem = 'much'\n`)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => told.filter(line => /did not start again/.test(line)).length).toBeGreaterThan(1)
    await writeFile(settings, right)
    await expect.poll(() => cluster.pid, { timeout: 30_000 }).not.toBe(pid)
    expect(await query(cluster.connection, 'select 1 as up')).toEqual([{ up: 1 }])
  })
})

describe('a data folder', () => {
  it.runIf(isThorough)(
    'is whole or not there: a killed initdb leaves nothing that a later start trips over',
    async () => {
      const where = join(folder, 'interrupted')
      const server = serverProcess(where)
      await expect
        .poll(async () => (await readdir(where).catch(() => [])).filter(name => name.startsWith('data.new-')), {
          interval: 5,
        })
        .toHaveLength(1)
      await killed(server)
      expect(await readdir(where)).not.toContain('data')

      const cluster = await start({ dataDir: where })
      expect(await query(cluster.connection, 'select 1 as up')).toEqual([{ up: 1 }])
    },
  )

  it.runIf(isThorough)('of another major version is refused and left alone', async () => {
    const { home, stop } = await start()
    await stop()
    const versionFile = join(home, 'data', 'PG_VERSION')
    const version = await readFile(versionFile, 'utf8')
    await writeFile(versionFile, '16\n')
    expect(await refusal(start())).toMatch(/made by PostgreSQL 16, and this is PostgreSQL 18: dump it/)
    await writeFile(versionFile, version)
    await start()
  })

  it('that holds something else is refused', async () => {
    const where = join(folder, 'something-else')
    await mkdir(join(where, 'data', 'photos'), { recursive: true })
    expect(await refusal(start({ dataDir: where }))).toMatch(/is not a PostgreSQL database: move it away/)
  })

  it('cannot be made below a file', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    expect(await refusal(start({ dataDir: join(file, 'postgres') }))).toMatch(/a file is in the way/)
  })

  it.runIf(isThorough && isRoot())('goes elsewhere when only root may enter, and is found there again', async () => {
    const hidden = join(folder, 'hidden')
    await mkdir(hidden, { mode: 0o700 })
    const told: string[] = []
    const first = await start({ dataDir: join(hidden, 'postgres'), log: line => told.push(line) })
    stops.push(() => rm(first.home, { recursive: true, force: true }))
    expect(first.home).toMatch(/^\/var\/lib\/avlona\/[0-9a-f]{12}$/)
    expect(told[0]).toContain(`Only root may enter ${hidden}`)
    await query(first.connection, 'create table kept ()')
    await first.stop()
    const second = await start({ dataDir: join(hidden, 'postgres') })
    expect(second.home).toBe(first.home)
    expect(await query(second.connection, `select to_regclass('kept')::text as kept`)).toEqual([{ kept: 'kept' }])
    await second.stop()
  })
})
