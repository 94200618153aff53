import { eq, getTableName, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { exampleNewCompany, examplePicture } from '#contracts/companies/examples.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { companyEvents } from './copies/company-events.ts'
import { begun, copiesOf, endOf, nameOf } from './copies/testing.ts'
import { connectionOf, type Database, openDatabase } from './platform/database/connect.ts'
import { addressOfMigrated, migrate } from './platform/database/migrate.ts'
import { knownMigrations } from './platform/database/run-migrations.ts'
import { withSystem, withTenant } from './platform/database/tenancy.ts'
import { testMoment } from './platform/database/test-time.ts'
import { compareRows } from './platform/replay/compare-rows.ts'
import { findNamedCompany } from './platform/replay/find-company.ts'
import { type CompanyEvent, eventsOf, replay } from './platform/replay/replay.ts'
import { replayCompany, storyOf } from './platform/replay/replay-company.ts'
import type { Row } from './platform/replay/rows.ts'
import { projections } from './projections.ts'
import { company, licence } from './tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from './testing.ts'

let stage: TestBackend
let lic: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  lic = await stage.signedIn('lic')
})
afterAll(() => stage.close())

const licNr = 'WEB100200'
const projected = projections.flatMap(({ tables }) => tables)
const database = () => stage.test.database
const named = (FtgId: string) => findNamedCompany(database(), FtgId, companyEvents.removed)
const replayOf = async (FtgId: string, until?: number) =>
  replayCompany(database(), stage.test.address, projections, { company: await named(FtgId), until })

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

async function eventsOfCompany(FtgId: string): Promise<CompanyEvent[]> {
  const { ftgKey } = await named(FtgId)
  return withTenant(database(), { licNr, ftgKey }, tx => allOf(eventsOf(tx, ftgKey)))
}

/** Returns the live rows by table, and the id of the latest event. */
async function copyOf(FtgId: string): Promise<{ rows: Map<string, Row[]>; seq: number }> {
  const { ftgKey } = await named(FtgId)
  return withTenant(database(), { licNr, ftgKey }, async tx => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const rows = new Map<string, Row[]>()
    for (const { table } of projected) {
      const found = await tx.execute<{ row: Row }>(
        sql`select to_jsonb(r) as row from ${table} r where ftg_key = ${ftgKey}`,
      )
      rows.set(
        getTableName(table),
        found.rows.map(({ row }) => row),
      )
    }
    return { rows, seq: (await allOf(eventsOf(tx, ftgKey))).at(-1)?.seq ?? 0 }
  })
}

const accepted = async (asking: ReturnType<Browser['ask']>) => expect((await asking).status).toBe(200)
const change = async (FtgId: string, Values: Record<string, unknown>) => {
  const { body } = await lic.ask(`/companyInfo/${FtgId}`)
  const { Version } = (body.data as { Settings: { Version: number } }).Settings
  await accepted(lic.ask(`/companyInfo/${FtgId}`, { method: 'PUT', body: { Version, Values } }))
}
const newYear = (Year: number): NewSalaryYear => ({
  Year,
  CalcVehicleBenefits: false,
  CopyLonTabell: true,
  CreateSalaryPeriods: true,
  CalcBerArsLon: true,
  CalcBerSnittLon: false,
  CalcBerSnittTid: false,
})
const create = (FtgId: string, Year = 2025) =>
  accepted(lic.ask('/createCompany', { method: 'POST', body: { ...exampleNewCompany, FtgId, Year } }))
const clone = async (originalFtgId: string, targetFtgId: string) => {
  const Id = await begun(lic, '/cloneCompany', { originalFtgId, targetFtgId })
  expect((await endOf(lic, `/cloneCompany/status/${Id}`)).Status).toBe('COMPLETED')
}

type Step = (FtgId: string) => Promise<unknown>
const steps = {
  rename: FtgId => change(FtgId, { Namn: 'Ängens Åkeri ”Öst” AB', Adress1: 'Åvägen 1', Adress2: '' }),
  settings: FtgId => change(FtgId, { Telefon: '08-46 50 01', UseAvdelning: true, PostOrt: 'Åmål', KUSpecNr: '2' }),
  settingsBack: FtgId => change(FtgId, { Telefon: '', UseAvdelning: false }),
  organisation: FtgId => change(FtgId, { Orgnr: '165566778899' }),
  soleTrader: FtgId => change(FtgId, { Orgnr: '199003159804' }),
  person: FtgId => change(FtgId, { BankPersonNr: '199003159804' }),
  archive: FtgId => accepted(lic.ask(`/companyInfo/${FtgId}/toggleArchivedState`, { method: 'DELETE' })),
  picture: FtgId => accepted(lic.ask('/ftgpicture', { method: 'PUT', company: FtgId, body: examplePicture })),
  noPicture: FtgId => accepted(lic.ask('/ftgpicture', { method: 'DELETE', company: FtgId })),
  async year(FtgId) {
    const years = (await lic.ask('/salaryyears', { company: FtgId })).body.data as number[]
    const missing = [2024, 2025, 2026, 2027].find(each => !years.includes(each))
    if (missing === undefined) return
    await accepted(lic.ask('/createSalaryYear', { method: 'POST', company: FtgId, body: newYear(missing) }))
  },
  // The demo company that it is a clone of has years so old that they may go.
  async purge(FtgId) {
    const years = (await lic.ask('/salaryyears', { company: FtgId })).body.data as number[]
    if (!years.includes(2017)) return
    await accepted(lic.ask(`/salaryyears/2018`, { method: 'DELETE', company: FtgId }))
  },
} satisfies Record<string, Step>
type StepName = keyof typeof steps
const everyStep = Object.keys(steps) as StepName[]

