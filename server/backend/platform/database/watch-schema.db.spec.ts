import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isThorough, sizeOf } from '#tests/harness/thorough.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let owner: Client
const children: ChildProcess[] = []
beforeAll(async () => {
  test = await createTestDatabase()
  owner = new Client(test.address)
  await owner.connect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await owner.end()
  await test.drop()
})

/** A node of `npm start` on the database. NODE_ENV spares it the built interface. */
function startNode() {
  const { user, host, port, database } = test.address
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output: output.trim() }))
  return {
    ended,
    async ready() {
      while (!output.includes('Avlöna is ready')) await once(child.stdout, 'data')
    },
  }
}

const sentence = /A newer version of Avlöna has upgraded the database.*start the newer version/
const upgrade = (at: number) => `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${at})`

/** The small run does not show that another node of the same database ends itself too. */
const nodeCount = sizeOf({ small: 1, whole: 2 })

it('a node that runs ends itself when its database is upgraded by a newer program, and does not start again', async () => {
  const nodes = Array.from({ length: nodeCount }, startNode)
  await Promise.all(nodes.map(node => node.ready()))
  // What a newer program does: it commits its migrations and announces them together.
  await owner.query(`begin; ${upgrade(9_999_999_999_998)}; notify avlona_schema, '9999999999998'; commit`)
  for (const node of nodes) {
    const { code, output } = await node.ended
    expect([code, output.split('\n').at(-1)]).toEqual([1, expect.stringMatching(sentence)])
  }
  expect(await startNode().ended).toEqual({ code: 1, output: expect.stringMatching(sentence) })
}, 300_000)

// The small run does not show a node that was not listening when the upgrade came.
it.runIf(isThorough)(
  'a node looks again when it listens again, for what it has missed',
  async () => {
    await owner.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
    const node = startNode()
    await node.ready()
    await owner.query(upgrade(9_999_999_999_999))
    // Its connections are lost, as when PostgreSQL is started again.
    const superuser = new Client(test.superuserAddress)
    await superuser.connect()
    await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${test.poolAddress.user}'`,
    )
    await superuser.end()
    expect(await node.ended).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  },
  300_000,
)
