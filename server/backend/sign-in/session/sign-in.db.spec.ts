import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { doHousekeeping } from '../../housekeeping.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { browserLifetimeMs } from '../../platform/http/token-cookie.ts'
import { event, knownBrowser, loginAttempt, session, userAccount } from '../../tables/schema.ts'
import { type Asked, type Browser, browserOf, signIn, startTestBackend, type TestBackend } from '../../testing.ts'
import { allowedGuesses, allowedLogins, loginKey, networkKey, strangersLane } from './guesses.ts'
import { browsersOfLogin, rememberBrowser } from './known-browsers.ts'
import { tokenHash } from './token.ts'

const hashing = vi.hoisted(() => {
  // The specs of a worker share their modules, which this one needs with the library counted.
  vi.resetModules()
  return { verify: vi.fn(), hash: vi.fn() }
})
vi.mock('@node-rs/argon2', async original => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return {
    ...library,
    verify: hashing.verify.mockImplementation(library.verify),
    hash: hashing.hash.mockImplementation(library.hash),
  }
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

  it('takes the login in any case, and refuses spaces around it, which a form takes away', async () => {
    expect((await server.browser().signIn('FTG2')).status).toBe(200)
    expect((await server.browser().signIn(' ftg2 ')).body).toMatchObject({
      dvCode: errors.invalidRequest.dvCode,
      fields: { Login: 'Texten får inte börja eller sluta med mellanslag.' },
    })
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
    const failed = { type: 'signIn.failed', payload: { reason: 'CREDENTIALS' } }
    await expect.poll(async () => (await eventsOf('WEB100200')).at(-1)).toEqual({ ...failed, actor: 'ftg2' })
    await expect.poll(async () => (await eventsOf('')).at(-1)).toEqual({ ...failed, actor: null })
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

const guess = (login: string, address: string) => server.browser(address).signIn(login, 'inte-det-har')
/** A login has been guessed at so often lately, by strangers. */
const guessed = (login: string, times: number) => {
  const wrong = { ...strangersLane(login, '198.51.100.1'), at: server.clock.now() }
  return withSystem(server.test.database, tx => tx.insert(loginAttempt).values(Array(times).fill(wrong)))
}
const codeOf = async (asked: Promise<Asked>) => (await asked).body.dvCode

describe('guessing', () => {
  it('is over after five at a login, from wherever, also for the right password and on another node', async () => {
    for (let i = 0; i < 5; i++) expect(await codeOf(guess('std', `198.51.100.${i}`))).toBe('40100')
    const refused = await guess('STD', '198.51.100.77')
    expect([refused.status, refused.body.dvCode]).toEqual([429, '42900'])
    hashing.verify.mockClear()
    const elsewhere = browserOf(await server.another(), '198.51.100.99')
    expect(await codeOf(elsewhere.signIn('std'))).toBe('42900')
    expect(hashing.verify).not.toHaveBeenCalled()
  })

  it('is over after five also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => codeOf(guess('las', `192.0.2.${i}`))))
    expect(answers.filter(code => code === '40100')).toHaveLength(5)
    expect(answers.filter(code => code === '42900')).toHaveLength(7)
  })

  it('is allowed again when five minutes have gone', async () => {
    await guessed('grupp', allowedGuesses)
    server.clock.pass(4.9)
    expect(await codeOf(server.browser('198.51.100.2').signIn('grupp'))).toBe('42900')
    server.clock.pass(0.2)
    expect((await server.browser('198.51.100.2').signIn('grupp')).status).toBe(200)
  })

  it('is forgiven a login that then gets it right', async () => {
    for (let round = 0; round < 2; round++) {
      await guessed('attest', allowedGuesses - 2)
      expect(await codeOf(guess('attest', '198.51.100.3'))).toBe('40100')
      expect((await server.browser('198.51.100.4').signIn('attest')).status).toBe(200)
    }
  })

  it('costs as many hashes at a login that nobody has, the last guess and those after it included', async () => {
    const hashes = async (login: string) => {
      const counts: number[] = []
      for (let i = 0; i < 7; i++) {
        hashing.verify.mockClear()
        hashing.hash.mockClear()
        await guess(login, `198.51.100.${150 + i}`)
        counts.push(hashing.verify.mock.calls.length + hashing.hash.mock.calls.length)
      }
      return counts
    }
    expect(await hashes('finns-inte')).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect(await hashes('std')).toEqual([1, 1, 1, 1, 1, 0, 0])
  })

  it('waits for nothing that only an account has: the last guess is answered while its licence is busy', async () => {
    const notices = () =>
      eventsOf('WEB100200').then(events => events.filter(({ type }) => type === 'account.lockedOut'))
    const before = await notices()
    let end = () => {}
    const busy = withSystem(server.test.database, async tx => {
      await appendEvent(tx, { type: 'portal.changed', licNr: 'WEB100200', actor: null })
      await new Promise<void>(resolve => {
        end = resolve
      })
    })
    for (let i = 0; i < 5; i++) expect(await codeOf(guess('per', `198.51.100.${160 + i}`))).toBe('40100')
    expect(await notices()).toEqual(before)
    end()
    await busy
    await expect.poll(async () => (await notices()).length).toBe(before.length + 1)
  })

  it('does not count those who know their password, a hundred at once from one address', async () => {
    const logins = ['ftg', 'ftg2', 'lic', 'adm', 'las', 'attest', 'grupp', 'per', 'std', 'baga']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => server.browser('198.51.100.7').signIn(logins[i % 10] ?? '')),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await withSystem(server.test.database, tx => tx.$count(loginAttempt))).toBe(0)
  })

  it('leaves neither login nor address in the table', async () => {
    await guess('mitt-lösenord', '198.51.100.6')
    const rows = await withSystem(server.test.database, tx => tx.select().from(loginAttempt))
    expect(JSON.stringify(rows)).not.toMatch(/lösenord|198\.51/)
    expect(server.logged.join('')).not.toMatch(/lösenord|Provlon/)
  })
})

