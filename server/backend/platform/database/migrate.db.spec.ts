import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from './migrate.ts'
import type { ClusterConnection } from './supervisor/cluster.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let owner: Client

beforeAll(async () => {
  test = await createTestDatabase()
  owner = new Client(test.address)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.drop()
})

/** An empty database that no migration has touched. */
async function withEmptyDatabase(work: (address: ClusterConnection) => Promise<void>): Promise<void> {
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await owner.query(`create database ${database}`)
  try {
    await work({ ...inject('templateDatabase'), database })
  } finally {
    await owner.query(`drop database ${database}`)
  }
}

async function tablesIn(address: ClusterConnection): Promise<number> {
  const client = new Client(address)
  await client.connect()
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public'`)
  await client.end()
  return rowCount ?? 0
}

describe('migrate', () => {
  it('lets several nodes start at once, on one database and on two', () =>
    withEmptyDatabase(one =>
      withEmptyDatabase(async other => {
        await Promise.all([migrate(one), migrate(other), migrate(one), migrate(other)])
        expect(await tablesIn(one)).toBe(await tablesIn(test.address))
        expect(await tablesIn(other)).toBe(await tablesIn(test.address))
      }),
    ))

  it('takes a URL, and does nothing the second time', async () => {
    const { host, user, database } = test.address
    await migrate({ url: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}` })
  })

  it.each([
    ['no such socket', { host: '/tmp/avlona-nowhere' }, /does not answer .*ENOENT.*DATABASE_URL/],
    ['no such database', { database: 'nowhere' }, /does not answer .*"nowhere" does not exist/],
  ])('says in a sentence that there is %s', async (_, part, sentence) => {
    await expect(migrate({ ...test.address, ...part })).rejects.toThrow(
      expect.objectContaining({ name: 'DatabaseStartError', message: expect.stringMatching(sentence) }),
    )
  })
})

describe('the migrated database', () => {
  it('protects every table with row-level security, from its owner too', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(rows).toEqual([])
  })

  it('has a company on every row that names one, and the licence beside it', async () => {
    const { rows } = await owner.query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'public'
       group by table_name having bool_or(column_name = 'ftg_key') and not bool_or(column_name = 'lic_nr')`,
    )
    expect(rows).toEqual([])
  })

  it('gives its roles no way round', async () => {
    const { rows } = await owner.query(
      `select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb
       from pg_roles where rolname = any ('{avlona_app,avlona_clone,avlona_pool,avlona_system}') order by rolname`,
    )
    const none = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false }
    expect(rows).toEqual([
      { rolname: 'avlona_app', ...none },
      { rolname: 'avlona_clone', ...none },
      { rolname: 'avlona_pool', ...none, rolcanlogin: true },
      { rolname: 'avlona_system', ...none },
    ])
  })
})
