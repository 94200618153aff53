import { asc, gt, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { company, event, licence } from '../../tables/schema.ts'
import { appendEvent, eventChannel } from './append-event.ts'
import type { Database } from './connect.ts'
import { withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let database: Database
let listener: Client
const heard: string[] = []
const ftgKey = '11111111-1111-4111-8111-111111111111'
const otherFtgKey = '22222222-2222-4222-8222-222222222222'

beforeAll(async () => {
  test = await createTestDatabase()
  database = test.database
  await withSystem(database, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
  listener = new Client(database.connection)
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query(`listen ${eventChannel}`)
})
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  await listener.end()
  await test.drop()
})

const allEvents = () => withSystem(database, tx => tx.select().from(event).orderBy(asc(event.seq)))

it('is written with the transaction that it tells of, with whom it acts for, and announced by its number', async () => {
  const tenant = { licNr: 'L1', login: 'anna', ftgKey }
  await withTenant(database, tenant, tx => appendEvent(tx, { type: 'salary-year.created', payload: { year: 2026 } }))
  const last = (await allEvents()).at(-1)
  expect(last).toMatchObject({
    licNr: 'L1',
    ftgKey,
    actor: 'anna',
    type: 'salary-year.created',
    payload: { year: 2026 },
  })
  await expect.poll(() => heard).toEqual([String(last?.seq)])
})

it('is not written, nor announced, when the transaction fails', async () => {
  const before = await allEvents()
  const failing = withTenant(database, { licNr: 'L1' }, async tx => {
    await tx.insert(company).values({ ftgId: 'ett', name: 'Ett', orgnr: '' })
    await appendEvent(tx, { type: 'company.created' })
    throw new Error('boom')
  })
  await expect(failing).rejects.toThrow('boom')
  await withTenant(database, { licNr: 'L1' }, tx => appendEvent(tx, { type: 'rights-group.changed' }))
  const after = await allEvents()
  expect(after.map(row => row.type)).toEqual([...before.map(row => row.type), 'rights-group.changed'])
  await expect.poll(() => heard).toEqual([String(after.at(-1)?.seq)])
})

it('is read by its own company and licence alone', async () => {
  await withTenant(database, { licNr: 'L1' }, async tx => {
    await appendEvent(tx, { type: 'company.archived', ftgKey })
    await appendEvent(tx, { type: 'company.removed', ftgKey: otherFtgKey })
    await appendEvent(tx, { type: 'company.recorded' })
  })
  const seen = (tenant: { licNr: string; ftgKey?: string }) =>
    withTenant(database, tenant, async tx =>
      (await tx.select().from(event).orderBy(event.seq))
        .map(row => row.type)
        .filter(type => ['company.archived', 'company.removed', 'company.recorded'].includes(type)),
    )
  expect(await seen({ licNr: 'L1', ftgKey })).toEqual(['company.archived', 'company.recorded'])
  expect(await seen({ licNr: 'L1' })).toEqual(['company.recorded'])
  expect(await seen({ licNr: 'L2', ftgKey })).toEqual([])
})

it('cannot be told of another licence, nor by the system of none', async () => {
  await expect(
    withTenant(database, { licNr: 'L1' }, tx => appendEvent(tx, { type: 'company.changed', licNr: 'L2' })),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } })
  await expect(withSystem(database, tx => appendEvent(tx, { type: 'company.changed' }))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('null value') },
  })
})

it('cannot be changed or removed, by the application, the system or the owner', async () => {
  for (const within of [
    (statement: string) => withTenant(database, { licNr: 'L1' }, tx => tx.execute(sql.raw(statement))),
    (statement: string) => withSystem(database, tx => tx.execute(sql.raw(statement))),
  ]) {
    for (const statement of [`update event set type = 'x'`, 'delete from event', 'truncate event']) {
      await expect(within(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      })
    }
  }
  for (const statement of [`update event set type = 'x'`, 'delete from event', 'truncate event']) {
    await expect(test.asOwner(statement)).rejects.toThrow('events are append-only')
  }
})

it('is numbered in the order of commits: a reader that goes on from the last number misses none', async () => {
  let last = (await allEvents()).at(-1)?.seq ?? 0
  const first = last
  const read: number[] = []
  const catchUp = async () => {
    const next = await withSystem(database, tx => tx.select().from(event).where(gt(event.seq, last)).orderBy(event.seq))
    read.push(...next.map(row => row.seq))
    last = next.at(-1)?.seq ?? last
  }
  let writing = true
  const reader = (async () => {
    while (writing) await catchUp()
  })()
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      withTenant(database, { licNr: 'L1' }, async tx => {
        await appendEvent(tx, { type: 'message.read', payload: { n } })
        await tx.execute(sql`select pg_sleep(${(n % 4) / 500})`)
      }),
    ),
  )
  writing = false
  await reader
  await catchUp()
  expect(read).toEqual((await allEvents()).map(row => row.seq).filter(seq => seq > first))
  expect(read).toHaveLength(40)
})
