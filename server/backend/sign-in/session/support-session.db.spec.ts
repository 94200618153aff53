import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { SessionData } from '#contracts/sign-in/session.shapes.ts'
import { isSupportAccount } from '#contracts/sign-in/support-account.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { event, licence, userAccount } from '../../tables/schema.ts'
import { type Browser, browserOf, signIn, startTestBackend, type TestBackend } from '../../testing.ts'

const licNr = 'WEB100200'
const supportName = 'Avlöna support (Doris Ek)'

let server: TestBackend
let adm: Browser
beforeAll(async () => {
  server = await startTestBackend({ copyLicences: { cloning: [], support: ['WEB999100'] } })
  adm = await server.signedIn('adm')
})
afterAll(() => server.close())
beforeEach(() => allow(adm, true))

const allow = async (browser: Browser, EnableDVSupport: boolean) => {
  const { status } = await browser.ask('/portalInfo', { method: 'PUT', body: { EnableDVSupport } })
  expect(status).toBe(200)
}
const allowBySql = (LicNr: string, portal: object = {}) =>
  withTenant(server.test.database, { licNr: LicNr }, tx =>
    tx
      .update(licence)
      .set({ portal: { EnableDVSupport: true, ...portal } })
      .where(eq(licence.licNr, LicNr)),
  )
const begin = (browser: Browser, LicNr: string) => browser.ask('/supportSession', { method: 'POST', body: { LicNr } })

/** A browser in a support session. */
async function inSupport(LicNr = licNr): Promise<Browser> {
  const browser = await server.signedIn('demo')
  expect((await begin(browser, LicNr)).status).toBe(200)
  return browser
}
const codeOf = async (asked: ReturnType<Browser['ask']>) => (await asked).body.dvCode

