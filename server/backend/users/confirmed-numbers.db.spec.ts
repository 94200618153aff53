import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { BankIdCollected } from '#contracts/sign-in/bankid.shapes.ts'
import { exampleUserValues } from '#contracts/users/examples.ts'
import { keyOf } from '../demo/make-licence.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { simulatorPath } from '../sign-in/bankid/simulator/simulator-path.ts'
import { employee, event, userAccount } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let lic: Browser
let adm: Browser
let ftg: Browser
/** The number of an employee, whose payslips nobody else may read. */
let victim: string
beforeAll(async () => {
  server = await startTestBackend()
  lic = await server.signedIn('lic')
  adm = await server.signedIn('adm')
  ftg = await server.signedIn('ftg')
  const tenant = { licNr: 'WEB100200', ftgKey: keyOf(at) }
  const [found] = await withTenant(server.test.database, tenant, tx =>
    tx.select().from(employee).where(eq(employee.employmentNumber, '7')),
  )
  victim = found?.personalNumber ?? ''
})
afterAll(() => server.close())

const at = 'nordsken'
const password = 'Snar-Vidja-47'
/** The number of a person in the simulated BankID who has no account. */
const stranger = '197507209802'

const send = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.ask(path, { method, company: at, ...(body !== undefined && { body }) })
const dvCodeOf = async (asked: ReturnType<typeof send>) => {
  const { status, body } = await asked
  return body.dvCode ?? status
}
const read = async (by: Browser, login: string) =>
  (await by.ask(`/users/${login}`, { company: at })).body.data as {
    readonly Version: number
    readonly PersNrBekraftat: boolean | null
    readonly PersNrAv: string | null
  }
const change = async (by: Browser, login: string, Values: object) =>
  send(by, 'PUT', `/users/${login}`, { Version: (await read(by, login)).Version, Values })
const confirm = async (by: Browser, login: string, Version?: number) =>
  dvCodeOf(
    send(by, 'POST', `/users/${login}/confirmPersonalNumber`, {
      Version: Version ?? (await read(by, login)).Version,
    }),
  )
const isEmployee = async (browser: Browser) => {
  const { body } = await browser.ask('/me', { company: at })
  const { status } = await browser.ask('/myPayslips', { company: at })
  const { IsEmployee } = (body.data as { FtgInfo: { IsEmployee: boolean } }).FtgInfo
  expect(status).toBe(IsEmployee ? 200 : 403)
  return IsEmployee
}

let made = 0
/** Creates an account by an administrator, who gets into it by the link to hand over. */
async function person(by: Browser, more: object = {}) {
  made += 1
  const Login = `nummer${made}`
  const Namn = `Qwert${'abcdefghij'[made]}`.repeat(3)
  const values = { ...exampleUserValues, Login, Namn, Mobil: '', ...more }
  expect(await dvCodeOf(send(by, 'POST', '/users', values))).toBe(200)
  const { data } = (await send(by, 'POST', `/users/${Login}/invite`)).body as { data: { Lank: string } }
  const path = data.Lank.replace('/inbjudan/', '/invitation/')
  await server.browser().ask(path, { method: 'POST', body: { NewPassword: password } })
  return { Login, browser: await server.signedIn(Login, password) }
}
const storedOf = async (login: string) =>
  (await withSystem(server.test.database, tx => tx.select().from(userAccount).where(eq(userAccount.login, login))))[0]
    ?.personalNumberConfirmed
const confirmations = (login: string) =>
  withSystem(server.test.database, async tx =>
    (await tx.select().from(event).where(eq(event.type, 'user.numberConfirmed')))
      .filter(({ payload }) => payload.login === login)
      .map(({ actor, payload }) => [actor, payload.by]),
  )

/** Begins an order in a browser, which a person of the simulated BankID approves. */
async function approved(browser: Browser, number: string) {
  server.clock.pass(1)
  const { OrderRef } = (await browser.ask('/bankidauth', { method: 'POST', body: { Type: 1 } })).body.data as {
    OrderRef: string
  }
  const page = (path: string, form?: Record<string, string>) =>
    fetch(`${server.backend.url}${simulatorPath}${path}`, form && { method: 'POST', body: new URLSearchParams(form) })
  const [newest = ''] = /\/orders\/[\w-]+/.exec(await (await page('/')).text()) ?? []
  await page(newest, { approve: number })
  server.clock.pass(2 / 60)
  return (await browser.ask(`/bankidauth/collect/${OrderRef}`)).body.data as BankIdCollected
}
const select = (browser: Browser, { BankIDToken }: BankIdCollected, Login: string) =>
  browser.ask('/bankidauth/selectuser', { method: 'POST', body: { BankIDToken, Login } })

