import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendEvent } from '../platform/database/append-event.ts'
import { runFrom } from '../platform/database/origin.ts'
import { actFor, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { chainEvents } from '../platform/database/upkeep.ts'
import { inOneMoment } from '../platform/jobs/run-job.ts'
import { event, eventSeal, licence } from '../tables/schema.ts'
import { checkByHand, checkNightly } from './check-history.ts'
import { verifyChain } from './verify-chain.ts'

const licNr = 'L1'
const ftgKey = '11111111-1111-4111-8111-111111111111'
const events = 1_300

let test: TestDatabase
let tamperer: Client
let seqs: number[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  for (const each of [licNr, 'L2'])
    await withSystem(test.database, tx => tx.insert(licence).values({ licNr: each, name: each, model: 'PLUS' }))
  tamperer = new Client({ ...test.address, user: 'postgres' })
  await tamperer.connect()
  await tamperer.query(`set session_replication_role = 'replica'`)
  await runFrom({ address: '203.0.113.7', browser: 'Firefox', via: 'session' }, () =>
    withTenant(test.database, { licNr, login: 'anna', ftgKey }, async tx => {
      for (let n = 0; n < events; n++) {
        const payload = { version: n, changes: { Telefon: { from: 'å"ä\\ö', to: `${n}` } } }
        await appendEvent(tx, { type: 'company.changed', payload, ...(n % 5 === 0 && { ftgKey: null }) })
      }
    }),
  )
  await withTenant(test.database, { licNr: 'L2' }, tx => appendEvent(tx, { type: 'company.archived' }))
  const rows = await withTenant(test.database, { licNr, ftgKey }, tx =>
    tx.select({ seq: event.seq }).from(event).orderBy(event.seq),
  )
  seqs = rows.map(({ seq }) => seq)
})
afterAll(async () => {
  await tamperer.end()
  await test.drop()
})

/**
 * Runs work on tampered tables, and restores them. The tampering is committed, as an attacker's is:
 * the check reads it on a connection of its own.
 */
async function within(work: () => Promise<void>): Promise<void> {
  const tables = ['event', 'event_seal', 'event_head', 'event_check']
  for (const table of tables) await tamperer.query(`create table kept_${table} as select * from ${table}`)
  try {
    await work()
  } finally {
    for (const table of tables) {
      await tamperer.query(
        `delete from ${table}; insert into ${table} overriding system value select * from kept_${table}; drop table kept_${table}`,
      )
    }
  }
}

const check = () => withSystem(test.database, tx => verifyChain(tx, licNr))

it('a whole history is found whole, by the licence and by the system, and tells whence its events came', async () => {
  expect(await check()).toMatchObject({ place: events, breaks: [] })
  expect(await withTenant(test.database, { licNr }, tx => verifyChain(tx, licNr))).toMatchObject({
    place: events,
    breaks: [],
  })
  const [first] = await withTenant(test.database, { licNr, ftgKey }, tx => tx.select().from(event).limit(1))
  expect(first).toMatchObject({ address: '203.0.113.7', browser: 'Firefox', via: 'session' })
  expect(JSON.stringify(first?.payload)).not.toContain('203.0.113.7')
})

describe('a thousand tampered rows', () => {
  /** What a tampered row may differ in: every column that says something. */
  const changes = [
    `payload = jsonb_set(payload, '{version}', '-1')`,
    `actor = 'bertil'`,
    `actor = null`,
    `actor_name = 'Bertil'`,
    `type = 'company.archived'`,
    `at = at + interval '1 microsecond'`,
    `ftg_key = case when ftg_key is null then '${ftgKey}'::uuid end`,
    `address = '203.0.113.8'`,
    `browser = null`,
    `via = 'support'`,
  ]

  it('are all found, each by its number, when each is changed', async () => {
    const tampered = seqs.slice(100, 1_100)
    await within(async () => {
      for (const [index, change] of changes.entries()) {
        const own = tampered.filter((_, n) => n % changes.length === index)
        const { rowCount } = await tamperer.query(`update event set ${change} where seq = any ($1)`, [own])
        expect(rowCount).toBe(own.length)
      }
      const { breaks } = await check()
      expect(breaks.map(({ Seq, Kind }) => [Seq, Kind])).toEqual(tampered.map(seq => [seq, 'changed']))
    })
  })

  it('are all found when each is removed, with its seal or without', async () => {
    const tampered = seqs.filter((_, n) => n % 13 < 10).slice(0, 1_000)
    await within(async () => {
      await tamperer.query('delete from event where seq = any ($1)', [tampered])
      const { breaks } = await check()
      expect(breaks.map(({ Seq, Kind }) => [Seq, Kind])).toEqual(tampered.map(seq => [seq, 'missing']))
      await tamperer.query('delete from event_seal where seq = any ($1)', [tampered])
      const after = await check()
      // One gap for each run of ten.
      expect(after.breaks).toHaveLength(100)
      expect(after.breaks.every(({ Kind }) => Kind === 'missing')).toBe(true)
    })
  })

  it('are all found when each is inserted', async () => {
    await within(async () => {
      const inserted = Array.from({ length: 1_000 }, (_, n) => 1_000_000 + n)
      await tamperer.query(
        `insert into event (seq, lic_nr, type) select seq, $1, 'company.archived' from unnest($2::bigint[]) as seq`,
        [licNr, inserted],
      )
      expect((await check()).breaks.map(({ Seq, Kind }) => [Seq, Kind])).toEqual(inserted.map(seq => [seq, 'added']))
    })
  })
})