describe('a support session', () => {
  it('begins in a licence that allows it, as the support, in place of the own session', async () => {
    const browser = await server.signedIn('demo')
    const own = browser.cookie
    expect((await begin(browser, licNr)).body).toEqual({ data: null })
    const { data } = (await browser.ask('/me', { company: 'akvarell' })).body
    expect(isSupportAccount(SessionData.parse(data).UserAccount)).toBe(true)
    expect(data).toMatchObject({
      UserAccount: { Login: 'demo@web100200', Namn: supportName, Roll: 'FTG', LicNr: licNr, PersNr: '' },
      FtgInfo: { FtgId: 'akvarell' },
    })
    expect((await browser.ask('/companyList')).body.data).toHaveLength(6)
    browser.cookie = own
    expect(await codeOf(browser.ask('/me'))).toBe(errors.noSession.dvCode)
  })

  it('begins in no licence that does not allow it, that does not exist, or that is a support’s', async () => {
    await allow(await server.signedIn('demo'), true)
    await allow(adm, false)
    for (const LicNr of [licNr, 'WEB000000', 'WEB999100']) {
      const browser = await server.signedIn('demo')
      const own = browser.cookie
      expect(await codeOf(begin(browser, LicNr))).toBe(errors.supportNotAllowed.dvCode)
      expect([browser.cookie, (await browser.ask('/me')).status]).toEqual([own, 200])
    }
  })

  it('is for the support’s accounts, in their own sessions', async () => {
    await allowBySql('WEB500600')
    for (const browser of [await server.signedIn('lic'), adm, await inSupport()])
      expect(await codeOf(begin(browser, 'WEB500600'))).toBe(errors.rightMissing.dvCode)
    expect(await codeOf(begin(server.browser(), licNr))).toBe(errors.noSession.dvCode)
  })

  it('is for nobody where no licence is the support’s', async () => {
    const node = await server.another({ copyLicences: { cloning: [], support: [] } })
    expect(await codeOf(begin(await signIn(browserOf(node), 'demo'), licNr))).toBe(errors.rightMissing.dvCode)
  })

  it('demands BankID where the licence does, or demands SMS codes', async () => {
    await allowBySql('WEB300400')
    await allowBySql('WEB500600', { LoginType: 'S' })
    for (const LicNr of ['WEB300400', 'WEB500600'])
      expect(await codeOf(begin(await server.signedIn('demo'), LicNr))).toBe(errors.bankIdEnforced.dvCode)
  })

  it('ends at once when it is forbidden, and the licence’s own sessions go on', async () => {
    const sessions = [await inSupport(), await inSupport()]
    const colleague = await server.signedIn('ftg2')
    await allow(adm, true)
    for (const browser of sessions) expect((await browser.ask('/me')).status).toBe(200)
    await allow(adm, false)
    for (const browser of sessions) expect(await codeOf(browser.ask('/me'))).toBe(errors.noSession.dvCode)
    for (const browser of [colleague, adm]) expect((await browser.ask('/me')).status).toBe(200)
  })

  it('goes on when another licence forbids it', async () => {
    const browser = await inSupport()
    await allow(await server.signedIn('demo'), false)
    expect((await browser.ask('/me')).status).toBe(200)
  })

  it('does not begin beside its being forbidden, and go on', async () => {
    const browsers = await Promise.all(Array.from({ length: 4 }, () => server.signedIn('demo')))
    await Promise.all([...browsers.map(browser => begin(browser, licNr)), allow(adm, false)])
    const stays = await Promise.all(
      browsers.map(
        async browser =>
          ((await browser.ask('/me')).body.data as { UserAccount?: { LicNr: string } })?.UserAccount?.LicNr,
      ),
    )
    expect(stays).not.toContain(licNr)
  })

  it('is marked as the support’s in the history, and in the events', async () => {
    const browser = await inSupport()
    const info = await browser.ask('/companyInfo/akvarell')
    const { Version } = (info.body.data as { Settings: { Version: number } }).Settings
    const body = { Version, Values: { Telefon: '0470-123 45' } }
    expect((await browser.ask('/companyInfo/akvarell', { method: 'PUT', body })).status).toBe(200)
    const history = await adm.ask('/companyInfo/akvarell/history')
    expect((history.body.data as object[])[0]).toMatchObject({
      User: { Login: 'demo@web100200', Namn: supportName },
    })
    const begun = and(eq(event.type, 'session.started'), eq(event.actor, 'demo@web100200'))
    const [found] = await withSystem(server.test.database, tx => tx.select().from(event).where(begun))
    expect(found).toMatchObject({ licNr, payload: { method: 'PASSWORD', supportOf: 'demo' }, actorName: supportName })
  })

  it('neither administers the licence, sends companies, has a mailbox nor counts as a user', async () => {
    const browser = await inSupport()
    const off = { method: 'PUT', body: { EnableDVSupport: false } } as const
    expect(await codeOf(browser.ask('/portalInfo', off))).toBe(errors.rightMissing.dvCode)
    expect((await browser.ask('/companyJobs')).body.data).toMatchObject({
      CanRestore: false,
      CanSend: false,
      CanClone: false,
    })
    expect((await browser.ask('/messages/recipients')).body.data).toEqual([])
    expect(JSON.stringify((await adm.ask('/messages/recipients')).body.data)).not.toContain('support')
    const accounts = await withTenant(server.test.database, { licNr }, tx => tx.$count(userAccount))
    const { body } = await (await server.signedIn('lic')).ask('/licenseInformation')
    const { Optioner } = body.data as { Optioner: { AntalAnvandare: number }[] }
    expect(Optioner[0]?.AntalAnvandare).toBe(accounts - 1)
  })

  it('has an account that nobody signs in to, confirms with or renames', async () => {
    const browser = await inSupport()
    expect((await server.browser().signIn('demo@web100200')).body.dvCode).toBe(errors.wrongCredentials.dvCode)
    const confirmed = await browser.ask('/myAccount/confirm', {
      method: 'POST',
      body: { CurrentPassword: demoPassword },
    })
    expect(confirmed.body.dvCode).toBe(errors.currentPasswordWrong.dvCode)
    const Namn = 'Lasse Sandström'
    expect(await codeOf(browser.ask('/myAccount', { method: 'PUT', body: { Namn } }))).toBe(
      errors.currentPasswordMissing.dvCode,
    )
  })

  it('does not take over an account of the licence that has its login', async () => {
    await withTenant(server.test.database, { licNr }, async tx => {
      await tx.delete(userAccount).where(eq(userAccount.login, 'demo@web100200'))
      await tx.insert(userAccount).values({ login: 'DEMO@WEB100200', licNr, name: 'Dan Ek', role: 'PER' })
    })
    expect(await codeOf(begin(await server.signedIn('demo'), licNr))).toBe(errors.supportNotAllowed.dvCode)
    const [kept] = await withTenant(server.test.database, { licNr }, tx =>
      tx.select().from(userAccount).where(eq(userAccount.name, 'Dan Ek')),
    )
    expect(kept).toMatchObject({ role: 'PER', supportOf: null })
  })
})