let lives = 0
/** Lets a company live, with a copy of its rows after each step. */
async function live(beginning: 'created' | 'cloned', path: readonly StepName[]) {
  const FtgId = `liv${++lives}`
  await (beginning === 'created' ? create(FtgId) : clone('arkivet', FtgId))
  const copies = [await copyOf(FtgId)]
  for (const step of path) {
    await steps[step](FtgId)
    copies.push(await copyOf(FtgId))
  }
  return { FtgId, copies }
}

/** Expects each event's replay to equal the copy that was taken then, row by row. */
async function expectReplayed({ FtgId, copies }: Awaited<ReturnType<typeof live>>) {
  const latest = await replayOf(FtgId)
  expect(latest.differences).toEqual([])
  expect(latest.untold).toEqual([])
  for (const { rows, seq } of copies) {
    const { tables, built } = await replayOf(FtgId, seq)
    for (const each of projected) {
      const name = getTableName(each.table)
      const [then, now, folded] = [rows.get(name) ?? [], built.get(name) ?? [], tables.get(name) ?? []]
      expect(now).toHaveLength(then.length)
      expect(compareRows(each, { live: then, built: now, folded })).toEqual([])
    }
  }
}

/** Returns where what the events tell differs from rows. No table is built of it. */
async function differencesOf(
  rows: ReadonlyMap<string, readonly Row[]>,
  told: readonly CompanyEvent[],
  by: typeof projections = projections,
) {
  const { tables } = await replay(
    by,
    (async function* () {
      yield* told
    })(),
  )
  return projected.flatMap(each => {
    const name = getTableName(each.table)
    const folded = tables.get(name) ?? []
    return compareRows(each, { live: rows.get(name) ?? [], built: folded, folded })
  })
}

/** Expects the same of the latest copy alone, and of the others what the events tell. */
async function expectTold({ FtgId, copies }: Awaited<ReturnType<typeof live>>) {
  await expectReplayed({ FtgId, copies: copies.slice(-1) })
  const told = await eventsOfCompany(FtgId)
  for (const { rows, seq } of copies) {
    const until = told.filter(each => each.seq <= seq)
    expect(await differencesOf(rows, until)).toEqual([])
  }
}

