import { readFile, writeFile } from 'node:fs/promises'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { poolRoleOf, scramVerifier } from './pool-role.ts'
import { actingRoles, mightyRolesOf, systemRole } from './roles.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function connected<Result>(address: ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(address)
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * What lifts the promise that events are append-only, or row-level security, for whoever may do it.
 */
const attempts = [
  'alter table event disable trigger refuse_change',
  'alter table event disable trigger all',
  'drop trigger refuse_change on event',
  'alter trigger refuse_change on event rename to allow_change',
  `create or replace function tenancy.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  'alter function tenancy.refuse_change() owner to current_user',
  `set session_replication_role = 'replica'`,
  `select set_config('session_replication_role', 'replica', false)`,
  'truncate event',
  'drop table event',
  'alter table event rename to gone',
  'create rule forget as on insert to event do instead nothing',
  'create trigger twice after insert on event for each row execute function tenancy.number_event()',
  'alter table employee disable row level security',
  'alter table employee no force row level security',
  'drop policy own_company on employee',
  'create policy everything on employee using (true)',
  `create or replace function tenancy.licence() returns text language sql return 'L1'`,
  'alter role current_user bypassrls',
  'alter role current_user createrole',
  'create role mighty superuser',
  'create function public.helper() returns void language sql security definer return null',
  'create schema helper',
  'grant avlona_system to avlona_app',
  'reassign owned by avlona to current_user',
  'create extension dblink',
]

describe('the role that the pool signs in as', () => {
  it('owns nothing, and can become the three that requests act as, and no other', async () => {
    await connected(test.poolAddress, async client => {
      const { rows } = await client.query<{ rolname: string }>(
        `select rolname from pg_roles where pg_has_role(session_user, oid, 'MEMBER') order by rolname`,
      )
      expect(rows.map(({ rolname }) => rolname)).toEqual([...actingRoles, poolRoleOf(test.address.user)].toSorted())
      expect(await mightyRolesOf(client)).toEqual([])
    })
    expect(await connected(test.address, mightyRolesOf)).toContain(test.address.user)
  })

  it('is who the pool is', async () => {
    const { rows } = await test.database.pool.query('select session_user::text, current_user::text')
    expect(rows).toEqual([{ session_user: poolRoleOf(test.address.user), current_user: 'avlona_app' }])
  })

  it.each([
    `set role ${inject('templateDatabase').user}`,
    'set role postgres',
    `set session authorization ${inject('templateDatabase').user}`,
    'set session authorization postgres',
  ])('cannot turn into an owner: %s', async statement => {
    await expect(test.database.pool.query(statement)).rejects.toThrow(/permission denied/)
  })
})

describe.each([poolRoleOf(inject('templateDatabase').user), ...actingRoles])('as %s, a request', role => {
  it('may not lift what holds it', async () => {
    await connected(test.poolAddress, async client => {
      const done: string[] = []
      for (const statement of attempts) {
        await client.query(`begin; set local role ${role}; set local avlona.lic_nr = 'L1'`)
        await client.query(statement).then(
          () => done.push(statement),
          ({ code }) => expect([statement, code]).toEqual([statement, '42501']),
        )
        await client.query('rollback')
      }
      expect(done).toEqual([])
    })
  })

  it('sees no row of another licence by turning row security off', async () => {
    await connected(test.poolAddress, async client => {
      await client.query(`begin; set local role ${role}; set local avlona.lic_nr = 'L1'; set local row_security = off`)
      await expect(client.query('select from employee')).rejects.toThrow(/row-level security|permission denied/)
    })
  })
})

it('no function and no view lends its owner’s rights to whoever calls it, but one that only analyzes tables', async () => {
  await connected(test.address, async client => {
    const mayCall = await client.query(
      `select role from unnest($1::name[]) as role where has_function_privilege(role, 'tenancy.analyze_changed()', 'execute')`,
      [[...actingRoles, 'public']],
    )
    expect(mayCall.rows).toEqual([{ role: systemRole }])
    const { rows } = await client.query(
      `select proname as name from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'tenancy'::regnamespace)
       union all select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([{ name: 'analyze_changed' }])
  })
})

describe('an address with a password', () => {
  const owner = 'avlona_elsewhere'
  const address = { ...inject('templateDatabase'), user: owner, password: 'hemligt', database: owner }
  const asSuperuser = <Result>(work: (client: Client) => Promise<Result>) =>
    connected({ ...inject('templateDatabase'), user: 'postgres', database: 'postgres' }, work)
  let hba = ''
  let before = ''

  beforeAll(() =>
    asSuperuser(async client => {
      await client.query(`create role ${owner} login createrole password 'hemligt'`)
      await client.query(`create database ${owner} owner ${owner}`)
      await client.query(`grant ${actingRoles.join(', ')} to ${owner} with admin option`)
      hba = (await client.query<{ hba_file: string }>('show hba_file')).rows[0]?.hba_file ?? ''
      before = await readFile(hba, 'utf8')
      await writeFile(hba, `local all ${owner},${poolRoleOf(owner)} scram-sha-256\n${before}`)
      await client.query('select pg_reload_conf()')
      // Sessions that begin now know of it once the postmaster has read it.
      const wrong = { ...address, password: 'fel', database: 'postgres' }
      const outcome = () => connected(wrong, async () => 'in').catch(({ code }) => code)
      await vi.waitFor(async () => expect(await outcome()).toBe('28P01'), { timeout: 20_000 })
    }),
  )
  afterAll(() =>
    asSuperuser(async client => {
      await writeFile(hba, before)
      await client.query('select pg_reload_conf()')
      await client.query(`drop database ${owner} with (force)`)
      for (const role of [poolRoleOf(owner), owner]) await client.query(`drop role if exists ${role}`)
    }),
  )

  it('gives the pool a password of its own, the same at every node', async () => {
    const url = `postgresql://${owner}:hemligt@localhost/${owner}?host=${encodeURIComponent(address.host)}`
    const [pool, again] = [await migrate({ url }), await migrate(address)]
    expect(pool).toMatchObject({ user: poolRoleOf(owner) })
    expect(pool.password).toBe(again.password)
    expect(pool.password).not.toBe('hemligt')
    const database = openDatabase(pool)
    const { rows } = await database.pool.query('select session_user::text as name')
    expect(rows).toEqual([{ name: poolRoleOf(owner) }])
    await database.close()
  })

  it('of a pool that could lift what holds requests is refused', async () => {
    await expect(migrate(address, address)).rejects.toThrow(/DATABASE_POOL_URL .* avlona_elsewhere/)
  })
})

it('keeps a password as RFC 7677 has it', () => {
  expect(scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'))).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  )
})
