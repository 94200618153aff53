import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { event, loginAttempt, userAccount } from '../platform/database/schema.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { strangersLane } from '../sign-in/session/guesses.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())
afterEach(() => withSystem(server.test.database, tx => tx.delete(loginAttempt)))

const password = 'Provlon-2026'
const another = 'Snar-Vidja-47'

const signedIn = (login: string, secret = password) => server.signedIn(login, secret)
const change = (browser: Browser, body: unknown) => browser.ask('/myAccount', { method: 'PUT', body })
const changePassword = (browser: Browser, CurrentPassword: string, NewPassword: string) =>
  browser.ask('/changepassword', { method: 'PUT', body: { CurrentPassword, NewPassword } })

const eventsOf = (login: string) =>
  withSystem(server.test.database, tx =>
    tx
      .select({ type: event.type, payload: event.payload, ftgKey: event.ftgKey })
      .from(event)
      .where(eq(event.actor, login))
      .orderBy(event.seq),
  )
const row = async (login: string) => {
  const [found] = await withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
    tx.select().from(userAccount).where(eq(userAccount.login, login)),
  )
  return found
}

describe('GET /myAccount', () => {
  it('tells who one is, with neither personal number nor mobile number', async () => {
    const { body } = await (await signedIn('ftg2')).ask('/myAccount')
    expect(body.data).toEqual({
      Login: 'ftg2',
      Namn: 'Frida Tegnér',
      Roll: 'FTG',
      LicNr: 'WEB100200',
      LicNamn: 'Lindgren Redovisning AB',
      Epost: '',
      MobilSlut: '06',
      requireSMSVerification: false,
      Inloggningsmetoder: ['B', 'A'],
    })
  })

  it.each([
    ['ftg', ['A']],
    ['adm', ['B', 'A']],
    ['per', ['B', 'A']],
  ])('says how %s signs in: %j', async (login, methods) => {
    const { body } = await (await signedIn(login)).ask('/myAccount')
    expect(body.data).toMatchObject({ Inloggningsmetoder: methods })
  })

  it('is for nobody who is not signed in', async () => {
    expect((await server.browser().ask('/myAccount')).body.dvCode).toBe('40101')
    expect((await change(server.browser(), { Namn: 'Ingen' })).body.dvCode).toBe('40101')
  })
})

describe('PUT /myAccount', () => {
  it('changes name and e-mail without the password, of the own account alone, and tells which fields', async () => {
    const browser = await signedIn('std')
    const { status, body } = await change(browser, { Namn: 'Stina Berg', Epost: 'stina@example.com' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ Namn: 'Stina Berg', Epost: 'stina@example.com', MobilSlut: '' })
    expect((await browser.ask('/me')).body.data).toMatchObject({ UserAccount: { Namn: 'Stina Berg' } })
    expect((await eventsOf('std')).at(-1)).toEqual({
      type: 'account.changed',
      payload: { fields: ['name', 'email'] },
      ftgKey: null,
    })
    expect(await row('las')).toMatchObject({ name: 'Lasse Sandström', email: '' })
  })

  it('tells of nothing when nothing is another', async () => {
    const browser = await signedIn('las')
    const before = (await eventsOf('las')).length
    expect((await change(browser, { Namn: 'Lasse Sandström' })).status).toBe(200)
    expect(await eventsOf('las')).toHaveLength(before)
  })

  it('keeps a mobile number in international form, given the password, and never writes it in an event', async () => {
    const browser = await signedIn('attest')
    expect((await change(browser, { Mobil: '+46701740611' })).body.dvCode).toBe('40321')
    expect((await change(browser, { Mobil: '+46701740611', CurrentPassword: 'fel-fel-fel' })).body.dvCode).toBe('40320')
    expect((await row('attest'))?.mobile).toBe('')
    const { body } = await change(browser, { Mobil: '+46701740611', CurrentPassword: password })
    expect(body.data).toMatchObject({ MobilSlut: '11' })
    expect((await row('attest'))?.mobile).toBe('+46701740611')
    expect(JSON.stringify(await eventsOf('attest'))).not.toMatch(/70174|Provlon/)
    expect((await browser.ask('/me')).status).toBe(200)
  })

  it('turns the two-step sign-in on for who has a number to send to, and does not turn it off', async () => {
    const browser = await signedIn('grupp')
    const on = { requireSMSVerification: true, CurrentPassword: password }
    expect((await change(browser, on)).body.dvCode).toBe('42213')
    const { body } = await change(browser, { ...on, Mobil: '+46701740612' })
    expect(body.data).toMatchObject({ requireSMSVerification: true, Inloggningsmetoder: ['S', 'A'] })
    expect((await change(browser, { Mobil: '', CurrentPassword: password })).body.dvCode).toBe('42213')
    expect((await change(browser, { requireSMSVerification: false })).body.dvCode).toBe('40000')
    expect((await server.browser().signIn('grupp')).body.data).toEqual({ requireSMSVerification: true })
  })

  it.each([
    { Namn: '' },
    { Namn: ' Stina Berg' },
    { Epost: 'ingen adress' },
    { Mobil: '070-174 06 11', CurrentPassword: password },
    { Mobil: '08-123456', CurrentPassword: password },
    { Roll: 'ADM' },
    { Login: 'adm' },
    { PersNr: '198001019804' },
    { allCompanies: true },
  ])('refuses %j', async body => {
    expect((await change(await signedIn('ftg'), body)).body.dvCode).toBe('40000')
  })

  it('counts wrong passwords as at sign-in', async () => {
    const browser = await signedIn('ftg')
    for (let guess = 0; guess < 5; guess++) {
      expect((await change(browser, { Mobil: '', CurrentPassword: 'fel' })).body.dvCode).toBe('40320')
    }
    expect((await change(browser, { Mobil: '', CurrentPassword: password })).body.dvCode).toBe('42900')
    expect((await changePassword(browser, password, another)).body.dvCode).toBe('42900')
  })
})