describe('a replay', () => {
  it('equals the live tables of a company in which everything has happened, at each of its events', {
    timeout: 180_000,
  }, async () => {
    const path: StepName[] = [...everyStep, ...everyStep]
    const created = await live('created', path)
    expect((await replayOf(created.FtgId)).built.get('pay_type')?.length).toBeGreaterThan(60)
    await expectReplayed(created)
    await expectReplayed(await live('cloned', everyStep))
  })

  it('equals them after lives in any order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('created' as const, 'cloned' as const),
        fc.array(fc.constantFrom(...everyStep), { minLength: 3, maxLength: 8 }),
        async (beginning, path) => expectTold(await live(beginning, path)),
      ),
      { numRuns: sizeOf({ small: 2, whole: 6 }), seed: 20261121, endOnFailure: true },
    ))

  it('begins with a copy that is restored, and with demo data', async () => {
    stage.clock.pass(1)
    const Id = await begun(lic, '/sendCompanyCopy', { InfoText: '' }, 'zenit')
    await endOf(lic, `/sendCompanyCopy/status/${Id}`)
    const [copy] = await copiesOf(lic, licNr)
    if (!copy) throw new Error('No copy was sent')
    const restore = await begun(lic, '/restoreCompany', { ...nameOf(copy), FtgId: 'zenit2', InfoText: 'Åter' })
    expect((await endOf(lic, `/restoreCompany/status/${restore}`)).Status).toBe('COMPLETED')
    await change('zenit2', { Telefon: '08-1 23 45' })
    for (const FtgId of ['zenit2', 'zenit', 'nordsken']) {
      const { differences, built } = await replayOf(FtgId)
      expect(differences).toEqual([])
      expect(built.get('salary_period')?.length).toBeGreaterThan(12)
    }
  })

  it('ends with no rows when the company is removed, which is found by its id still', async () => {
    await create('borta')
    const { ftgKey } = await named('borta')
    await lic.ask('/myAccount/confirm', { method: 'POST', body: { CurrentPassword: 'Provlon-2026' } })
    const { body } = await lic.ask('/companyInfo/borta', { method: 'DELETE' })
    await endOf(lic, `/removeCompany/status/${(body.data as { Id: string }).Id}`)
    expect(await named('borta')).toEqual({ licNr, ftgKey, ftgId: 'borta' })
    const { built, differences } = await replayOf('borta')
    expect([...built.values()].flat()).toEqual([])
    expect(differences).toEqual([])
  })

  it('keeps personal numbers out of events, and says nothing of them', async () => {
    const { FtgId } = await live('created', ['person', 'soleTrader'])
    await clone(FtgId, 'person2')
    const { rows } = await withSystem(database(), tx =>
      tx.execute<{ told: number }>(
        sql`select count(*)::int as told from event where payload::text like '%199003159804%'`,
      ),
    )
    expect(rows).toEqual([{ told: 0 }])
    for (const each of [FtgId, 'person2']) {
      const { differences, built } = await replayOf(each)
      expect(differences).toEqual([])
      expect(built.get('company')?.[0]?.settings).not.toHaveProperty('BankPersonNr')
    }
  })

  it('leaves nothing in the database, not even its schema', async () => {
    await replayOf('nordsken')
    const client = new Client(stage.test.address)
    await client.connect()
    const { rows } = await client.query(`select nspname from pg_namespace where nspname like 'replay%'`)
    await client.end()
    expect(rows).toEqual([])
  })
})

describe('a company of another licence’s copy', () => {
  it('leaves no rows in events, since it was promised to go', async () => {
    await create('lovad')
    const { ftgKey } = await named('lovad')
    await withTenant(database(), { licNr, ftgKey }, tx =>
      tx
        .update(company)
        .set({ goesAt: new Date('2027-01-01T00:00:00Z') })
        .where(eq(company.ftgKey, ftgKey)),
    )
    await clone('lovad', 'lovad2')
    await expect(replayOf('lovad2')).rejects.toThrow(/No event tells the beginning of lovad2/)
    await steps.year('lovad2')
    const { rows } = await withSystem(database(), tx =>
      tx.execute(sql`select payload from event where ftg_key::text = ${ftgKey} and type = 'salary-year.created'
        and payload ? 'added'`),
    )
    expect(rows).toEqual([])
  })
})

/** A broken twin of the application is found by the comparison. */
describe('a comparison finds', () => {
  let FtgId: string
  let events: CompanyEvent[]
  let rows: Map<string, Row[]>
  beforeAll(async () => {
    const life = await live('cloned', [...everyStep, 'archive', 'archive'])
    FtgId = life.FtgId
    rows = (await copyOf(FtgId)).rows
    events = await eventsOfCompany(FtgId)
  })

  const found = (broken = projections, told: readonly CompanyEvent[] = events) => differencesOf(rows, told, broken)

  it('nothing where nothing is broken', async () => expect(await found()).toEqual([]))

  it.each(['company.changed', 'company.archived', 'salary-years.purged'])('a fold that forgets %s', async type => {
    const broken = projections.map(each => ({ ...each, fold: { ...each.fold, [type]: () => {} } }))
    expect(await found(broken)).not.toEqual([])
  })

  const without = (payload: CompanyEvent['payload'], ...[key = '', ...path]: string[]): CompanyEvent['payload'] => {
    const { [key]: gone, ...others } = payload
    return path.length === 0 || gone === undefined ? others : { ...others, [key]: without(gone as Row, ...path) }
  }
  it.each([
    ['the version', 'company.changed', ['version']],
    ['a setting', 'company.changed', ['changes', 'KUSpecNr']],
    ['the value of a setting', 'company.changed', ['changes', 'Namn', 'to']],
    ['the years', 'salary-years.purged', ['years']],
    ['a clone’s company', 'company.cloned', ['rows', 'company']],
    ['a clone’s periods', 'company.cloned', ['rows', 'salary_period']],
    ['a year’s rows', 'salary-year.created', ['added']],
    ['a year’s pay types', 'salary-year.created', ['added', 'pay_type']],
  ])('a command that forgets %s', async (_, type, path) => {
    const told = events.map(each => (each.type === type ? { ...each, payload: without(each.payload, ...path) } : each))
    expect(told).not.toEqual(events)
    expect(await found(projections, told)).not.toEqual([])
  })

  it('a command that changes a row and tells nothing, by the row and the column', async () => {
    const { ftgKey } = await named(FtgId)
    await withTenant(database(), { licNr, ftgKey }, tx =>
      tx.update(company).set({ address2: 'Box 1' }).where(eq(company.ftgKey, ftgKey)),
    )
    expect((await replayOf(FtgId)).differences).toEqual([
      { table: 'company', key: ftgKey, column: 'address2', live: 'Box 1', replayed: '' },
    ])
  })
})

