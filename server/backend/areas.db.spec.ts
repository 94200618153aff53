import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import type { Pagination } from '#contracts/wire.ts'
import { withSystem, withTenant } from './platform/database/tenancy.ts'
import { event, message, notification, rightsGroup } from './tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from './testing.ts'

let server: TestBackend
const browsers = new Map<string, Promise<Browser>>()
const as = (login: string): Promise<Browser> => {
  const known =
    browsers.get(login) ??
    (async () => {
      const browser = server.browser()
      expect((await browser.signIn(login)).status).toBe(200)
      return browser
    })()
  browsers.set(login, known)
  return known
}
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

describe('the employees of a company and year', () => {
  const summary = async (company: string, year: number) => {
    const { body } = await (await as('adm')).ask('/infopanel/employees', { company, year })
    return body.data as { Antal: number; Anstallningsformer: { AnstForm: string; Antal: number }[] }
  }

  it.each([
    ['nordsken', 48],
    ['akvarell', 12],
    ['bjorkbacken', 26],
    ['zenit', 31],
    ['tomtebo', 0],
  ])('of %s are %i in 2026', async (company, people) => {
    const { Antal, Anstallningsformer } = await summary(company, 2026)
    expect(Antal).toBe(people)
    expect(Anstallningsformer.reduce((sum, form) => sum + form.Antal, 0)).toBe(people)
    const counts = Anstallningsformer.map(form => form.Antal)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it('are fewer in earlier years, and the temporary are gone after', async () => {
    const [before, now, after] = await Promise.all([2022, 2026, 2027].map(year => summary('nordsken', year)))
    expect(before?.Antal).toBeLessThan(48)
    expect(before?.Antal).toBeGreaterThan(10)
    expect(after?.Antal).toBeLessThan(now?.Antal ?? 0)
    expect(after?.Anstallningsformer.map(({ AnstForm }) => AnstForm)).not.toContain('TID')
  })

  it('need a year', async () => {
    const { status, body } = await (await as('adm')).ask('/infopanel/employees', { company: 'nordsken' })
    expect([status, body]).toEqual([400, { message: 'Löneår saknas i anropet.', dvCode: '40000' }])
  })

  it.each([
    ['lic', 200],
    ['ftg', 200],
    ['std', 200],
    ['las', 200],
    ['attest', 200],
    ['grupp', 403],
    ['per', 403],
  ])('are for who has the right: %s gets %i', async (login, status) => {
    const answer = await (await as(login)).ask('/infopanel/employees', { company: 'nordsken', year: 2026 })
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body.dvCode).toBe('40303')
  })

  it("follow the demo licence's own set", async () => {
    const answer = await (await as('demo')).ask('/infopanel/employees', { company: 'demobolaget', year: 2026 })
    expect(answer.body.data).toMatchObject({ Antal: 15 })
  })
})

describe('the payroll dates', () => {
  it('are those from today on, with the eves that banks keep closed', async () => {
    const { body } = await (await as('adm')).ask('/infopanel/payrollDates', { company: 'nordsken' })
    expect(body.data).toEqual([
      { Datum: '2026-11-25', Typ: 'LON', Avser: '2026-11' },
      { Datum: '2026-12-14', Typ: 'AGI', Avser: '2026-11' },
      { Datum: '2026-12-14', Typ: 'SKATT', Avser: '2026-11' },
      { Datum: '2026-12-23', Typ: 'LON', Avser: '2026-12' },
      { Datum: '2027-01-18', Typ: 'AGI', Avser: '2026-12' },
      { Datum: '2027-01-18', Typ: 'SKATT', Avser: '2026-12' },
      { Datum: '2027-01-25', Typ: 'LON', Avser: '2027-01' },
      { Datum: '2027-02-01', Typ: 'KU', Avser: '2026' },
    ])
  })

  it("are only the pay days for whoever may not read the employer's declaration", async () => {
    const { body } = await (await as('per')).ask('/infopanel/payrollDates', { company: 'nordsken' })
    expect(body.data).toEqual([
      { Datum: '2026-11-25', Typ: 'LON', Avser: '2026-11' },
      { Datum: '2026-12-23', Typ: 'LON', Avser: '2026-12' },
      { Datum: '2027-01-25', Typ: 'LON', Avser: '2027-01' },
    ])
  })
})

describe('rights groups', () => {
  it.each([
    ['lic', null],
    ['ftg2', 'STDUSER'],
    ['las', 'STDREAD'],
    ['attest', 'WEBLONHUVATTESTUSER'],
    ['grupp', 'Tidrapportörer'],
    ['per', null],
  ])('of %s: %s', async (login, group) => {
    expect((await (await as(login)).ask('/userRightsGroups/user/current')).body).toEqual({ data: group })
  })

  it('are found by name in the own licence', async () => {
    const { body } = await (await as('grupp')).ask(`/userRightsGroups/${encodeURIComponent('Tidrapportörer')}`)
    const own = ['Tidrapport.Read', 'Tidrapport.Write', 'Kalendarie.Read', 'Kalendarie.Write']
    expect(body.data).toMatchObject({ BenText: 'Tidrapportörer', Rights: rightsWhere(right => own.includes(right)) })
  })

  it.each(['Kundansvariga', 'STDUSER', 'Finns inte'])('%s is not', async name => {
    const { status, body } = await (await as('grupp')).ask(`/userRightsGroups/${encodeURIComponent(name)}`)
    expect([status, body.dvCode]).toEqual([404, '40402'])
  })

  it('hold from the next request when they change', async () => {
    const browser = await as('grupp')
    const employees = () => browser.ask('/infopanel/employees', { company: 'nordsken', year: 2026 })
    expect((await employees()).status).toBe(403)
    await withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
      tx.update(rightsGroup).set({ rights: { Infopanel: { LonDashboardStats: true } } }),
    )
    expect((await employees()).status).toBe(200)
  })
})

