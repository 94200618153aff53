import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licence } from '../../tables/schema.ts'
import { readAsSystem, withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 1 })
})
afterAll(() => test.drop())

const someone = sql`select current_user as role, current_setting('avlona.lic_nr', true) as "licNr"`
const names = () => withSystem(test.database, async tx => (await tx.select().from(licence)).map(({ name }) => name))

describe('a transaction', () => {
  it('acts for its tenant from the first query, and no longer than itself', async () => {
    const { rows } = await withTenant(test.database, { licNr: 'L1' }, tx => tx.execute(someone))
    expect(rows).toEqual([{ role: 'avlona_app', licNr: 'L1' }])
    expect((await withSystem(test.database, tx => tx.execute(someone))).rows).toEqual([
      { role: 'avlona_system', licNr: '' },
    ])
    expect((await test.database.orm.execute(someone)).rows).toEqual([{ role: 'avlona_app', licNr: '' }])
  })

  it('runs a query once that the work returns without waiting for it', async () => {
    await withSystem(test.database, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
    expect(await names()).toEqual(['Ett'])
  })

  it('is undone with all its queries when one fails, and leaves the connection to the next', async () => {
    const work = withSystem(test.database, tx =>
      Promise.all([
        tx.insert(licence).values({ licNr: 'L2', name: 'Två', model: 'PLUS' }),
        tx.execute(sql`select 1 / 0`),
        tx.insert(licence).values({ licNr: 'L3', name: 'Tre', model: 'PLUS' }),
      ]),
    )
    await expect(work).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await names()).toEqual(['Ett'])
  })

  it('is undone when it cannot act, and says why', async () => {
    const work = withTenant(test.database, { licNr: 'L\0' }, tx => tx.execute(someone))
    await expect(work).rejects.toMatchObject({ code: '22021' })
    expect(await names()).toEqual(['Ett'])
  })
})

describe('a single query as the system', () => {
  it('reads across licences, and leaves the connection acting for none', async () => {
    const read = (licNr: string) =>
      readAsSystem(test.database, tx =>
        tx.select({ name: licence.name }).from(licence).where(eq(licence.licNr, licNr)).prepare('a licence').execute(),
      )
    expect(await read('L1')).toEqual([{ name: 'Ett' }])
    expect((await test.database.orm.execute(someone)).rows).toEqual([{ role: 'avlona_app', licNr: '' }])
  })
})
