import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company, department, event, licence } from '../../tables/schema.ts'
import { appendEvent } from './append-event.ts'
import { actOutside } from './outside.ts'
import { type Transaction, withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { undone } from './undone.ts'

const tenant = { licNr: 'L1', ftgKey: '11111111-1111-4111-8111-111111111111' }
let test: TestDatabase
let pauses: number[] = []
/** What a transaction that has lost waits for before it is done again. */
let untilAgain: () => Promise<unknown> = async () => {}
beforeAll(async () => {
  test = await createTestDatabase({
    async pause(attempt) {
      pauses.push(attempt)
      await untilAgain()
    },
  })
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
  await withTenant(test.database, tenant, async tx => {
    await tx.insert(company).values({ ftgKey: tenant.ftgKey, ftgId: 'ett', name: 'Ett', orgnr: '' })
    await tx.insert(department).values([
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
    ])
  })
})
afterAll(() => test.drop())
beforeEach(() => {
  pauses = []
  untilAgain = async () => {}
})

const rename = (tx: Transaction, id: string, name: string) =>
  tx.execute(sql`update department set name = ${name} where id = ${id}`)
const eventTypes = () =>
  withTenant(test.database, tenant, tx => tx.select({ type: event.type }).from(event).orderBy(event.seq))

/**
 * Two transactions that lock two rows in opposite orders. The loser begins again when the winner
 * has ended: before that it could lock its first row again, and they would meet once more.
 */
function meet(before?: () => void) {
  const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const locking = (nth: 0 | 1) => {
    let isFirst = true
    return withTenant(test.database, tenant, async tx => {
      const [own, others] = nth === 0 ? (['1', '2'] as const) : (['2', '1'] as const)
      await rename(tx, own, `${nth}`)
      bothHaveOne[nth].resolve()
      if (isFirst) await Promise.all(bothHaveOne.map(each => each.promise))
      isFirst = false
      before?.()
      await rename(tx, others, `${nth}`)
      await appendEvent(tx, { type: 'company.changed' })
      return nth
    })
  }
  const both = [locking(0), locking(1)]
  untilAgain = () => Promise.race(both)
  return Promise.allSettled(both)
}

describe('a transaction that loses by a deadlock', () => {
  it('is done again, and both are kept, each with its event once', async () => {
    const ends = await meet()
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(pauses).toEqual([1])
    expect(await eventTypes()).toHaveLength(2)
  })

  it('is not done again when it has acted outside the database', async () => {
    const ends = await meet(actOutside)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(pauses).toEqual([])
  })

  it('is given up after some attempts', async () => {
    let attempts = 0
    const work = withTenant(test.database, tenant, async tx => {
      attempts += 1
      await tx.execute(sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`)
    })
    await expect(work).rejects.toThrow()
    expect([attempts, pauses]).toEqual([5, [1, 2, 3, 4]])
  })

  it('is not done again when a transaction within it has been kept', async () => {
    let attempts = 0
    const work = withTenant(test.database, tenant, async tx => {
      attempts += 1
      await withTenant(test.database, tenant, inner => rename(inner, '1', 'inner'))
      await tx.execute(sql`do $$ begin raise exception 'x' using errcode = '40P01'; end $$`)
    })
    await expect(work).rejects.toThrow()
    expect(attempts).toBe(1)
  })
})

describe('an event', () => {
  it('is written last, so that its writer holds up nobody before that', async () => {
    const order: string[] = []
    const isAppended = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = withTenant(test.database, tenant, async tx => {
      await appendEvent(tx, { type: 'company.changed' })
      isAppended.resolve()
      await mayEnd.promise
    }).then(() => order.push('slow'))
    await isAppended.promise
    await withTenant(test.database, tenant, tx => appendEvent(tx, { type: 'company.archived' }))
    order.push('quick')
    mayEnd.resolve()
    await slow
    expect(order).toEqual(['quick', 'slow'])
  })

  it('of work that is undone is not written', async () => {
    const before = (await eventTypes()).length
    await withTenant(test.database, tenant, async tx => {
      await appendEvent(tx, { type: 'company.changed' })
      await undone(tx, () => appendEvent(tx, { type: 'company.archived' }))
    })
    expect((await eventTypes()).slice(before)).toEqual([{ type: 'company.changed' }])
  })
})