describe('the story', () => {
  it('tells of each thing what happened, when and by whom, without values that are withheld', async () => {
    const { FtgId } = await live('created', ['settings', 'person', 'year', 'archive', 'settingsBack'])
    const told = await storyOf(database(), projections, { company: await named(FtgId) })
    const by = { actor: 'lic', actorName: expect.any(String) }
    expect(told).toMatchObject([
      { thing: 'company', text: 'Företaget skapades', ...by },
      { thing: 'setting:PostOrt', text: 'Postort sattes till ”Åmål”', ...by },
      { thing: 'setting:Telefon', text: 'Telefon sattes till ”08-46 50 01”', ...by },
      { thing: 'setting:KUSpecNr' },
      { thing: 'setting:UseAvdelning' },
      { thing: 'setting:BankPersonNr', text: 'Avtalets personnummer ändrades', ...by },
      { thing: 'salary-year:2024', text: 'Löneår 2024 skapades', ...by },
      { thing: 'company', text: 'Företaget arkiverades', ...by },
      { thing: 'setting:Telefon', text: 'Telefon togs bort, var ”08-46 50 01”', ...by },
      { thing: 'setting:UseAvdelning' },
    ])
  })
})

describe('a database from before events carried rows', () => {
  const older = `older_${process.pid}`
  /** The migrations before 0017, which records companies. */
  const before = new Set(knownMigrations.slice(0, 17).map(({ at }) => at))
  let owner: Client
  beforeAll(async () => {
    owner = new Client(stage.test.address)
    await owner.connect()
    await owner.query(`create database ${older}`)
  })
  afterAll(async () => {
    await owner.query(`drop database ${older}`)
    await owner.end()
  })

  it('has each company recorded once, without its personal numbers, and is replayed from there', async () => {
    const address = { ...inject('templateDatabase'), database: older }
    await migrate(address, undefined, before)
    const pool = { ...address, user: stage.test.poolAddress.user }
    const older1 = openDatabase(pool)
    await addCompanies(older1)
    await expect(addressOfMigrated(address)).rejects.toThrow(/older than this program/)
    await migrate(address)
    await migrate(address)
    expect(connectionOf(await addressOfMigrated(address)).user).toBe(pool.user)
    const rows = await withSystem(older1, tx =>
      tx.execute<{ type: string; payload: string }>(sql`select type, payload::text from event order by seq`),
    )
    expect(rows.rows.map(({ type }) => type)).toEqual(['company.changed', ...Array(2).fill('company.recorded')])
    expect(JSON.stringify(rows.rows)).not.toMatch(/9003159804/)
    for (const FtgId of ['ett', 'person']) {
      const found = await findNamedCompany(older1, FtgId, companyEvents.removed)
      const { differences, built } = await replayCompany(older1, address, projections, { company: found })
      expect(differences).toEqual([])
      expect([...built.values()].map(({ length }) => length)).toEqual([1, 1, 0, 1, 0])
    }
    await older1.close()
  })

  async function addCompanies(to: Database) {
    await withSystem(to, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
    const some = [
      { ftgId: 'ett', orgnr: '165566778899', settings: { Telefon: '1' } },
      { ftgId: 'person', orgnr: '199003159804', settings: { BankPersonNr: '199003159804', Telefon: '2' } },
      { ftgId: 'lovad', orgnr: '', goesAt: testMoment },
    ]
    for (const one of some) {
      const [made] = await withTenant(to, { licNr: 'L1' }, tx =>
        tx
          .insert(company)
          .values({ ...one, name: 'Gammalt' })
          .returning({ ftgKey: company.ftgKey }),
      )
      await withTenant(to, { licNr: 'L1', ftgKey: made?.ftgKey ?? '' }, async tx => {
        await tx.execute(sql`insert into salary_year (year) values (2025)`)
        await tx.execute(
          sql`insert into pay_type_table (year, code, name, amounts) values (2025, 'EGEN', 'Egen', '{"a": 1.10}')`,
        )
        if (one.ftgId === 'ett')
          await tx.execute(sql`insert into event (type, payload)
            values ('company.changed', '{"version": 9, "changes": {"Telefon": {"to": "fel"}}}')`)
      })
    }
  }
})
