import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doHousekeeping } from '../../housekeeping.ts'
import { idempotencyKey } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { withSystem, withTenant } from '../database/tenancy.ts'
import { onlyOnce } from './idempotency.ts'
import { Refusal } from './refusal.ts'

let server: TestBackend
let browser: Browser
beforeAll(async () => {
  server = await startTestBackend()
  browser = server.browser()
  await browser.signIn('ftg2')
})
afterAll(() => server.close())

const track = (key: string, id = 'company-chosen', caller = browser) =>
  caller.ask('/frontendtracker', {
    method: 'POST',
    body: { id, url: '/infopanel', context: '' },
    headers: { 'idempotency-key': key },
  })
const used = () => server.logged.filter(line => JSON.parse(line).msg === 'Used').length

describe('an idempotency key', () => {
  it.each(['', 'kort', 'med ett blanksteg', 'x'.repeat(65)])(
    'is required on a write, and refused when malformed: “%s”',
    async key => {
      const { status, body } = await track(key)
      expect([status, body.dvCode]).toEqual([400, '40001'])
    },
  )

  it('runs the write once and repeats its answer', async () => {
    const before = used()
    const first = await track('nyckel-0001')
    const again = await track('nyckel-0001')
    expect([first.status, first.body]).toEqual([200, { data: null }])
    expect([again.status, again.body]).toEqual([200, { data: null }])
    expect(used() - before).toBe(1)
  })

  it('is refused for another request', async () => {
    await track('nyckel-0002')
    const { status, body } = await track('nyckel-0002', 'something-else')
    expect([status, body.dvCode]).toEqual([409, '40900'])
    const elsewhere = await browser.ask('/notifications/markAllAsRead', {
      method: 'PUT',
      headers: { 'idempotency-key': 'nyckel-0002' },
    })
    expect(elsewhere.body.dvCode).toBe('40900')
  })

  it('is separate for each account', async () => {
    const other = server.browser()
    await other.signIn('lic')
    const before = used()
    await track('nyckel-0003')
    expect((await track('nyckel-0003', 'something-else', other)).status).toBe(200)
    expect(used() - before).toBe(2)
  })

  it('is kept for a day', async () => {
    await track('nyckel-0004')
    const keys = () => withSystem(server.test.database, tx => tx.$count(idempotencyKey))
    expect(await keys()).toBeGreaterThan(0)
    await doHousekeeping(server.test.database, new Date(Date.now() + 23 * 3_600_000))
    expect(await keys()).toBeGreaterThan(0)
    await doHousekeeping(server.test.database, new Date(Date.now() + 25 * 3_600_000))
    expect(await keys()).toBe(0)
  })
})