describe('the portal', () => {
  it('has the settings of the licence over the usual ones', async () => {
    await withTenant(server.test.database, { licNr: 'WEB999100' }, tx =>
      tx.execute(`update licence set portal = '{"LogiNatt": false, "KlockSenAvrFruk": "06:30"}'`),
    )
    const { body } = await (await as('demo')).ask('/portalInfo')
    expect(body.data).toMatchObject({ LogiNatt: false, KlockSenAvrFruk: '06:30', LoginType: 'A' })
  })

  it('says that people sign in by BankID where the licence enforces it, whatever the settings say', async () => {
    const enforceBankId = (on: boolean) =>
      server.test.asOwner(
        `begin; alter table licence no force row level security;
         update licence set portal = '${on ? '{"LoginType": "S"}' : '{}'}', enforce_bankid = ${on} where lic_nr = 'WEB999100';
         alter table licence force row level security; commit`,
      )
    await enforceBankId(true)
    expect((await (await as('demo')).ask('/portalInfo')).body.data).toMatchObject({ LoginType: 'B' })
    await enforceBankId(false)
  })

  it('counts the unread messages of the account alone', async () => {
    const unread = async (login: string) =>
      ((await (await as(login)).ask('/messages/status')).body.data as { AntalOlast: number }).AntalOlast
    const before = { ftg2: await unread('ftg2'), ftg: await unread('ftg') }
    await withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
      tx.insert(message).values({ login: 'ftg', subject: 'Bara till ftg' }),
    )
    expect({ ftg2: await unread('ftg2'), ftg: await unread('ftg') }).toEqual({ ...before, ftg: before.ftg + 1 })
  })
})

