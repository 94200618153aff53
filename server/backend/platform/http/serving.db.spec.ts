import { Agent, request } from 'node:http'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { openDatabase } from '../database/connect.ts'

let server: TestBackend
let browser: Browser
let owner: Client
beforeAll(async () => {
  server = await startTestBackend()
  browser = server.browser()
  await browser.signIn('ftg2')
  owner = new Client(server.test.address)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const answerOf = async (response: Response) => [response.status, await response.json()]

describe('whoever watches over the process', () => {
  it('hears that the process lives and that the database answers', async () => {
    const { url } = server.backend
    expect(await answerOf(await fetch(`${url}/livez`))).toEqual([200, { ok: true }])
    expect(await answerOf(await fetch(`${url}/healthz`))).toEqual([200, { ok: true }])
  })

  it('hears that the database is away, of a process that lives, and that it is back', async () => {
    const away = openDatabase({ ...server.test.poolAddress, port: 1 })
    const { url } = await server.another({ database: away })
    expect(await answerOf(await fetch(`${url}/livez`))).toEqual([200, { ok: true }])
    expect(await answerOf(await fetch(`${url}/healthz`))).toEqual([503, { ok: false, away: 'database' }])
    away.pool.options.port = server.test.address.port
    expect(await answerOf(await fetch(`${url}/healthz`))).toEqual([200, { ok: true }])
    await away.close()
  })

  it('may ask as often as it likes', async () => {
    const { url } = await server.another({ requestsPerMinute: 1 })
    for (let time = 0; time < 3; time += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('a disk that is full', () => {
  it('is told of as 50300 by what is written, and what is read is answered', async () => {
    await owner.query(`
      create function disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger disk_full before insert on event for each row execute function disk_full()`)
    try {
      const write = await browser.ask('/companyInfo/nordsken/toggleArchivedState', { method: 'DELETE' })
      expect([write.status, write.body.dvCode]).toEqual([503, '50300'])
      expect((await browser.ask('/companyList')).status).toBe(200)
    } finally {
      await owner.query('drop trigger disk_full on event; drop function disk_full')
    }
  })
})

describe('a backend that closes', () => {
  it('does not wait for the client of a request in flight to let its connection go', async () => {
    const { url, close } = await server.another()
    await owner.query('begin; lock table session in access exclusive mode')
    const agent = new Agent({ keepAlive: true })
    const headers = { 'x-api-request': '1', cookie: browser.cookie ?? '' }
    const asked = request(`${url}/api/companyList`, { agent, headers }, response => response.resume())
    // The connection may be cut off before the answer on a busy machine.
    asked.on('error', () => {}).end()
    const waiting = `select from pg_locks where not granted and relation = 'session'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await owner.query(waiting)).rowCount).toBeGreaterThan(0)
    const closed = close()
    await expect
      .poll(() =>
        fetch(`${url}/livez`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    await owner.query('rollback')
    await closed
    agent.destroy()
  })
})