describe('guessing at many logins', () => {
  /** So many logins have been guessed at from a network lately, besides what else is there. */
  const guessedAt = (logins: number, address: string, named: readonly string[] = []) =>
    withSystem(server.test.database, tx =>
      tx.insert(loginAttempt).values(
        Array.from({ length: logins }, (_, i) => ({
          key: loginKey(named[i] ?? `kollega${i}`),
          network: networkKey(address),
          at: server.clock.now(),
        })),
      ),
    )

  it('leaves an office of 100 its sign-ins, each of whom has mistyped both login and password', async () => {
    await guessedAt(allowedLogins - 1, '203.0.113.50')
    for (const login of ['ftg', 'adm']) expect((await server.browser('203.0.113.50').signIn(login)).status).toBe(200)
    expect(allowedLogins).toBeGreaterThanOrEqual(200)
  })

  it.each([
    ['an address', '203.0.113.51', '203.0.113.51', '203.0.113.52'],
    ['an IPv4 address that IPv6 carries', '203.0.113.53', '::ffff:203.0.113.53', '203.0.113.54'],
    ['the /64 of an IPv6 address', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('is over for %s', async (_, address, same, another) => {
    await guessedAt(allowedLogins - 1, address)
    expect(await codeOf(guess('den-sista', address))).toBe('40100')
    expect(await codeOf(guess('en-till', same))).toBe('42900')
    expect(await codeOf(server.browser(same).signIn('ftg2'))).toBe('42900')
    expect((await server.browser(another).signIn('ftg2')).status).toBe(200)
  })

  it('is over also when they come at once', async () => {
    await guessedAt(allowedLogins - 3, '203.0.113.55')
    const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => codeOf(guess(`gissad${i}`, '203.0.113.55'))))
    expect(answers.filter(code => code === '40100')).toHaveLength(3)
    expect(answers.filter(code => code === '42900')).toHaveLength(6)
  })

  it('is not over for a login again and again: that is the limit of the login', async () => {
    await guessedAt(allowedLogins - 1, '203.0.113.56', ['grupp'])
    for (let i = 0; i < 3; i++) expect(await codeOf(guess('grupp', '203.0.113.56'))).toBe('40100')
    expect((await server.browser('203.0.113.56').signIn('ftg2')).status).toBe(200)
  })

  it('leaves in whoever has signed in before with their browser', async () => {
    const known = await signIn(server.browser('203.0.113.57'), 'ftg2')
    await known.ask('/logout')
    await guessedAt(allowedLogins, '203.0.113.57')
    expect((await known.signIn('ftg2')).status).toBe(200)
    expect(await codeOf(known.signIn('adm'))).toBe('42900')
  })

  it('is reported once to the administrators of each licence whose accounts were guessed at', async () => {
    const administrator = await server.signedIn('adm')
    const stranger = await server.signedIn('demo')
    const noticesOf = async (browser: Browser) => {
      const { body } = await browser.ask('/notifications')
      return (body.data as { Title: string; Message: string }[]).filter(({ Title }) => Title === 'Nätverk spärrat')
    }
    for (let round = 0; round < 2; round++) {
      await guessedAt(allowedLogins - 1, '203.0.113.58', ['adm', 'FTG2', 'las'])
      await guess(`den-sista${round}`, '203.0.113.58')
      await expect
        .poll(async () => (await eventsOf('WEB100200')).filter(({ type }) => type === 'network.lockedOut'))
        .toHaveLength(round + 1)
      server.clock.pass(6)
    }
    expect(await noticesOf(administrator)).toEqual([
      expect.objectContaining({
        Message:
          'Inloggning från 203.0.113.58 är spärrad i 5 minuter efter felaktiga lösenord till 200 användarnamn, varav 3 i er licens. Spärren gäller inte den som har loggat in förut i samma webbläsare.',
      }),
    ])
    expect(await noticesOf(stranger)).toEqual([])
  })
})

describe('a browser that has signed in before', () => {
  const lockOut = async (login: string) => {
    await guessed(login, allowedGuesses)
    expect(await codeOf(server.browser().signIn(login))).toBe('42900')
  }

  it('is not locked out by the guesses of strangers, and leaves them locked out', async () => {
    const known = await server.signedIn('ftg')
    await known.ask('/logout')
    await lockOut('ftg')
    expect((await known.signIn('FTG')).status).toBe(200)
    expect(await codeOf(server.browser().signIn('ftg'))).toBe('42900')
  })

  it('has five guesses of its own, and locks out nobody else', async () => {
    const known = await server.signedIn('ftg')
    for (let i = 0; i < 5; i++) expect(await codeOf(known.signIn('ftg', 'inte-det-har'))).toBe('40100')
    expect(await codeOf(known.signIn('ftg'))).toBe('42900')
    expect((await server.browser().signIn('ftg')).status).toBe(200)
  })

  it('is known for the logins that have signed in with it, and for no others', async () => {
    const known = await server.signedIn('ftg')
    await signIn(known, 'adm')
    await lockOut('ftg')
    await lockOut('las')
    expect((await known.signIn('ftg')).status).toBe(200)
    expect(await codeOf(known.signIn('las'))).toBe('42900')
  })

  it('is known by a cookie that scripts cannot read and a sign-in renews, of which the database has the hash', async () => {
    const known = server.browser()
    const answer = await known.signIn('ftg')
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^avlona-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const thief = server.browser()
    thief.browserCookie = known.browserCookie
    await known.signIn('ftg')
    await lockOut('ftg')
    expect(await codeOf(thief.signIn('ftg'))).toBe('42900')
    expect((await known.signIn('ftg')).status).toBe(200)
    const token = known.browserCookie?.split('=')[1] ?? ''
    const rows = await withSystem(server.test.database, tx => tx.select().from(knownBrowser))
    expect(rows.map(row => row.tokenHash)).toContain(tokenHash(token))
    expect(JSON.stringify(rows) + server.logged.join('')).not.toContain(token)
  })

  it('is known for half a year after the last sign-in, and then forgotten', async () => {
    const known = await server.signedIn('baga')
    server.clock.pass(browserLifetimeMs / 60_000)
    await lockOut('baga')
    expect(await codeOf(known.signIn('baga'))).toBe('42900')
    await doHousekeeping(server.test.database, server.clock.now())
    expect(await withSystem(server.test.database, tx => tx.$count(knownBrowser, eq(knownBrowser.login, 'baga')))).toBe(
      0,
    )
  })

  it(`is one of the ${browsersOfLogin} that were used last`, async () => {
    const first = await server.signedIn('std')
    const owner = { login: 'std', licNr: 'WEB100200' }
    for (let i = 0; i < browsersOfLogin; i++) {
      const later = new Date(server.clock.now().getTime() + 1000 + i)
      await withSystem(server.test.database, tx => rememberBrowser(tx, owner, undefined, later))
    }
    await lockOut('std')
    expect(await codeOf(first.signIn('std'))).toBe('42900')
    expect(await withSystem(server.test.database, tx => tx.$count(knownBrowser, eq(knownBrowser.login, 'std')))).toBe(
      browsersOfLogin,
    )
  })
})

describe('a locked account', () => {
  it("is reported to the licence's administrators, once a day, and to nobody else", async () => {
    const noticesOf = async (browser: Browser) => {
      const { body } = await browser.ask('/notifications')
      return (body.data as { Message: string }[]).filter(({ Message }) => Message.startsWith('Kontot attest '))
    }
    const [adm, lic, ftg, demo] = await Promise.all(['adm', 'lic', 'ftg', 'demo'].map(login => server.signedIn(login)))
    if (!(adm && lic && ftg && demo)) throw new Error('Not all are signed in')
    const locks = async () => (await eventsOf('WEB100200')).filter(({ payload }) => payload.login === 'attest')
    for (let round = 1; round <= 2; round++) {
      await guessed('attest', allowedGuesses - 1)
      for (let i = 0; i < 2; i++) await guess('attest', `198.51.100.${100 + i}`)
      await expect.poll(locks).toHaveLength(round)
      server.clock.pass(6)
    }
    expect(await noticesOf(adm)).toEqual([
      expect.objectContaining({
        type: 'ERROR',
        Message:
          'Kontot attest är spärrat i 5 minuter efter 5 felaktiga lösenord. Fråga användaren om det inte var väntat.',
      }),
    ])
    expect(await noticesOf(lic)).toHaveLength(1)
    expect([await noticesOf(ftg), await noticesOf(demo)]).toEqual([[], []])
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