describe('PUT /changepassword', () => {
  it('is not locked out by guesses at sign-in, and forgets the other browsers that were known', async () => {
    const elsewhere = await signedIn('lic')
    const here = await signedIn('lic')
    const lock = () =>
      withSystem(server.test.database, tx =>
        tx
          .insert(loginAttempt)
          .values(Array(5).fill({ ...strangersLane('lic', '198.51.100.1'), at: server.clock.now() })),
      )
    await lock()
    expect((await server.browser().signIn('lic')).body.dvCode).toBe('42900')
    expect((await changePassword(here, password, 'Snar-Vidja-50')).status).toBe(200)
    expect((await here.signIn('lic', 'Snar-Vidja-50')).status).toBe(200)
    expect((await elsewhere.signIn('lic', 'Snar-Vidja-50')).body.dvCode).toBe('42900')
  })

  it('changes it, ends the other sessions, and keeps this one under a new token', async () => {
    const here = await signedIn('ftg2')
    const elsewhere = await signedIn('ftg2')
    const other = await signedIn('ftg')
    const stolen = server.browser()
    stolen.cookie = here.cookie
    const answer = await changePassword(here, password, another)
    expect([answer.status, answer.body]).toEqual([200, { data: null }])

    expect((await here.ask('/me')).status).toBe(200)
    expect((await stolen.ask('/me')).body.dvCode).toBe('40101')
    expect((await elsewhere.ask('/me')).body.dvCode).toBe('40101')
    expect((await other.ask('/me')).status).toBe(200)
    expect((await server.browser().signIn('ftg2')).body.dvCode).toBe('40100')
    expect((await server.browser().signIn('ftg2', another)).status).toBe(200)

    const events = await eventsOf('ftg2')
    expect(events.map(({ type }) => type)).toContain('account.passwordChanged')
    expect(JSON.stringify(events)).not.toMatch(/Provlon|Vidja|argon2/)
    expect(server.logged.join('')).not.toMatch(/Provlon|Vidja/)
  })

  it.each([
    ['a wrong current one', 'fel-fel-fel', another, '40320'],
    ['the same again', password, password, '42210'],
    ['a common one', password, 'Sommar2026!', '42211'],
    ['one with the login in it', password, 'xx-BAGA-xx-9', '42212'],
    ['one too short', password, 'a1b2c', '40000'],
  ])('refuses %s, and stays signed in', async (_, current, next, dvCode) => {
    const browser = await signedIn('baga')
    expect((await changePassword(browser, current, next)).body.dvCode).toBe(dvCode)
    expect((await browser.ask('/me')).status).toBe(200)
    expect((await server.browser().signIn('baga')).status).toBe(200)
  })

  it('is done once of two at the same time', async () => {
    const [one, two] = [await signedIn('demo'), await signedIn('demo')]
    const answers = await Promise.all([
      changePassword(one, password, 'Snar-Vidja-48'),
      changePassword(two, password, 'Snar-Vidja-49'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
