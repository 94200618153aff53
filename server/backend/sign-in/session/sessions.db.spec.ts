import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doHousekeeping } from '../../housekeeping.ts'
import { withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { event, licence, session } from '../../tables/schema.ts'
import { browserOf, startTestBackend, type TestBackend } from '../../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const signedIn = (login = 'ftg2') => server.signedIn(login)
const timer = (minutes: number) => ({ headers: { 'x-inactivity-timer': String(minutes) } })
const lastEvent = async () => {
  const rows = await withSystem(server.test.database, tx =>
    tx
      .select({ type: event.type, payload: event.payload })
      .from(event)
      .where(eq(event.licNr, 'WEB100200'))
      .orderBy(event.seq),
  )
  return rows.at(-1)
}

describe('GET /me', () => {
  it('knows the company and the year of the headers', async () => {
    const browser = await signedIn()
    const { body } = await browser.ask('/me', { company: 'nordsken', year: 2024 })
    expect(body.data).toMatchObject({
      UserAccount: { Login: 'ftg2' },
      FtgInfo: {
        FtgId: 'nordsken',
        ResEnhet1Namn: 'Kostnadsställe',
        OpenResEnhet6: true,
        UserAccount: { Login: 'ftg2' },
      },
      SalaryYears: [2026, 2025, 2024, 2023, 2022],
      SessionSalaryYear: 2024,
      AutoLogoutDueToInactivity: false,
    })
  })

  it.each([
    ['of another licence', 'omtanke', 2026],
    ["not on the account's list", 'zenit', 2026],
    ['that nobody has', 'finnsinte', 2026],
  ])('takes a company %s as none', async (_, company, year) => {
    const { body } = await (await signedIn()).ask('/me', { company, year })
    expect(body.data).toMatchObject({ FtgInfo: null, SalaryYears: [], SessionSalaryYear: null })
  })

  it('takes a year that the company lacks as none', async () => {
    const { body } = await (await signedIn()).ask('/me', { company: 'akvarell', year: 2022 })
    expect(body.data).toMatchObject({
      FtgInfo: { FtgId: 'akvarell' },
      SalaryYears: [2026, 2025, 2024],
      SessionSalaryYear: null,
    })
  })

  it('lists every company of the licence, and no other, for who may choose any', async () => {
    const { body } = await (await signedIn('adm')).ask('/me')
    expect(body.data).toMatchObject({
      UserAccount: {
        FtgId: '',
        FtgIdAccessList: ['akvarell', 'bjorkbacken', 'arkivet', 'nordsken', 'tomtebo', 'zenit'],
      },
    })
  })
})

describe('a session', () => {
  it('ends by inactivity after the minutes that the browser asks for, and says so until it is forgotten', async () => {
    const browser = await signedIn()
    expect((await browser.ask('/me', timer(15))).status).toBe(200)
    server.clock.pass(14)
    expect((await browser.ask('/me', timer(15))).status).toBe(200)
    server.clock.pass(18)
    const first = await browser.ask('/me', timer(60))
    expect([first.status, first.body.dvCode]).toEqual([401, '40102'])
    expect(await lastEvent()).toEqual({ type: 'session.ended', payload: { reason: 'IDLE' } })
    expect((await browser.ask('/me')).body.dvCode).toBe('40102')
    await browser.ask('/me/clearSession')
    expect((await browser.ask('/me')).body.dvCode).toBe('40101')
  })

  it('says it to all that ask at once, and ends once', async () => {
    const endings = async () => {
      const ended = and(eq(event.type, 'session.ended'), eq(event.licNr, 'WEB100200'))
      return withSystem(server.test.database, tx => tx.$count(event, ended))
    }
    const browser = await signedIn()
    const before = await endings()
    server.clock.pass(63)
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.ask('/me')))
    expect(answers.map(({ body }) => body.dvCode)).toEqual(Array.from({ length: 6 }, () => '40102'))
    expect(await endings()).toBe(before + 1)
  })

  it('ends after an hour when the browser asks for nothing', async () => {
    const browser = await signedIn()
    server.clock.pass(59)
    expect((await browser.ask('/me')).status).toBe(200)
    server.clock.pass(63)
    expect((await browser.ask('/me')).body.dvCode).toBe('40102')
  })

  it.each([0, -5, 600])('is held to the maximum of the licence when the browser asks for %i minutes', async minutes => {
    const longest = (autoLogoutMinutes: number) =>
      server.test.asOwner(
        `begin; alter table licence no force row level security;
         update licence set auto_logout_minutes = ${autoLogoutMinutes} where lic_nr = 'WEB100200';
         alter table licence force row level security; commit`,
      )
    await longest(90)
    const browser = await signedIn()
    await browser.ask('/me', timer(minutes))
    server.clock.pass(89)
    expect((await browser.ask('/me', timer(minutes))).status).toBe(200)
    server.clock.pass(93)
    expect((await browser.ask('/me', timer(minutes))).body.dvCode).toBe('40102')
    await longest(1440)
    const [found] = await withTenant(server.test.database, { licNr: 'WEB100200' }, tx => tx.select().from(licence))
    expect(found?.autoLogoutMinutes).toBe(1440)
  })

  it('ends after twelve hours, however busy', async () => {
    const browser = await signedIn()
    for (let half = 0; half < 23; half++) {
      server.clock.pass(30)
      expect((await browser.ask('/me')).status).toBe(200)
    }
    server.clock.pass(30)
    expect((await browser.ask('/me')).body.dvCode).toBe('40101')
  })

  it('is written as seen once a minute at most', async () => {
    const browser = await signedIn()
    const seen = async () => {
      const rows = await withSystem(server.test.database, tx => tx.select({ at: session.lastSeenAt }).from(session))
      return Math.max(...rows.map(({ at }) => at.getTime()))
    }
    const begun = await seen()
    server.clock.pass(0.9)
    await browser.ask('/me')
    expect(await seen()).toBe(begun)
    server.clock.pass(0.2)
    await browser.ask('/me')
    expect(await seen()).toBe(server.clock.now().getTime())
  })

  it('ends on every node at logout, which answers the same to who has none', async () => {
    const node = await server.another()
    const browser = await signedIn()
    const elsewhere = browserOf(node)
    elsewhere.cookie = browser.cookie
    expect((await elsewhere.ask('/me')).status).toBe(200)
    const logout = await browser.ask('/logout')
    expect(logout.body).toEqual({ data: null })
    expect(logout.headers.getSetCookie()[0]).toMatch(/^avlona=;.*Expires=Thu, 01 Jan 1970/)
    expect(await lastEvent()).toEqual({ type: 'session.ended', payload: { reason: 'SIGNED_OUT' } })
    expect((await elsewhere.ask('/me')).body.dvCode).toBe('40101')
    expect((await server.browser().ask('/logout')).body).toEqual({ data: null })
  })

  it('is forgotten by clearSession', async () => {
    const browser = await signedIn()
    const { cookie } = browser
    expect((await browser.ask('/me/clearSession')).body).toEqual({ data: null })
    browser.cookie = cookie
    expect((await browser.ask('/me')).body.dvCode).toBe('40101')
  })

  it('survives a restart', async () => {
    const browser = await signedIn()
    const node = await server.another()
    const after = browserOf(node)
    after.cookie = browser.cookie
    expect((await after.ask('/me')).status).toBe(200)
  })

  it('is nobody with a cookie that was made up', async () => {
    const browser = server.browser()
    browser.cookie = 'avlona=pahittad'
    expect((await browser.ask('/me')).body.dvCode).toBe('40101')
  })

  it('is removed when it could not be used any more', async () => {
    await signedIn()
    server.clock.pass(13 * 60)
    await doHousekeeping(server.test.database, server.clock.now())
    await withSystem(server.test.database, async tx => expect(await tx.$count(session)).toBe(0))
  })
})