describe('is found', () => {
  const third = () => seqs[2] ?? 0
  const last = () => seqs.at(-1) ?? 0

  it.each<[name: string, tamper: () => string, first: () => object]>([
    ['an event with a seal of its own', () => forged(last() + 50), () => ({ Seq: last() + 50, Kind: 'changed' })],
    [
      'an event that lies after the end of the chain, chained as it should be',
      () =>
        `${forged(last() + 50)}; update event_seal set hash = ${chainedSql(last(), last() + 50)} where seq = ${last() + 50}`,
      () => ({ Seq: last() + 50, Kind: 'added' }),
    ],
    [
      'two events that have changed places',
      () =>
        `update event a set payload = b.payload from event b where (a.seq, b.seq) in ((${third()}, ${third() + 1}), (${third() + 1}, ${third()}))`,
      () => ({ Seq: third(), Kind: 'changed' }),
    ],
    [
      'an event that has been given to another licence',
      () => `update event set lic_nr = 'L2' where seq = ${third()}`,
      () => ({ Seq: third(), Kind: 'missing' }),
    ],
    [
      'a changed event with a seal made anew',
      () =>
        `update event set actor = 'x' where seq = ${third()}; update event_seal set hash = ${chainedSql(third() - 1, third())} where seq = ${third()}`,
      () => ({ Seq: third() + 1, Kind: 'changed' }),
    ],
    [
      'an end that is cut off',
      () => `delete from event where seq > ${last() - 3}; delete from event_seal where seq > ${last() - 3}`,
      () => ({ Seq: last() - 3, Kind: 'cut' }),
    ],
    ['everything gone but the end', () => 'delete from event; delete from event_seal', () => ({ Seq: 0, Kind: 'cut' })],
    [
      'an end moved back with what was cut off, after a check',
      () =>
        `insert into event_check (lic_nr, place, hash, breaks) select lic_nr, place, hash, 0 from event_head where lic_nr = 'L1';
         delete from event where seq > ${last() - 3}; delete from event_seal where seq > ${last() - 3};
         update event_head h set (place, hash) = (select place, hash from event_seal where seq = ${last() - 3}) where lic_nr = 'L1'`,
      () => ({ Seq: last() - 3, Kind: 'cut' }),
    ],
    [
      'a history written anew from one event on, after a check',
      () =>
        `insert into event_check (lic_nr, place, hash, breaks) select lic_nr, place, hash, 0 from event_head where lic_nr = 'L1';
         update event set actor = 'x' where seq = ${third()};
         update event_seal set place = null, hash = tenancy.event_digest(e) from event e where e.seq = event_seal.seq and e.lic_nr = 'L1';
         delete from event_head where lic_nr = 'L1'; select tenancy.chain_seals('L1')`,
      () => ({ Seq: last(), Kind: 'rewritten' }),
    ],
  ])('%s', async (_, tamper, first) => {
    await within(async () => {
      await tamperer.query(tamper())
      expect((await check()).breaks[0]).toMatchObject(first())
    })
  })

  const forged = (seq: number) =>
    `insert into event (seq, lic_nr, type) values (${seq}, 'L1', 'company.archived');
     insert into event_seal (seq, lic_nr, place, hash) values (${seq}, 'L1', ${events + 1}, repeat('0', 64))`
  const chainedSql = (before: number, seq: number) =>
    `(select encode(sha256(convert_to(s.hash || tenancy.event_digest(e), 'UTF8')), 'hex') from event_seal s, event e where s.seq = ${before} and e.seq = ${seq})`
})

it('the chain of another licence is another', async () => {
  await within(async () => {
    await tamperer.query(`delete from event where lic_nr = 'L1'`)
    expect(await withSystem(test.database, tx => verifyChain(tx, 'L2'))).toMatchObject({ place: 1, breaks: [] })
  })
})