describe('a number that an administrator gives an account', () => {
  it('opens nobody’s payslips, whether the account is new or changed', async () => {
    const fresh = await person(ftg, { PersNr: victim })
    expect(await isEmployee(fresh.browser)).toBe(false)
    const changed = await person(ftg)
    expect(await dvCodeOf(change(ftg, changed.Login, { PersNr: victim }))).toBe(200)
    expect(await isEmployee(changed.browser)).toBe(false)
    expect(await read(ftg, changed.Login)).toMatchObject({ PersNrBekraftat: false, PersNrAv: 'ftg' })
  })

  it('is not confirmed by the one who gave it, nor by an account of their making', async () => {
    const { Login, browser } = await person(ftg, { PersNr: victim, Behorighetsgrupp: 'STDUSER' })
    expect(await confirm(ftg, Login)).toBe(errors.numberOwn.dvCode)
    const puppet = await person(ftg, { Behorighetsgrupp: 'STDUSER' })
    expect(await confirm(puppet.browser, Login)).toBe(errors.numberOwn.dvCode)
    const byPuppet = await person(puppet.browser, { PersNr: victim })
    expect(await confirm(ftg, byPuppet.Login)).toBe(errors.numberOwn.dvCode)
    expect(await confirm(browser, Login)).toBe(errors.ownAccount.dvCode)
    expect(await isEmployee(browser)).toBe(false)
    expect(await storedOf(Login)).toBeNull()
  })

  it('is not confirmed by two accounts of one person, nor without the right', async () => {
    const { Login } = await person(ftg, { PersNr: victim })
    const number = (login: string, personalNumber: string) =>
      withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
        tx
          .update(userAccount)
          .set({ personalNumber, personalNumberConfirmed: 'BANKID' })
          .where(eq(userAccount.login, login)),
      )
    const before = await withSystem(server.test.database, tx =>
      tx.select().from(userAccount).where(eq(userAccount.login, 'ftg')),
    )
    await number('ftg', '198001019804')
    expect(await confirm(lic, Login)).toBe(errors.numberOwn.dvCode)
    await number('ftg', before[0]?.personalNumber ?? '')
    expect(await confirm(await server.signedIn('las'), Login)).toBe('40303')
  })

  it('opens the person’s payslips once a second administrator has confirmed the number that is there', async () => {
    const { Login, browser } = await person(ftg, { PersNr: stranger })
    const seen = (await read(adm, Login)).Version
    expect(await dvCodeOf(change(ftg, Login, { PersNr: victim }))).toBe(200)
    expect(await confirm(adm, Login, seen)).toBe(errors.versionConflict.dvCode)
    expect(await isEmployee(browser)).toBe(false)
    expect(await confirm(adm, Login)).toBe(200)
    expect(await isEmployee(browser)).toBe(true)
    expect(await read(ftg, Login)).toMatchObject({ PersNrBekraftat: true })
    expect(await confirmations(Login)).toEqual([['adm', 'ADMIN']])
    // A second confirmation changes nothing, and another number needs another.
    expect(await confirm(adm, Login)).toBe(200)
    expect(await confirmations(Login)).toHaveLength(1)
    expect(await dvCodeOf(change(ftg, Login, { Namn: 'Annat Namn Här' }))).toBe(200)
    expect(await isEmployee(browser)).toBe(true)
    expect(await dvCodeOf(change(adm, Login, { PersNr: stranger }))).toBe(200)
    expect(await dvCodeOf(change(adm, Login, { PersNr: victim }))).toBe(200)
    expect(await isEmployee(browser)).toBe(false)
    expect(await dvCodeOf(change(adm, Login, { PersNr: '' }))).toBe(200)
    expect(await confirm(ftg, Login)).toBe(errors.numberMissing.dvCode)
  })

  it('is confirmed when the person signs in with BankID', async () => {
    const { Login } = await person(ftg, { PersNr: stranger, Inloggningsmetoder: ['F', 'A', 'B'] })
    const browser = server.browser()
    const collected = await approved(browser, stranger)
    expect(collected.UsersList.map(each => each.Login)).toContain(Login)
    expect((await select(browser, collected, Login)).status).toBe(200)
    expect(await storedOf(Login)).toBe('BANKID')
    expect(await confirmations(Login)).toEqual([[Login, 'BANKID']])
  })

  it('is not confirmed by an order that began before the number was given', async () => {
    const { Login, browser } = await person(ftg, { PersNr: stranger, Inloggningsmetoder: ['F', 'A', 'B'] })
    const own = server.browser()
    const collected = await approved(own, stranger)
    expect(await dvCodeOf(change(ftg, Login, { PersNr: victim }))).toBe(200)
    await select(own, collected, Login)
    expect(await storedOf(Login)).toBeNull()
    expect(await isEmployee(browser)).toBe(false)
  })
})

it('the accounts of the demo are confirmed, as those of before are', async () => {
  expect(await isEmployee(await server.signedIn('per'))).toBe(true)
})
