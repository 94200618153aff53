import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { doHousekeeping } from '../../housekeeping.ts'
import { withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { unreachableNumber } from '../../platform/mail/outbox.ts'
import { company, event, licence, loginAttempt, sessionCompany, smsCode, userAccount } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())
afterEach(async () => {
  await withSystem(server.test.database, async tx => {
    await tx.delete(smsCode)
    await tx.delete(loginAttempt)
  })
})

const licNr = 'WEB100200'
const lon = { Login: 'lon', Password: demoPassword }
const lonNumber = '+46701740605'
const post = (browser: Browser, path: string, body: object) => browser.ask(path, { method: 'POST', body })
const request = (browser: Browser, body: object = lon) =>
  post(browser, '/authenticate/requestSMSVerificationCode', body)
const validate = (browser: Browser, SMSCode: string, body: object = lon) =>
  post(browser, '/authenticate/validateSMSVerificationCode', { ...body, SMSCode })
const signIn = (browser: Browser, SMSToken?: string) =>
  post(browser, '/authenticate', { ...lon, ...(SMSToken !== undefined && { SMSToken }) })

/** The code of the newest message. */
const sentCode = () => server.outbox.messages()[0]?.text.slice(0, 4) ?? ''
const wrongFor = (code: string) => (code === 'ZZZZ' ? 'YYYY' : 'ZZZZ')
const tokenOf = ({ body }: { body: { data?: unknown } }) => (body.data as { SMSToken: string }).SMSToken
const outcome = ({ status, body }: { status: number; body: { dvCode?: string } }) => [status, body.dvCode]

const lastEvent = async () => {
  const [last] = await withSystem(server.test.database, tx =>
    tx
      .select({ type: event.type, actor: event.actor, payload: event.payload })
      .from(event)
      .where(eq(event.licNr, licNr))
      .orderBy(desc(event.seq))
      .limit(1),
  )
  return last
}
const setMobile = (login: string, mobile: string) =>
  withTenant(server.test.database, { licNr }, tx =>
    tx.update(userAccount).set({ mobile }).where(eq(userAccount.login, login)),
  )