describe('events that wait for their place in the chain', () => {
  const append = (lic: string) =>
    withTenant(test.database, { licNr: lic }, tx => appendEvent(tx, { type: 'company.archived' }))
  const seals = () =>
    withTenant(test.database, { licNr: 'L2' }, tx => tx.select().from(eventSeal).orderBy(eventSeal.seq))

  it('are written beside those of a job, and chained in order afterwards', async () => {
    await inOneMoment(test.database, async tx => {
      await actFor(tx, { licNr: 'L2' })
      await tx.select().from(event).limit(1)
      await append('L2')
      await appendEvent(tx, { type: 'company.copied' })
    })
    expect((await seals()).map(({ place }) => place)).toEqual([null, null, null])
    await chainEvents(test.database)
    expect((await seals()).map(({ place }) => place)).toEqual([1, 2, 3])
    await append('L2')
    expect((await seals()).at(-1)?.place).toBeNull()
    expect(await withSystem(test.database, tx => verifyChain(tx, 'L2'))).toMatchObject({ place: 4, breaks: [] })
    expect((await seals()).map(({ place }) => place)).toEqual([1, 2, 3, 4])
  })

  it('are found too when they are changed, or removed from beside their seals', async () => {
    await append('L1')
    const [{ seq } = { seq: 0 }] = (
      await tamperer.query<{ seq: string }>(`select max(seq) as seq from event where lic_nr = 'L1'`)
    ).rows
    const broken = async (statement: string) => {
      let kinds: unknown[] = []
      await within(async () => {
        await tamperer.query(statement)
        kinds = (await check()).breaks.map(({ Seq, Kind }) => [Seq, Kind])
      })
      return kinds
    }
    expect(await broken(`update event set actor = 'x' where seq = ${seq}`)).toEqual([[Number(seq), 'changed']])
    expect(await broken(`delete from event where seq = ${seq}`)).toEqual([[Number(seq), 'missing']])
    expect(await check()).toMatchObject({ place: events + 1, breaks: [] })
  })

  it('are not lost when whoever chains them ends in the middle, and one who chains holds up no one who writes', async () => {
    const chainer = new Client({ ...test.address, user: 'postgres' })
    await chainer.connect()
    await append('L2')
    await chainer.query(`begin; select tenancy.hold_chain('L2')`)
    // Neither the writer nor another node waits for the lock.
    await append('L2')
    await chainEvents(test.database)
    expect((await seals()).slice(-2).map(({ place }) => place)).toEqual([null, null])
    await chainer.end()
    await expect
      .poll(async () => {
        await chainEvents(test.database)
        return (await seals()).map(({ place }) => place)
      })
      .toEqual([1, 2, 3, 4, 5, 6])
    expect(await withSystem(test.database, tx => verifyChain(tx, 'L2'))).toMatchObject({ place: 6, breaks: [] })
  })
})

describe('what holds an application', () => {
  it.each([
    ['update event_seal set hash = repeat($$0$$, 64)', 'events are append-only'],
    ['delete from event_seal', 'permission denied'],
    ['delete from event_head', 'permission denied'],
    ['update event_head set place = 0', 'events are append-only'],
    ['update event_check set breaks = 0', 'permission denied'],
    ['truncate event_check', 'permission denied'],
    ['truncate event_seal', 'permission denied'],
  ])('%s', async (statement, reason) => {
    const done = test.database.pool.connect().then(async client => {
      try {
        await client.query(`begin; set local role avlona_app; set local avlona.lic_nr = 'L1'`)
        await client.query(statement)
      } finally {
        await client.query('rollback')
        client.release()
      }
    })
    await expect(done).rejects.toThrow(reason)
  })

  it.each([
    'delete from event_seal',
    'delete from event_head',
    'truncate event_seal',
    'truncate event_head',
    'delete from event_check',
  ])('also the owner: %s', async statement => {
    // The owner sees no row, and a statement's trigger refuses all the same.
    const force =
      'alter table event_seal no force row level security; alter table event_head no force row level security'
    await expect(test.asOwner(`begin; ${force}; ${statement}; rollback`)).rejects.toThrow('events are append-only')
  })
})

describe('the nightly check', () => {
  it('looks once at each licence, and tells the administrators of a break', async () => {
    await withTenant(test.database, { licNr }, async tx => {
      expect(await checkByHand(tx, licNr)).toMatchObject({ Breaks: 0, First: null })
    })
    expect(await checkNightly(test.database)).toEqual([])
    await tamperer.query(`update event set actor = 'x' where seq = ${seqs[5]}`)
    // Another node, or the same an hour later.
    expect(await checkNightly(test.database)).toEqual([])
    await tamperer.query(`update event_check set at = at - interval '21 hours'`)
    await withTenant(test.database, { licNr }, tx =>
      tx.execute(`insert into user_account (login, name, role) values ('adam', 'Adam', 'ADM')`),
    )
    expect(await checkNightly(test.database)).toEqual([licNr])
    const { rows } = await tamperer.query(`select login, message from notification where lic_nr = 'L1'`)
    expect(rows).toEqual([{ login: 'adam', message: expect.stringContaining(`händelse ${seqs[5]},`) }])
    await tamperer.query(`update event_check set at = at - interval '21 hours'`)
    // The same break is not told again.
    expect(await checkNightly(test.database)).toEqual([licNr])
    expect((await tamperer.query(`select from notification where lic_nr = 'L1'`)).rowCount).toBe(1)
  })
})
