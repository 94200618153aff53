import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company, department, licence } from '../../tables/schema.ts'
import { withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { analyzeChanged } from './upkeep.ts'

const tenant = { licNr: 'L1', ftgKey: '11111111-1111-4111-8111-111111111111' }
let test: TestDatabase
beforeAll(async () => {
  // One connection, so that what it has written is counted before the next question.
  test = await createTestDatabase({ maxConnections: 1 })
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
  await withTenant(test.database, tenant, tx =>
    tx.insert(company).values({ ftgKey: tenant.ftgKey, ftgId: 'ett', name: 'Ett', orgnr: '' }),
  )
})
afterAll(() => test.drop())

/** Writes departments, and sees to that PostgreSQL has counted them. */
const write = (first: number, count: number) =>
  withTenant(test.database, tenant, async tx => {
    await tx.insert(department).values(Array.from({ length: count }, (_, n) => ({ id: `${first + n}`, name: 'x' })))
    await tx.execute(sql`select pg_stat_force_next_flush()`)
  })
/** The number of rows that the planner believes in; -1 when it has no statistics. */
const believed = async () => {
  const { rows } = await withSystem(test.database, tx =>
    tx.execute<{ rows: number }>(sql`select reltuples::int as rows from pg_class where oid = 'department'::regclass`),
  )
  return rows[0]?.rows
}

it('the planner has statistics just after thousands of rows were written, and not for every few', async () => {
  await write(0, 2_000)
  expect(await believed()).toBe(-1)
  expect(await analyzeChanged(test.database)).toBeGreaterThan(0)
  expect(await believed()).toBe(2_000)
  await write(2_000, 100)
  expect(await analyzeChanged(test.database)).toBe(0)
  await write(2_100, 3_000)
  await analyzeChanged(test.database)
  expect(await believed()).toBe(5_100)
})