describe('a code for a sign-in', () => {
  it.each([
    ['norrlon', 'Norrlön'],
    ['nobody', 'Avlöna'],
  ])('names the software of the brand %s', async (brand, softwareName) => {
    await server.browser().ask('/authenticate/requestSMSVerificationCode', {
      method: 'POST',
      body: lon,
      headers: { 'x-brand': brand },
    })
    expect(server.outbox.messages()[0]?.text).toContain(`verifieringskod till ${softwareName}.`)
  })

  it('is sent to the account, and with its token the sign-in succeeds', async () => {
    const browser = server.browser()
    expect((await request(browser)).body).toEqual({ data: null })
    const [message] = server.outbox.messages()
    expect(message).toMatchObject({ kind: 'SMS', to: lonNumber })
    expect(message?.text).toMatch(/^[2-9A-HJKMNP-Z]{4} är din verifieringskod till Avlöna\. Den gäller i 10 minuter\./)
    expect(await lastEvent()).toEqual({ type: 'smsCode.sent', actor: 'lon', payload: {} })

    const verified = await validate(browser, sentCode().toLowerCase())
    expect(verified.status).toBe(200)
    expect(await lastEvent()).toEqual({ type: 'smsCode.verified', actor: 'lon', payload: {} })
    expect(browser.cookie).toBeUndefined()

    const answer = await signIn(browser, tokenOf(verified))
    expect(answer.body.data).toMatchObject({ requireSMSVerification: false, UserAccount: { Login: 'lon' } })
    expect((await browser.ask('/me')).status).toBe(200)
  })

  it('is demanded of all where the licence does (LoginType S), and BankID is not asked for one', async () => {
    const demand = (portal: Record<string, unknown>) =>
      withTenant(server.test.database, { licNr }, tx =>
        tx.update(licence).set({ portal }).where(eq(licence.licNr, licNr)),
      )
    const credentials = { Login: 'ftg2', Password: demoPassword }
    await setMobile('ftg2', '+46701740606')
    await demand({ LoginType: 'S' })
    const browser = server.browser()
    expect((await browser.signIn('ftg2')).body).toEqual({ data: { requireSMSVerification: true } })
    expect(browser.cookie).toBeUndefined()
    expect((await request(browser, credentials)).body).toEqual({ data: null })
    const verified = await validate(browser, sentCode(), credentials)
    const SMSToken = tokenOf(verified)
    const answer = await browser.ask('/authenticate', { method: 'POST', body: { ...credentials, SMSToken } })
    expect(answer.body.data).toMatchObject({ requireSMSVerification: false, UserAccount: { Login: 'ftg2' } })
    expect((await browser.ask('/portalInfo')).body.data).toMatchObject({ LoginType: 'S' })
    expect((await browser.ask('/myAccount')).body.data).toMatchObject({
      requireSMSVerification: true,
      SMSKravsAv: 'LICENS',
    })
    await demand({})
    expect((await server.browser().signIn('ftg2')).body.data).toMatchObject({ requireSMSVerification: false })
  })

  it('is stored hashed, and neither it nor its token is logged', async () => {
    const browser = server.browser()
    await request(browser)
    const code = sentCode()
    const token = tokenOf(await validate(browser, code))
    const rows = await withSystem(server.test.database, tx => tx.select().from(smsCode))
    expect(rows[0]?.codeHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(rows)).not.toContain(token)
    const logged = server.logged.join('')
    for (const secret of [token, lonNumber, `${code} är`, demoPassword]) expect(logged).not.toContain(secret)
  })

  it('is not sent to who does not know the password, and each guess counts', async () => {
    const browser = server.browser('198.51.100.20')
    const before = server.outbox.messages().length
    for (let guess = 0; guess < 5; guess++) {
      expect(outcome(await request(browser, { ...lon, Password: 'inte-det-har' }))).toEqual([401, '40100'])
    }
    expect(outcome(await validate(browser, 'AB3K'))).toEqual([429, '42900'])
    expect(server.outbox.messages()).toHaveLength(before)
  })

  it('is not sent where none is demanded, nor past BankID', async () => {
    expect(outcome(await request(server.browser(), { ...lon, Login: 'ftg2' }))).toEqual([400, '40000'])
    expect(outcome(await request(server.browser(), { ...lon, Login: 'oms' }))).toEqual([403, '40302'])
  })

  it('works once: replayed it is used, in any browser', async () => {
    await request(server.browser())
    const code = sentCode()
    expect((await validate(server.browser(), code)).status).toBe(200)
    expect(outcome(await validate(server.browser(), code))).toEqual([403, '40306'])
  })

  it('works once also when tried at the same time, on two nodes', async () => {
    await request(server.browser())
    const code = sentCode()
    const answers = await Promise.all([1, 2, 3].map(() => validate(server.browser(), code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is shared by the nodes', async () => {
    await request(server.browser())
    const node = await server.another()
    const response = await fetch(`${node.url}/api/authenticate/validateSMSVerificationCode`, {
      method: 'POST',
      headers: { 'x-api-request': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ ...lon, SMSCode: sentCode() }),
    })
    expect(response.status).toBe(200)
  })

  it('has three tries, the right code too late among them', async () => {
    const browser = server.browser()
    await request(browser)
    const code = sentCode()
    const wrong = wrongFor(code)
    expect(outcome(await validate(browser, wrong))).toEqual([403, '40304'])
    expect(await lastEvent()).toEqual({ type: 'smsCode.refused', actor: 'lon', payload: {} })
    expect(outcome(await validate(browser, wrong))).toEqual([403, '40304'])
    expect(outcome(await validate(browser, wrong))).toEqual([429, '42902'])
    expect(outcome(await validate(browser, code))).toEqual([429, '42902'])
    await request(browser)
    expect((await validate(browser, sentCode())).status).toBe(200)
  })

  it('has three tries also when they come at once', async () => {
    await request(server.browser())
    const wrong = wrongFor(sentCode())
    const answers = await Promise.all(Array.from({ length: 8 }, () => validate(server.browser(), wrong)))
    expect(answers.filter(({ body }) => body.dvCode === '40304')).toHaveLength(2)
    const [row] = await withSystem(server.test.database, tx => tx.select({ tries: smsCode.tries }).from(smsCode))
    expect(row?.tries).toBe(3)
  })

  it('is good for ten minutes, and no longer', async () => {
    const browser = server.browser()
    await request(browser)
    server.clock.pass(9.9)
    expect((await validate(browser, sentCode())).status).toBe(200)
    await request(browser)
    server.clock.pass(10)
    expect(outcome(await validate(browser, sentCode()))).toEqual([403, '40305'])
  })

  it('is worth nothing when a new one has been sent, or none was', async () => {
    const browser = server.browser()
    expect(outcome(await validate(browser, 'AB3K'))).toEqual([403, '40305'])
    await request(browser)
    const old = sentCode()
    await request(browser)
    if (old !== sentCode()) expect(outcome(await validate(browser, old))).toEqual([403, '40304'])
    expect((await validate(browser, sentCode())).status).toBe(200)
  })
})

describe('the token of a verified code', () => {
  const verified = async () => {
    await request(server.browser())
    return tokenOf(await validate(server.browser(), sentCode()))
  }
  const demanded = { data: { requireSMSVerification: true } }

  it('signs in once', async () => {
    const token = await verified()
    expect((await signIn(server.browser(), token)).body.data).toMatchObject({ requireSMSVerification: false })
    expect((await signIn(server.browser(), token)).body).toEqual(demanded)
  })

  it('is good for two minutes', async () => {
    const token = await verified()
    server.clock.pass(2)
    expect((await signIn(server.browser(), token)).body).toEqual(demanded)
  })

  it('is the login’s own', async () => {
    const token = await verified()
    await withTenant(server.test.database, { licNr }, tx =>
      tx.update(userAccount).set({ requiresSms: true }).where(eq(userAccount.login, 'std')),
    )
    const other = await post(server.browser(), '/authenticate', { ...lon, Login: 'std', SMSToken: token })
    expect(other.body).toEqual(demanded)
    expect((await signIn(server.browser(), token)).body.data).toMatchObject({ requireSMSVerification: false })
  })

  it('is not replaced by a guess', async () => {
    await verified()
    expect((await signIn(server.browser(), 'påhittad')).body).toEqual(demanded)
  })
})

describe('sending', () => {
  it('is over after five in ten minutes, also when asked for at once, and allowed again later', async () => {
    for (let sent = 0; sent < 4; sent++) expect((await request(server.browser())).status).toBe(200)
    const asked = await Promise.all(Array.from({ length: 3 }, () => request(server.browser())))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(asked.filter(({ body }) => body.dvCode === '42903')).toHaveLength(2)
    server.clock.pass(10)
    expect((await request(server.browser())).status).toBe(200)
  })

  it('is over after twenty in a day', async () => {
    for (let batch = 0; batch < 4; batch++) {
      for (let sent = 0; sent < 5; sent++) expect((await request(server.browser())).status).toBe(200)
      server.clock.pass(11)
    }
    expect(outcome(await request(server.browser()))).toEqual([429, '42903'])
    server.clock.pass(24 * 60)
    expect((await request(server.browser())).status).toBe(200)
  })

  it('says when it fails, and leaves no code that works', async () => {
    await setMobile('lon', unreachableNumber)
    expect(outcome(await request(server.browser()))).toEqual([502, '50200'])
    expect(await lastEvent()).toEqual({ type: 'smsCode.notSent', actor: 'lon', payload: {} })
    expect(outcome(await validate(server.browser(), 'AB3K'))).toEqual([403, '40305'])
    expect(server.logged.join('')).not.toContain(unreachableNumber)
    await setMobile('lon', lonNumber)
  })

  it.each(['', '0701740605'])('says when the account has no number that can be used: “%s”', async mobile => {
    await setMobile('lon', mobile)
    expect(outcome(await request(server.browser()))).toEqual([403, '40307'])
    await setMobile('lon', lonNumber)
  })

  it('leaves nothing behind for longer than a day', async () => {
    await request(server.browser())
    server.clock.pass(24 * 60 + 1)
    await doHousekeeping(server.test.database, server.clock.now())
    expect(await withSystem(server.test.database, tx => tx.select().from(smsCode))).toEqual([])
  })
})

describe('a code for a company', () => {
  const akvarell = { FtgId: 'akvarell' }
  const demand = (requiresSms: boolean) =>
    withTenant(server.test.database, { licNr }, tx =>
      tx.update(company).set({ requiresSms }).where(eq(company.ftgId, 'akvarell')),
    )
  const signedIn = (login = 'ftg2') => server.signedIn(login)
  beforeAll(() => demand(true))
  afterAll(() => demand(false))

  it('lets the session choose it, by its call and by the header, under a new cookie', async () => {
    const browser = await signedIn()
    const old = browser.cookie
    expect((await request(browser, akvarell)).status).toBe(200)
    expect(server.outbox.messages()[0]?.to).toBe('+46701740606')
    expect((await validate(browser, sentCode(), akvarell)).body).toEqual({ data: { SMSToken: null } })

    expect((await browser.ask('/companyInfo/akvarell')).body.data).toMatchObject({
      FtgId: 'akvarell',
      requireSMSVerification: false,
    })
    expect((await browser.ask('/salaryyears', { company: 'akvarell' })).body.data).toEqual([2026, 2025, 2024])
    expect((await browser.ask('/me', { company: 'akvarell' })).body.data).toMatchObject({ FtgInfo: akvarell })

    expect(browser.cookie).not.toBe(old)
    const thief = server.browser()
    thief.cookie = old
    expect(outcome(await thief.ask('/me'))).toEqual([401, '40101'])
  })

  it('is of that session alone', async () => {
    const browser = await signedIn()
    await request(browser, akvarell)
    await validate(browser, sentCode(), akvarell)
    const other = await signedIn()
    expect((await other.ask('/companyInfo/akvarell')).body.data).toEqual({ requireSMSVerification: true })
    expect(outcome(await other.ask('/salaryyears', { company: 'akvarell' }))).toEqual([404, '40401'])
    expect(await withSystem(server.test.database, tx => tx.select().from(sessionCompany))).not.toEqual([])
  })

  it('is not taken wrong, nor replayed', async () => {
    const browser = await signedIn()
    await request(browser, akvarell)
    const code = sentCode()
    expect(outcome(await validate(browser, wrongFor(code), akvarell))).toEqual([403, '40304'])
    expect((await browser.ask('/companyInfo/akvarell')).body.data).toEqual({ requireSMSVerification: true })
    expect((await validate(browser, code, akvarell)).status).toBe(200)
    expect(outcome(await validate(browser, code, akvarell))).toEqual([403, '40306'])
  })

  it('does not sign anybody in, nor the code of a sign-in let in to a company', async () => {
    await withTenant(server.test.database, { licNr }, tx =>
      tx.update(userAccount).set({ requiresSms: true }).where(eq(userAccount.login, 'ftg2')),
    )
    const ftg2 = { Login: 'ftg2', Password: demoPassword }
    const browser = server.browser()
    await request(browser, ftg2)
    const token = tokenOf(await validate(browser, sentCode(), ftg2))
    await post(browser, '/authenticate', { ...ftg2, SMSToken: token })
    await request(browser, akvarell)
    expect(outcome(await validate(browser, sentCode(), ftg2))).toEqual([403, '40306'])
    await withTenant(server.test.database, { licNr }, tx =>
      tx.update(userAccount).set({ requiresSms: false }).where(eq(userAccount.login, 'ftg2')),
    )
  })

  it.each([
    ['that the account may not choose', 'zenit', [404, '40401']],
    ['of another licence', 'omtanke', [404, '40401']],
    ['that demands none', 'nordsken', [400, '40000']],
  ])('is not sent for one %s', async (_, FtgId, refused) => {
    expect(outcome(await request(await signedIn(), { FtgId }))).toEqual(refused)
  })

  it('is not sent to nobody, nor to who has been idle', async () => {
    expect(outcome(await request(server.browser(), akvarell))).toEqual([401, '40101'])
    const browser = await signedIn()
    server.clock.pass(63)
    expect(outcome(await request(browser, akvarell))).toEqual([401, '40102'])
  })
})

it('refuses a demand that is neither, or both', async () => {
  for (const body of [{}, { ...lon, FtgId: 'akvarell' }, { Login: 'lon' }]) {
    expect(outcome(await request(server.browser(), body))).toEqual([400, '40000'])
  }
})
