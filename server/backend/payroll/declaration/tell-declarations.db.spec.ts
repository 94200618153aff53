import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { doHousekeeping } from '../../housekeeping.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { event, notification, payslip, userAccount } from '../../tables/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing.ts'
import { finishedRun } from './testing/finished-run.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', ftgKey: keyOf(company) }
const wire = '202611'
let stage: TestBackend

beforeAll(async () => {
  stage = await startTestBackend()
})
afterAll(() => stage.close())
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
  }),
)

const keepHouse = (day: string) => doHousekeeping(stage.test.database, new Date(`${day}T09:00:00Z`))
/** Returns the notices of a kind of the month, in all accounts of the licence. */
const noticesOf = async (kind: 'READY' | 'DUE') => {
  const accounts = await within(tx => tx.select({ login: userAccount.login }).from(userAccount))
  const found = await Promise.all(
    accounts.map(({ login }) =>
      withTenant(stage.test.database, { ...tenant, login }, tx =>
        tx
          .select()
          .from(notification)
          .where(and(eq(notification.event, `AGI ${kind}`), like(notification.message, '%november 2026%'))),
      ),
    ),
  )
  return found.flat()
}
const events = () =>
  within(tx =>
    tx
      .select({ payload: event.payload })
      .from(event)
      .where(and(eq(event.type, 'declaration.noticed'), sql`${event.payload} ->> 'period' = ${wire}`)),
  )

it('is told once to those who read the declarations, when the month is ready and when its last day is near', async () => {
  await finishedRun(stage.test, tenant, wire)
  await keepHouse('2026-11-24')
  expect(await noticesOf('READY')).toEqual([])
  // Nodes keep house at the same time.
  await Promise.all([keepHouse('2026-11-25'), keepHouse('2026-11-25')])
  await keepHouse('2026-11-26')
  const ready = await noticesOf('READY')
  const logins = ready.map(({ login }) => login)
  expect(logins).toContain('adm')
  expect(logins).toContain('lon')
  expect(logins).not.toContain('per')
  expect(new Set(logins).size).toBe(logins.length)
  expect(ready.find(({ login }) => login === 'adm')).toMatchObject({
    message: 'Deklarationen för november 2026 är redo att granskas. Sista dag är 2026-12-14.',
    context: { FtgId: company, FtgNamn: expect.any(String), Period: wire },
  })
  expect(await events()).toEqual([{ payload: { period: wire, kind: 'READY', count: logins.length } }])
  // The sessions from before are over by then.
  const adm = await stage.signedIn('adm')
  expect(JSON.stringify((await adm.ask('/notifications')).body)).toContain('AGI READY')
  for (const day of ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-14', '2026-12-15']) await keepHouse(day)
  expect((await noticesOf('DUE')).map(({ login }) => login).toSorted()).toEqual(logins.toSorted())
  expect(await noticesOf('READY')).toHaveLength(logins.length)
  expect(await events()).toHaveLength(2)
})
