import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { keyOf } from '../../copies/testing.ts'
import type { Backend } from '../../start.ts'
import { type Browser, browserOf, startTestBackend, type TestBackend } from '../../testing.ts'

const slow = 'nordsken'
const others = ['akvarell', 'zenit']
/** More than one company may take of the pool. */
const askers = 12

let server: TestBackend
/** Holds the lock that each employee of the slow company waits for. */
let holder: Client
let adm: Browser
beforeAll(async () => {
  server = await startTestBackend()
  adm = await server.signedIn('adm')
  const ftgKey = await keyOf(server.test.database, { licNr: 'WEB100200', FtgId: slow })
  await server.test.asOwner(`
    create function wait_for_holder(owner uuid) returns boolean language plpgsql as
      'begin if owner = ''${ftgKey}'' then perform pg_advisory_xact_lock_shared(4711); end if; return true; end';
    create policy slow on employee as restrictive using (wait_for_holder(ftg_key))`)
  holder = new Client(server.test.superuserAddress)
  await holder.connect()
  await holder.query('select pg_advisory_lock(4711)')
})
afterAll(async () => {
  await holder.end()
  await server.close()
})

/** Asks a node for the employees of a company. */
async function employees(node: Backend, company: string) {
  const browser = browserOf(node)
  browser.cookie = adm.cookie
  const { status, body } = await browser.ask('/perlista', { company })
  return [company, status, body.dvCode]
}

it('a list whose statement takes too long is given up in words, and its connection serves on', async () => {
  const impatient = await server.another({ listPatience: 100 })
  for (let times = 0; times < askers; times += 1)
    expect(await employees(impatient, slow)).toEqual([slow, errors.tooSlow.status, errors.tooSlow.dvCode])
  expect(await employees(impatient, 'akvarell')).toEqual(['akvarell', 200, undefined])
  const told = server.logged.map(line => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(told.map(({ msg }) => msg)).toEqual(Array.from({ length: askers }, () => 'A statement took too long'))
})

it('the slow lists of one company leave the others their share of the connections', async () => {
  const patient = await server.another({ listPatience: 600_000 })
  const asked = Array.from({ length: askers }, () => employees(patient, slow))
  const waiting = `select count(*)::int as n from pg_locks join pg_database d on d.oid = database
    where datname = current_database() and locktype = 'advisory' and objid = 4711 and not granted`
  await expect
    .poll(() => holder.query<{ n: number }>(waiting).then(({ rows }) => rows[0]?.n), { timeout: 60_000 })
    .toBeGreaterThan(3)
  for (const company of others) expect(await employees(patient, company)).toEqual([company, 200, undefined])
  expect((await holder.query<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(3)
  await holder.query('select pg_advisory_unlock(4711)')
  const answers = await Promise.all(asked)
  expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(3)
})