describe('notifications', () => {
  const rows = 130
  beforeAll(async () => {
    await withTenant(server.test.database, { licNr: 'WEB999100' }, tx =>
      tx.insert(notification).values(
        Array.from({ length: rows }, (_, index) => ({
          login: 'demo',
          title: `Rad ${index}`,
          message: index === 7 ? '100 % klart_nu' : 'Klart',
          type: 'SUCCESS' as const,
          timeStamp: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      ),
    )
  })
  const page = async (pagination?: Pagination) => {
    const answer = await (await as('demo')).ask('/notifications', pagination ? { pagination } : {})
    return {
      ...answer,
      titles: ((answer.body.data ?? []) as { Title: string }[]).map(({ Title }) => Title),
      total: JSON.parse(answer.headers.get('x-pagination-info') ?? '{}').totalRows,
    }
  }

  it('are the newest hundred without a page, newest first, with the number of all', async () => {
    const { titles, total } = await page()
    expect(titles).toHaveLength(100)
    expect(titles.slice(3, 5)).toEqual(['Rad 129', 'Rad 128'])
    expect(total).toBe(rows + 3)
  })

  it('come in pages that hold every row once', async () => {
    const seen: string[] = []
    for (let pageNum = 1; pageNum <= 6; pageNum++) {
      const { titles, total } = await page({ sortBy: 'type', sortOrder: 'asc', perPage: 25, pageNum })
      expect(total).toBe(rows + 3)
      seen.push(...titles)
    }
    expect(new Set(seen).size).toBe(rows + 3)
    expect(seen).toHaveLength(rows + 3)
    expect((await page({ perPage: 25, pageNum: 9 })).titles).toEqual([])
  })

  it('are sorted as asked', async () => {
    expect((await page({ sortBy: 'TimeStamp', sortOrder: 'asc', perPage: 2 })).titles).toEqual(['Rad 0', 'Rad 1'])
    expect((await page({ sortBy: 'Title', perPage: 1 })).titles).toEqual(['Arbetsgivardeklaration'])
  })

  it('are searched for what was written, wild cards and all', async () => {
    expect((await page({ searchTerm: '100 %', searchFields: ['Message'] })).titles).toEqual(['Rad 7'])
    expect((await page({ searchTerm: 'KLART_', searchFields: ['Message'] })).total).toBe(1)
    expect((await page({ searchTerm: 'rad 12' })).total).toBe(11)
    expect((await page({ searchTerm: 'klart', searchFields: ['Title'] })).total).toBe(0)
  })

  it.each([
    [{ sortBy: 'login' }, '”login” är inget fält att sortera eller söka på här.'],
    [{ sortBy: 'constructor' }, '”constructor” är inget fält att sortera eller söka på här.'],
    [{ searchTerm: 'x', searchFields: ['Id'] }, '”Id” är inget fält att sortera eller söka på här.'],
    [{ perPage: 0 }, 'Fältet ”perPage” har ett felaktigt värde.'],
    [{ perPage: 25, offset: 3 }, '”offset” är inte ett känt fält.'],
  ])('refuse %j', async (pagination, sentence) => {
    const { status, body } = await page(pagination as Pagination)
    expect([status, body]).toEqual([400, { message: sentence, dvCode: '40000' }])
  })

  it('refuse a pagination that is no JSON', async () => {
    const { body } = await (await as('demo')).ask('/notifications?pagination=%7B')
    expect(body).toEqual({ message: 'Frågedelen ”pagination” kunde inte läsas.', dvCode: '40000' })
  })

  it("are the account's own", async () => {
    const { body } = await (await as('ftg')).ask('/notifications')
    expect((body.data as { Title: string }[]).map(({ Title }) => Title)).toEqual([
      'Nya belopp för 2027',
      'Arbetsgivardeklaration',
      'Bokföringsunderlag',
      'Import av tidunderlag',
    ])
  })

  it('are all marked as read, the own ones alone, and told of once', async () => {
    const unread = async (login: string) => {
      const { body } = await (await as(login)).ask('/notifications')
      return (body.data as { HasRead: boolean }[]).filter(({ HasRead }) => !HasRead).length
    }
    const mark = async () => (await as('ftg')).ask('/notifications/markAllAsRead', { method: 'PUT' })
    const others = await unread('ftg2')
    expect(await unread('ftg')).toBe(3)
    expect((await mark()).body).toEqual({ data: null })
    expect((await mark()).body).toEqual({ data: null })
    expect([await unread('ftg'), await unread('ftg2')]).toEqual([0, others])
    const told = await withSystem(server.test.database, tx =>
      tx.select().from(event).where(eq(event.type, 'notification.read')),
    )
    expect(told.map(({ licNr, actor, payload }) => ({ licNr, actor, payload }))).toEqual([
      { licNr: 'WEB100200', actor: 'ftg', payload: { login: 'ftg', count: 3 } },
    ])
  })
})

describe('what the browser tells', () => {
  it('is logged without personal numbers and queries', async () => {
    const { body } = await (await as('ftg2')).ask('/frontendlogger', {
      method: 'POST',
      body: {
        message: 'Could not show 19900315-9804',
        stack: 'at x (900315+9804)',
        url: '/registry/employees?q=Tegnér#199003159804',
        context: 'ChunkLoadError',
      },
    })
    expect(body).toEqual({ data: null })
    const line = server.logged.map(text => JSON.parse(text)).find(({ msg }) => msg === 'Error in the browser')
    expect(line).toMatchObject({
      level: 40,
      browser: {
        message: 'Could not show [nummer]',
        stack: 'at x ([nummer])',
        url: '/registry/employees',
        context: 'ChunkLoadError',
      },
    })
  })

  const told = { seq: 1, at: 1_763_884_800_000, stream: 'app', machine: 'app', version: 1, event: { type: 'go' } }

  it('may have the last events of the page, whose personal numbers are masked', async () => {
    const sender = server.browser('198.51.100.79')
    // A stranger may send a few kilobytes (strangers.db.spec.ts).
    await sender.signIn('ftg2')
    const log = (rest: object) =>
      sender.ask('/frontendlogger', {
        method: 'POST',
        body: { message: 'Utskriften kom aldrig', stack: '', url: '/', context: 'bug-report', ...rest },
      })
    const entries = [{ ...told, event: { type: 'go', deep: [{ Personnr: '19900315-9804', number: 199003159804 }] } }]
    const more = { buildId: '/assets/first-1.js', browser: 'Firefox', failures: [{ at: told.at, tag: 'timeout' }] }
    expect((await log({ entries, ...more })).status).toBe(200)
    const line = server.logged.map(text => JSON.parse(text)).find(({ browser }) => browser?.context === 'bug-report')
    expect(line.browser).toMatchObject(more)
    expect(line.browser.entries).toEqual([
      { ...told, event: { type: 'go', deep: [{ Personnr: '[nummer]', number: '[nummer]' }] } },
    ])

    const { report } = reportLimits
    const refused = [
      { entries: Array(report.entries + 1).fill(told) },
      { entries: [{ ...told, event: { type: 'go', text: 'x'.repeat(report.bytes) } }] },
      { entries: [{ ...told, password: 'x' }] },
      { entries: [{ ...told, event: {} }] },
      { failures: Array(reportLimits.failures + 1).fill({ at: 1, tag: 'timeout' }) },
      { failures: [{ at: 1, tag: 'backend', message: 'x' }] },
    ]
    for (const body of refused) expect((await log(body)).status).toBe(400)
    const deep = JSON.stringify({ entries: [{ ...told, event: { type: 'go', nested: 0 } }] }).replace(
      '"nested":0',
      `"nested":${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    )
    const whole = `{"message":"","stack":"","url":"","context":"",${deep.slice(1)}`
    expect((await sender.ask('/frontendlogger', { method: 'POST', body: whole })).status).toBe(400)
    expect((await log({ entries: Array(report.entries).fill(told) })).status).toBe(200)
    // The largest that the browser sends is within the limit of the body.
    const full = { message: 'å'.repeat(2_000), stack: 'å'.repeat(10_000), context: 'å'.repeat(4_000) }
    const long = { ...told, event: { type: 'go', text: 'x'.repeat(report.bytes - 200) } }
    expect((await log({ ...full, entries: [long], ...more })).status).toBe(200)
  })

  it('of an error is logged before anybody has signed in, twenty times a minute from an address and no longer than it may be', async () => {
    const error = { message: 'x', stack: '', url: '/', context: '' }
    const stranger = server.browser('198.51.100.77')
    const log = (body: object) => stranger.ask('/frontendlogger', { method: 'POST', body })
    expect((await log({ ...error, message: 'x'.repeat(2_001) })).status).toBe(400)
    expect((await log({ ...error, stack: 'x'.repeat(200_000) })).status).toBe(413)
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1) statuses.push((await log({ ...error, message: `error ${time}` })).status)
    // The two refused calls before the loop count too.
    expect(statuses).toEqual([...Array<number>(18).fill(200), 429, 429])
    const other = server.browser('198.51.100.78')
    expect((await other.ask('/frontendlogger', { method: 'POST', body: error })).status).toBe(200)
    // Each call has a limit of its own.
    expect((await stranger.ask('/me')).status).toBe(401)
  })
})
