import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { event, loginAttempt, session, userAccount } from '../../platform/database/schema.ts'
import { withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { signIn, startTestBackend, type TestBackend } from '../../testing.ts'

const hashing = vi.hoisted(() => {
  // The specs of a worker share their modules, which this one needs with the library counted.
  vi.resetModules()
  return { verify: vi.fn() }
})
vi.mock('@node-rs/argon2', async original => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return { ...library, verify: hashing.verify.mockImplementation(library.verify) }
})

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())
afterEach(async () => {
  await withSystem(server.test.database, tx => tx.delete(loginAttempt))
})

const eventsOf = (licNr: string) =>
  withSystem(server.test.database, tx =>
    tx
      .select({ type: event.type, actor: event.actor, payload: event.payload })
      .from(event)
      .where(eq(event.licNr, licNr))
      .orderBy(event.seq),
  )

describe('signing in', () => {
  it('gives a session in a cookie that scripts cannot read, and tells of it', async () => {
    const browser = server.browser()
    const answer = await browser.signIn('ftg2')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      requireSMSVerification: false,
      UserAccount: {
        Login: 'ftg2',
        Roll: 'FTG',
        PersNr: '199003159804',
        FtgId: 'nordsken',
        FtgIdAccessList: ['akvarell', 'nordsken'],
      },
      HasPlus: true,
      HasLicensOption: { HRTIL: true, FERTIL: true },
    })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^avlona=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await browser.ask('/me')).status).toBe(200)
    expect((await eventsOf('WEB100200')).at(-1)).toEqual({
      type: 'session.started',
      actor: 'ftg2',
      payload: { method: 'PASSWORD' },
    })
  })

  it('stores no token, only its hash', async () => {
    const browser = server.browser()
    await browser.signIn('ftg2')
    const token = browser.cookie?.split('=')[1] ?? ''
    const rows = await withSystem(server.test.database, tx => tx.select().from(session))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(server.logged.join('')).not.toContain(token)
  })

  it('takes the login in any case, and spaces around it', async () => {
    expect((await server.browser().signIn(' FTG2 ')).status).toBe(200)
  })

  it('has the __Host- prefix and Secure behind TLS', async () => {
    const node = await server.another({ secureCookies: true })
    const response = await fetch(`${node.url}/api/authenticate`, {
      method: 'POST',
      headers: { 'x-api-request': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ Login: 'ftg2', Password: 'Provlon-2026' }),
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-avlona=.*; HttpOnly; Secure; SameSite=Lax$/)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('answers a wrong password and an unknown login alike, at the price of one hash', async () => {
    hashing.verify.mockClear()
    const wrong = await server.browser('203.0.113.2').signIn('ftg2', 'inte-det-har')
    expect(hashing.verify).toHaveBeenCalledTimes(1)
    const unknown = await server.browser('203.0.113.3').signIn('finns-inte', 'inte-det-har')
    expect(hashing.verify).toHaveBeenCalledTimes(2)
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ message: 'Fel användarnamn eller lösenord.', dvCode: '40100' })
    expect({ ...unknown, headers: [...unknown.headers.keys()] }).toEqual({
      ...wrong,
      headers: [...wrong.headers.keys()],
    })
    expect(wrong.headers.getSetCookie()).toEqual([])
    expect((await eventsOf('WEB100200')).at(-1)).toEqual({
      type: 'signIn.failed',
      actor: 'ftg2',
      payload: { reason: 'CREDENTIALS' },
    })
    expect((await eventsOf('')).at(-1)).toEqual({
      type: 'signIn.failed',
      actor: null,
      payload: { reason: 'CREDENTIALS' },
    })
  })

  it('tells of BankID only who knows the password', async () => {
    expect((await server.browser().signIn('oms', 'inte-det-har')).body.dvCode).toBe('40100')
    const answer = await server.browser().signIn('oms')
    expect([answer.status, answer.body.dvCode]).toEqual([403, '40302'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('demands an SMS code without beginning a session, whatever token is sent', async () => {
    const browser = server.browser()
    const answer = await browser.ask('/authenticate', {
      method: 'POST',
      body: { Login: 'lon', Password: 'Provlon-2026', SMSToken: 'påhittad' },
    })
    expect(answer.body).toEqual({ data: { requireSMSVerification: true } })
    expect(browser.cookie).toBeUndefined()
  })

  it('gives a new token every time, and the old one is worth nothing', async () => {
    const browser = server.browser()
    await browser.signIn('ftg2')
    const old = browser.cookie
    await browser.signIn('lic')
    expect(browser.cookie).not.toBe(old)
    const thief = server.browser()
    thief.cookie = old
    expect((await thief.ask('/me')).body.dvCode).toBe('40101')
  })
})

describe('guessing', () => {
  const guess = (login: string, address: string) => server.browser(address).signIn(login, 'inte-det-har')
  const codes = async (asked: Promise<{ body: { dvCode?: string } }>[]) =>
    (await Promise.all(asked)).map(({ body }) => body.dvCode)

  it('is over after five at a login, from wherever, also for the right password and on another node', async () => {
    for (let i = 0; i < 5; i++) expect((await guess('akv', `198.51.100.${i}`)).body.dvCode).toBe('40100')
    const refused = await guess('AKV ', '198.51.100.77')
    expect([refused.status, refused.body.dvCode]).toEqual([429, '42900'])
    for (let i = 0; i < 5; i++) await guess('std', `198.51.100.${10 + i}`)
    expect((await server.browser('198.51.100.88').signIn('std')).body.dvCode).toBe('42900')
    hashing.verify.mockClear()
    const node = await server.another()
    const elsewhere = await fetch(`${node.url}/api/authenticate`, {
      method: 'POST',
      headers: { 'x-api-request': '1', 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.99' },
      body: JSON.stringify({ Login: 'std', Password: 'Provlon-2026' }),
    })
    expect(elsewhere.status).toBe(429)
    expect(hashing.verify).not.toHaveBeenCalled()
  })

  it("is told to the licence's administrators when it locks an account, once a day, and to nobody else", async () => {
    const notified = async (login: string) => {
      const { body } = await (await signedIn(login)).ask('/notifications')
      return (body.data as { Id: string; Title: string }[]).filter(({ Title }) => Title === 'Konto spärrat')
    }
    const signedIn = (login: string) => signIn(server.browser('192.0.2.201'), login)
    for (let i = 0; i < 4; i++) await guess('attest', `198.51.100.${100 + i}`)
    const before = await notified('adm')
    for (let i = 0; i < 3; i++) await guess('attest', `198.51.100.${110 + i}`)
    const after = await notified('adm')
    const known = before.map(({ Id }) => Id)
    expect(after.filter(({ Id }) => !known.includes(Id))).toEqual([
      expect.objectContaining({
        type: 'ERROR',
        Message:
          'Kontot attest är spärrat i 5 minuter efter 5 felaktiga lösenord. Fråga användaren om det inte var väntat.',
      }),
    ])
    expect(await notified('lic')).toHaveLength(after.length)
    expect([await notified('ftg'), await notified('demo')]).toEqual([[], []])
    const told = (await eventsOf('WEB100200')).filter(({ type }) => type === 'notification.created')
    expect(told.at(-1)?.payload).toEqual({ login: expect.stringMatching(/^(adm|lic)$/), id: expect.any(String) })

    server.clock.pass(6)
    for (let i = 0; i < 6; i++) await guess('attest', `198.51.100.${120 + i}`)
    expect(await notified('adm')).toHaveLength(after.length)
    await guess('finns-inte-alls', '198.51.100.130')
  })

  it('is over after five from an address, at whatever login', async () => {
    for (let i = 0; i < 5; i++) await guess(`login${i}`, '198.51.100.200')
    expect((await server.browser('198.51.100.200').signIn('ftg2')).body.dvCode).toBe('42900')
    expect((await server.browser('198.51.100.201').signIn('ftg2')).status).toBe(200)
  })

  it('is over after five also when they come at once', async () => {
    const answers = await codes(Array.from({ length: 12 }, (_, i) => guess('las', `192.0.2.${i}`)))
    expect(answers.filter(code => code === '40100')).toHaveLength(5)
    expect(answers.filter(code => code === '42900')).toHaveLength(7)
  })

  it('is allowed again when five minutes have gone', async () => {
    for (let i = 0; i < 6; i++) await guess('grupp', '198.51.100.1')
    server.clock.pass(4.9)
    expect((await server.browser('198.51.100.2').signIn('grupp')).body.dvCode).toBe('42900')
    server.clock.pass(0.2)
    expect((await server.browser('198.51.100.2').signIn('grupp')).status).toBe(200)
  })

  it('is forgiven a login that then gets it right, but not the address', async () => {
    for (let i = 0; i < 4; i++) await guess('attest', '198.51.100.3')
    expect((await server.browser('198.51.100.4').signIn('attest')).status).toBe(200)
    expect((await guess('attest', '198.51.100.3')).body.dvCode).toBe('40100')
    expect((await server.browser('198.51.100.3').signIn('ftg2')).body.dvCode).toBe('42900')
  })

  it('does not keep those apart who get it right at the same time', async () => {
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => server.browser('198.51.100.7').signIn('ftg')))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  it('does not count those who know their password', async () => {
    for (let i = 0; i < 8; i++) expect((await server.browser('198.51.100.5').signIn('ftg')).status).toBe(200)
  })

  it('leaves no login in the table', async () => {
    await guess('mitt-lösenord', '198.51.100.6')
    const rows = await withSystem(server.test.database, tx => tx.select().from(loginAttempt))
    expect(JSON.stringify(rows)).not.toMatch(/lösenord|198\.51/)
    expect(server.logged.join('')).not.toMatch(/lösenord|Provlon/)
  })
})

describe('a change of role', () => {
  it('holds from the next request', async () => {
    const browser = server.browser()
    await browser.signIn('std')
    const employees = () => browser.ask('/infopanel/employees', { company: 'nordsken', year: 2026 })
    expect((await employees()).status).toBe(200)
    const tenant = { licNr: 'WEB100200' }
    const set = (rightsGroup: string | null) =>
      withTenant(server.test.database, tenant, tx =>
        tx.update(userAccount).set({ rightsGroup }).where(eq(userAccount.login, 'std')),
      )
    await set(null)
    expect((await employees()).body.dvCode).toBe('40303')
    await set('STDUSER')
    expect((await employees()).status).toBe(200)
  })
})
