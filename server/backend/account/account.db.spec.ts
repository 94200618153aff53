import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { strangersLane } from '../sign-in/session/guesses.ts'
import { event, loginAttempt, userAccount } from '../tables/schema.ts'
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
      SMSKravsAv: null,
      PersNrVantar: null,
      Inloggningsmetoder: ['B', 'A'],
    })
  })

  it.each([
    ['BANKID', true, 'by BankID or another administrator'],
    ['ADMIN', false, 'by another administrator'],
  ])('says that the personal number waits to be confirmed: %s', async (by, allowsBankId) => {
    const browser = await signedIn('per')
    const give = (change: Partial<typeof userAccount.$inferInsert>) =>
      withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
        tx.update(userAccount).set(change).where(eq(userAccount.login, 'per')),
      )
    const waits = async () => (await browser.ask('/myAccount')).body.data
    expect(await waits()).toMatchObject({ PersNrVantar: null })
    await give({ personalNumberConfirmed: null, allowsBankId })
    expect(await waits()).toMatchObject({ PersNrVantar: by })
    await give({ personalNumberConfirmed: 'ADMIN', allowsBankId: true })
    expect(await waits()).toMatchObject({ PersNrVantar: null })
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
  it('changes the name given the password, and the e-mail without, of the own account alone, and tells which', async () => {
    const browser = await signedIn('std')
    expect((await change(browser, { Namn: 'Stina Berg' })).body.dvCode).toBe('40321')
    expect((await change(browser, { Namn: 'Stina Berg', CurrentPassword: 'fel-fel' })).body.dvCode).toBe('40320')
    expect((await change(browser, { Namn: 'Stina Dahlgren', Epost: 's@example.com' })).status).toBe(200)
    const asked = { Namn: 'Stina Berg', Epost: 'stina@example.com', CurrentPassword: password }
    const { status, body } = await change(browser, asked)
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

  it('turns the two-step sign-in on for who has a number to send to, and off again, given the password', async () => {
    const browser = await signedIn('grupp')
    const on = { requireSMSVerification: true, CurrentPassword: password }
    expect((await change(browser, on)).body.dvCode).toBe('42213')
    const { body } = await change(browser, { ...on, Mobil: '+46701740612' })
    expect(body.data).toMatchObject({ requireSMSVerification: true, Inloggningsmetoder: ['S', 'A'] })
    expect((await change(browser, { Mobil: '', CurrentPassword: password })).body.dvCode).toBe('42213')
    expect((await server.browser().signIn('grupp')).body.data).toEqual({ requireSMSVerification: true })

    expect((await change(browser, { requireSMSVerification: false })).body.dvCode).toBe('40321')
    const off = { requireSMSVerification: false, CurrentPassword: password }
    expect((await change(browser, { ...off, CurrentPassword: 'fel-fel' })).body.dvCode).toBe('40320')
    expect((await row('grupp'))?.requiresSms).toBe(true)
    expect((await change(browser, off)).body.data).toMatchObject({ requireSMSVerification: false, SMSKravsAv: null })
    expect((await eventsOf('grupp')).at(-1)).toMatchObject({ payload: { fields: ['requiresSms'] } })
    expect((await server.browser().signIn('grupp')).body.data).toMatchObject({ requireSMSVerification: false })
  })

  it.each([
    ['FORETAG', 'a company of the account’s', "update company set requires_sms = $on where ftg_id = 'nordsken'"],
    [
      'LICENS',
      'the licence',
      "update licence set portal = portal || jsonb_build_object('LoginType', case when $on then 'S' else 'A' end)",
    ],
  ])('does not turn it off while %s demands it: %s', async (by, _, statement) => {
    const browser = await signedIn('ftg2')
    const demand = (on: boolean) =>
      withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
        tx.execute(sql.raw(statement.replace('$on', String(on)))),
      )
    const twoStep = (on: boolean) => change(browser, { requireSMSVerification: on, CurrentPassword: password })
    expect((await twoStep(true)).status).toBe(200)
    await demand(true)
    expect((await browser.ask('/myAccount')).body.data).toMatchObject({ SMSKravsAv: by })
    expect((await twoStep(false)).body.dvCode).toBe('42214')
    expect((await row('ftg2'))?.requiresSms).toBe(true)
    await demand(false)
    expect((await twoStep(false)).status).toBe(200)
  })

  it.each([
    ['a colleague', 'Lasse Sandström'],
    ['a colleague in other letters', 'lasse SANDSTRÖM'],
    ['a colleague, in Cyrillic letters', 'L\u0430sse S\u0430ndstr\u00f6m'],
    ['a colleague, with a one for an l', '1asse Sandström'],
    ['a colleague, with signs', 'Lasse-Sandström.'],
    ['a colleague’s login', 'ATTEST'],
    ['the system', 'SYSTEMET'],
    ['the provider', 'Avlöna support'],
  ])('does not let anybody be called as %s', async (_, Namn) => {
    const { body } = await change(await signedIn('ftg2'), { Namn, CurrentPassword: password })
    expect([body.dvCode, (body as { fields?: object }).fields]).toEqual([
      '42215',
      { Namn: 'Namnet kan förväxlas med någon annans. Välj ett annat.' },
    ])
    expect((await row('ftg2'))?.name).toBe('Frida Tegnér')
  })

  it.each(['Frida\u202eTegnér', 'Frida\u200bTegnér'])('refuses a name with what nobody sees in it', async Namn => {
    expect((await change(await signedIn('ftg2'), { Namn, CurrentPassword: password })).body.dvCode).toBe('40000')
  })

  it('lets two accounts of a person have one name, and another licence’s people theirs', async () => {
    const adm = await signedIn('adm')
    const called = async (Namn: string) => (await change(adm, { Namn, CurrentPassword: password })).status
    expect([await called('Lena L'), await called('Lena Lindgren'), await called('Doris Ek')]).toEqual([200, 200, 200])
  })

  it('of two that take a name at once, one gets it', async () => {
    const both = await Promise.all(
      ['las', 'attest'].map(async login =>
        change(await signedIn(login), { Namn: 'Samma Namn', CurrentPassword: password }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
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

describe('POST /myAccount/confirm', () => {
  const confirm = (browser: Browser, body: unknown) => browser.ask('/myAccount/confirm', { method: 'POST', body })

  it('takes the password, counts wrong ones, and is for nobody who is not signed in', async () => {
    const browser = await signedIn('demo')
    expect((await confirm(browser, { CurrentPassword: password })).body).toEqual({ data: null })
    for (let guess = 0; guess < 5; guess++)
      expect((await confirm(browser, { CurrentPassword: 'fel-fel' })).body.dvCode).toBe('40320')
    expect((await confirm(browser, { CurrentPassword: password })).body.dvCode).toBe('42900')
    expect((await confirm(server.browser(), { CurrentPassword: password })).body.dvCode).toBe('40101')
  })

  it.each([{}, { CurrentPassword: '' }, { CurrentPassword: password, BankIDToken: 'x' }])('refuses %j', async body => {
    expect((await confirm(await signedIn('demo'), body)).body.dvCode).toBe('40000')
  })

  it('takes no BankID token that nobody was given', async () => {
    expect((await confirm(await signedIn('demo'), { BankIDToken: 'made-up' })).body.dvCode).toBe('40110')
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