describe('a stored answer', () => {
  /**
   * Returns a function that changes a setting of nordsken as `std`, always with the same key. The
   * answer contains the settings.
   */
  async function changing(key: string) {
    const std = await server.signedIn('std')
    const { body } = await std.ask('/companyInfo/nordsken')
    const { Version } = (body.data as { Settings: { Version: number } }).Settings
    const asked = { method: 'PUT', body: { Version, Values: { Telefon: `0470-${Version}` } } }
    const again = () => std.ask('/companyInfo/nordsken', { ...asked, headers: { 'idempotency-key': key } })
    expect((await again()).status).toBe(200)
    return again
  }
  const owner = (statement: string) =>
    withTenant(server.test.database, { licNr: 'WEB100200' }, tx => tx.execute(sql.raw(statement)))

  it('is repeated to a caller with the same access', async () => {
    const again = await changing('svar-0001')
    expect((await again()).body.data).toMatchObject({ FtgId: 'nordsken' })
  })

  it.each([
    [
      'a company',
      "delete from user_company_access where login = 'std' and ftg_key = (select ftg_key from company where ftg_id = 'nordsken')",
      "insert into user_company_access (login, ftg_key) select 'std', ftg_key from company where ftg_id = 'nordsken'",
      '40311',
    ],
    [
      'other rights',
      `with made as (insert into rights_group (id, ben_text, rights) values ('skriver', 'Skriver', '{"Settings":{"Company":{"Write":true}}}'))
       update user_account set rights_group = 'skriver' where login = 'std'`,
      "update user_account set rights_group = 'STDUSER' where login = 'std'",
      '40311',
    ],
    [
      'the right to the call',
      "update user_account set rights_group = 'STDREAD' where login = 'std'",
      "update user_account set rights_group = 'STDUSER' where login = 'std'",
      '40303',
    ],
  ])('is not repeated to a caller who has lost %s, until the access is restored', async (what, take, give, code) => {
    const again = await changing(`svar-${what.replaceAll(' ', '-')}`)
    await owner(take)
    const refused = await again()
    expect([refused.status, refused.body.dvCode, refused.body.data]).toEqual([403, code, undefined])
    await owner(give)
    expect((await again()).body.data).toMatchObject({ FtgId: 'nordsken' })
  })

  it('is repeated after another company was removed', async () => {
    await owner("insert into company (ftg_id, name, orgnr) values ('bortgang', 'Bortgång', '')")
    await owner(
      "insert into user_company_access (login, ftg_key) select 'std', ftg_key from company where ftg_id = 'bortgang'",
    )
    const again = await changing('svar-borta')
    await owner("delete from company where ftg_id = 'bortgang'")
    expect((await again()).status).toBe(200)
  })
})

describe('the work of a key', () => {
  const access = async () => ({ rights: 'all', companies: null, verified: [] })
  const tenant = { licNr: 'WEB100200', login: 'ftg2' }
  const answer = { status: 200, body: '{"data":{"å":1,"a":[2]}}' }
  const once = (key: string, work: () => Promise<typeof answer>, body: unknown = 1) =>
    withTenant(server.test.database, tenant, tx =>
      onlyOnce(tx, { key, login: 'ftg2', fingerprint: [body], access }, work),
    )
  const codeOf = (failure: unknown) => (failure instanceof Refusal ? failure.error.dvCode : failure)

  it('is refused to other requests while it runs, and answered afterwards with the same bytes', async () => {
    let finish = () => {}
    const slow = new Promise<void>(resolve => {
      finish = resolve
    })
    let begun = () => {}
    const started = new Promise<void>(resolve => {
      begun = resolve
    })
    const first = once('samtidig-1', async () => {
      begun()
      await slow
      return answer
    })
    await started
    const others = await Promise.allSettled([1, 2, 3].map(() => once('samtidig-1', async () => answer)))
    expect(others.map(other => other.status === 'rejected' && codeOf(other.reason))).toEqual([
      '40901',
      '40901',
      '40901',
    ])
    finish()
    expect(await first).toEqual(answer)
    const never = () => Promise.reject(new Error('done twice'))
    expect(await once('samtidig-1', never)).toEqual(answer)
  })

  it('runs in exactly one of several concurrent requests', async () => {
    let done = 0
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        once('samtidig-2', async () => {
          done++
          await new Promise(resolve => setTimeout(resolve, 50))
          return answer
        }),
      ),
    )
    expect(done).toBe(1)
    for (const one of all)
      expect(one.status === 'fulfilled' ? one.value : codeOf(one.reason)).toSatisfy(
        (result: unknown) => result === '40901' || (result as typeof answer).body === answer.body,
      )
  })

  it('can be retried after a failure', async () => {
    await expect(once('misslyckas', () => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut')
    expect(await once('misslyckas', async () => answer)).toEqual(answer)
  })

  it('is rolled back together with its stored answer', async () => {
    const fails = withTenant(server.test.database, tenant, async tx => {
      await onlyOnce(tx, { key: 'halvvags', login: 'ftg2', fingerprint: [], access }, async () => answer)
      await tx.execute(sql`select 1 / 0`)
    })
    await expect(fails).rejects.toThrow()
    let done = 0
    const work = async () => {
      done++
      return answer
    }
    await once('halvvags', work, 'another body')
    expect(done).toBe(1)
  })
})
