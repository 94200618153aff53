import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BankIdCollected } from '#contracts/sign-in/bankid.shapes.ts'
import { testPersons } from '../../demo/bankid-persons.ts'
import { doHousekeeping } from '../../housekeeping.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import { bankIdOrder, event, knownBrowser } from '../../tables/schema.ts'
import { browserOf, startTestBackend, type TestBackend } from '../../testing.ts'
import { tokenHash } from '../session/token.ts'
import { allowedOrders } from './orders.ts'
import { errorCodes, failedHints, pendingHints } from './simulator/simulator.ts'
import { simulatedApiPath, simulatorPath } from './simulator/simulator-path.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())
afterEach(() => withSystem(server.test.database, tx => tx.delete(bankIdOrder)))

const seconds = (count: number) => server.clock.pass(count / 60)
const page = (path: string, form?: Record<string, string>) =>
  fetch(`${server.backend.url}${simulatorPath}${path}`, form && { method: 'POST', body: new URLSearchParams(form) })
const rows = () => withSystem(server.test.database, tx => tx.select().from(bankIdOrder))

/** Who is the first in a register of a company. */
const numberOf = (login: string) => testPersons().find(({ logins }) => logins.includes(login))?.personalNumber ?? ''

/** What the person does in their app with the newest order, by the page's buttons. */
const play = async (form: Record<string, string>) => page(await newest(), form)
const newest = async () => (/\/orders\/[\w-]+/.exec(await (await page('/')).text()) ?? [''])[0]

function person(browser = server.browser()) {
  const begin = (Type: number, rest: object = {}) =>
    browser.ask('/bankidauth', { method: 'POST', body: { Type, ...rest } })
  return {
    browser,
    begin,
    async order(Type = 1, rest: object = {}) {
      const { OrderRef } = (await begin(Type, rest)).body.data as { OrderRef: string }
      return OrderRef
    },
    /** After two seconds, when BankID is asked anew. */
    async collect(ref: string, wait = 2) {
      seconds(wait)
      return (await browser.ask(`/bankidauth/collect/${ref}`)).body.data as BankIdCollected
    },
    select: (BankIDToken: string | null, Login: string) =>
      browser.ask('/bankidauth/selectuser', { method: 'POST', body: { BankIDToken, Login } }),
    cancel: (ref: string) => browser.ask(`/bankidauth/cancel/${ref}`, { method: 'DELETE' }),
  }
}

describe('signing in with BankID', () => {
  it('goes from the QR code over the accounts to a session, and tells of it', async () => {
    const { order, collect, select, browser } = person()
    const ref = await order()
    const first = await collect(ref, 0)
    expect(first).toMatchObject({ PendingStart: true, Message: 'Skanna QR-koden i BankID-appen', Completed: false })
    expect(first.QRCodeDataURL).toMatch(/^data:image\/svg\+xml;base64,/)
    await play({ start: 'yes' })
    expect(await collect(ref)).toMatchObject({ PendingStart: false, QRCodeDataURL: '' })
    await play({ approve: '198001019804' })
    const { UsersList, BankIDToken, Completed } = await collect(ref)
    expect(Completed).toBe(true)
    expect(UsersList).toEqual([
      { Login: 'adm', Namn: 'Lena Lindgren', Roll: 'ADM', LicNr: 'WEB100200', LicNamn: 'Lindgren Redovisning AB' },
      { Login: 'lic', Namn: 'Lena Lindgren', Roll: 'LIC', LicNr: 'WEB100200', LicNamn: 'Lindgren Redovisning AB' },
    ])
    const answer = await select(BankIDToken, 'lic')
    expect(answer.body.data).toMatchObject({ requireSMSVerification: false, UserAccount: { Login: 'lic' } })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^avlona=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await browser.ask('/me')).status).toBe(200)
    const [last] = (
      await withSystem(server.test.database, tx => tx.select().from(event).where(eq(event.licNr, 'WEB100200')))
    ).slice(-1)
    expect(last).toMatchObject({ type: 'session.started', actor: 'lic', payload: { method: 'BANKID' } })
  })

  it.each([
    ['199003159804', ['ftg2']],
    ['197507209802', []],
    ['198506129801', ['oms']],
    ['198809049821', ['lss']],
    [numberOf('bru'), ['bru']],
    [numberOf('per'), ['per']],
  ])('finds the accounts of %s: %j', async (approve, logins) => {
    const { order, collect } = person()
    const ref = await order()
    await play({ approve })
    const { UsersList, BankIDToken, Completed } = await collect(ref)
    expect(Completed).toBe(true)
    expect(UsersList.map(({ Login }) => Login)).toEqual(logins)
    expect(BankIDToken === null).toBe(logins.length === 0)
  })

  it('lets in whose licence enforces BankID, and ends the session that the browser had', async () => {
    const { order, collect, select, browser } = person()
    await browser.signIn('ftg2')
    const before = browser.cookie
    const ref = await order()
    await play({ approve: '198506129801' })
    await select((await collect(ref)).BankIDToken, 'oms')
    expect((await browser.ask('/me')).body.data).toMatchObject({ UserAccount: { Login: 'oms' } })
    browser.cookie = before
    expect((await browser.ask('/me')).status).toBe(401)
  })

  it('keeps neither reference, token nor personal number, and logs none', async () => {
    const { order, collect } = person()
    const ref = await order()
    await play({ approve: '199003159804' })
    const { BankIDToken } = await collect(ref)
    const kept = JSON.stringify(await rows()) + server.logged.join('')
    for (const secret of [ref, BankIDToken ?? 'none', '199003159804']) expect(kept).not.toContain(secret)
  })
})

describe('a BankIDToken', () => {
  async function approved() {
    const own = person()
    const ref = await own.order()
    await play({ approve: '199003159804' })
    return { ...own, ref, token: (await own.collect(ref)).BankIDToken }
  }
  const codeOf = ({ status, body }: { status: number; body: { dvCode?: string } }) => [status, body.dvCode]

  it('is good once, also when it is used twice at the same time', async () => {
    const { select, token } = await approved()
    const answers = await Promise.all([select(token, 'ftg2'), select(token, 'ftg2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(codeOf(await select(token, 'ftg2'))).toEqual([401, '40110'])
  })

  it('is good for the person’s own accounts alone', async () => {
    const { select, token } = await approved()
    expect(codeOf(await select(token, 'lic'))).toEqual([401, '40110'])
    expect((await select(token, 'ftg2')).status).toBe(200)
  })

  it('is good for two minutes', async () => {
    const { select, token } = await approved()
    seconds(121)
    expect(codeOf(await select(token, 'ftg2'))).toEqual([401, '40110'])
  })

  it('is worth nothing when the order has been aborted', async () => {
    const { select, cancel, token, ref } = await approved()
    await cancel(ref)
    expect(codeOf(await select(token, 'ftg2'))).toEqual([401, '40110'])
  })

  it('is replaced by the next, when the answer was lost', async () => {
    const { select, collect, token, ref } = await approved()
    const { BankIDToken } = await collect(ref)
    expect(codeOf(await select(token, 'ftg2'))).toEqual([401, '40110'])
    expect((await select(BankIDToken, 'ftg2')).status).toBe(200)
  })
})

describe('an order', () => {
  it('shows a new QR code every second', async () => {
    const { order, collect } = person()
    const ref = await order()
    const pictures = [(await collect(ref, 0)).QRCodeDataURL, (await collect(ref, 1)).QRCodeDataURL]
    expect(new Set(pictures).size).toBe(2)
  })

  it('is asked of BankID at most every 2 s, by all nodes together, with the last answer in between', async () => {
    const { order, collect, browser } = person()
    const node = await server.another({ bankId: { url: `${server.backend.url}${simulatedApiPath}` } })
    const elsewhere = person(browserOf(node))
    const ref = await order()
    elsewhere.browser.browserCookie = browser.browserCookie
    await play({ start: 'yes' })
    expect((await collect(ref, 1.9)).PendingStart).toBe(true)
    expect((await elsewhere.collect(ref, 0)).PendingStart).toBe(true)
    expect((await elsewhere.collect(ref, 0.1)).PendingStart).toBe(false)
    await play({ approve: '199003159804' })
    expect((await collect(ref, 1)).Completed).toBe(false)
    expect((await collect(ref, 1)).Completed).toBe(true)
  })

  it('that nobody scanned is renewed while somebody looks at the code, and can be approved then', async () => {
    const { order, collect } = person()
    const ref = await order()
    const [first] = await rows()
    expect(await collect(ref, 31)).toMatchObject({ PendingStart: true, Cancelled: false })
    const [second] = await rows()
    expect(second?.bankIdRef).not.toBe(first?.bankIdRef)
    expect(second?.qrStartSecret).not.toBe(first?.qrStartSecret)
    await play({ approve: '199003159804' })
    expect((await collect(ref)).Completed).toBe(true)
  })

  it('on this device is not renewed: the app is not there', async () => {
    const { order, collect } = person()
    expect(await collect(await order(0), 31)).toMatchObject({
      Cancelled: true,
      Message: 'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
    })
  })

  it('that was opened and left expires', async () => {
    const { order, collect } = person()
    const ref = await order()
    await play({ start: 'yes' })
    expect(await collect(ref, 181)).toMatchObject({
      Cancelled: true,
      Message: expect.stringMatching(/^BankID-appen svarar inte/),
    })
  })

  it('words a hint by the device', async () => {
    const { order, collect } = person()
    for (const [Mobile, where] of [
      [true, 'på den här enheten.'],
      [false, 'på den här datorn.'],
    ] as const) {
      const ref = await order(0, { Mobile })
      expect(await collect(ref, 0)).toMatchObject({ Message: 'Försöker starta BankID-appen.', QRCodeDataURL: '' })
      await play({ pending: 'started' })
      expect((await collect(ref)).Message).toContain(where)
    }
  })

  it('is aborted in the app too, and aborting what is not there answers the same', async () => {
    const { order, cancel, collect } = person()
    const ref = await order()
    const address = await newest()
    expect((await cancel(ref)).body).toEqual({ data: null })
    expect((await page(address)).status).toBe(404)
    expect(await collect(ref)).toMatchObject({ Cancelled: true, Message: 'Åtgärden avbröts.' })
    expect((await cancel(ref)).body).toEqual({ data: null })
    expect((await cancel('an-order-that-never-was')).body).toEqual({ data: null })
  })

  it('is forgotten after five minutes', async () => {
    const { order, browser } = person()
    const ref = await order()
    seconds(301)
    expect((await browser.ask(`/bankidauth/collect/${ref}`)).body.dvCode).toBe('40410')
    await doHousekeeping(server.test.database, server.clock.now())
    expect(await rows()).toEqual([])
  })

  it('is refused when a network has begun too many, and an office of 100 has not', async () => {
    expect(allowedOrders).toBeGreaterThanOrEqual(300)
    const { order, begin, cancel } = person(server.browser('203.0.113.77'))
    await cancel(await order())
    const [row] = await rows()
    if (!row) throw new Error('There is no order')
    const copies = Array.from({ length: allowedOrders - 1 }, (_, place) => ({ ...row, refHash: `copy ${place}` }))
    await withSystem(server.test.database, tx => tx.insert(bankIdOrder).values(copies))
    expect((await begin(1)).body.dvCode).toBe('42901')
    expect((await person().begin(1)).status).toBe(200)
  })
})

describe('an order of another browser', () => {
  /**
   * An order that one browser began and the person approved, and another browser, which has begun
   * one of its own.
   */
  async function approved() {
    const own = person()
    const ref = await own.order()
    await play({ approve: '199003159804' })
    const other = person()
    await other.order()
    return { own, ref, other }
  }

  it('is not there: neither to follow nor to abort', async () => {
    const { own, ref, other } = await approved()
    for (const stranger of [other, person()]) {
      seconds(2)
      const { status, body } = await stranger.browser.ask(`/bankidauth/collect/${ref}`)
      expect([status, body.dvCode]).toEqual([404, '40410'])
      expect((await stranger.cancel(ref)).body).toEqual({ data: null })
    }
    expect((await own.collect(ref)).Completed).toBe(true)
  })

  it('lets nobody in by its token, which still is its own browser’s', async () => {
    const { own, ref, other } = await approved()
    const { BankIDToken } = await own.collect(ref)
    for (const stranger of [other, person()]) {
      expect((await stranger.select(BankIDToken, 'ftg2')).body.dvCode).toBe('40110')
    }
    expect((await own.select(BankIDToken, 'ftg2')).status).toBe(200)
  })

  it('belongs to it by a cookie that scripts cannot read, of which the database has the hash, and that more orders share', async () => {
    const { browser, begin } = person()
    const [set] = (await begin(1)).headers.getSetCookie()
    expect(set).toMatch(/^avlona-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const { browserCookie } = browser
    await begin(1)
    expect(browser.browserCookie).toBe(browserCookie)
    const token = browserCookie?.split('=')[1] ?? ''
    const kept = await rows()
    expect(kept.map(({ browserHash }) => browserHash)).toEqual([tokenHash(token), tokenHash(token)])
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('opened in the app of somebody who was lured to it is refused, where BankID sees them on another network', async () => {
    const { order, collect } = person()
    const lured = { approve: '199003159804', address: '198.51.100.9' }
    const here = await order(0, { Mobile: true })
    await play(lured)
    expect(await collect(here)).toMatchObject({
      Completed: false,
      Cancelled: true,
      Message:
        'BankID svarade från ett annat nätverk än det som webbläsaren använder. Logga in genom att skanna QR-koden i stället.',
    })
    // A QR code is scanned by another device, which may be on any network.
    const scanned = await order(1)
    await play(lured)
    expect((await collect(scanned)).Completed).toBe(true)
  })
})

it('makes a browser known to a sign-in with password', async () => {
  await withSystem(server.test.database, tx => tx.delete(knownBrowser))
  const { browser, order, collect, select } = person()
  const ref = await order()
  await play({ approve: '199003159804' })
  await select((await collect(ref)).BankIDToken, 'ftg2')
  const known = await withSystem(server.test.database, tx => tx.select().from(knownBrowser))
  const token = browser.browserCookie?.split('=')[1] ?? ''
  expect(known).toEqual([expect.objectContaining({ login: 'ftg2', tokenHash: tokenHash(token) })])
})

describe('what BankID says', () => {
  it.each(pendingHints)('keeps the order going: %s', async pending => {
    const { order, collect } = person()
    const ref = await order()
    await play({ pending })
    expect(await collect(ref)).toMatchObject({
      Completed: false,
      Cancelled: false,
      Message: expect.stringMatching(/./),
    })
  })

  it.each(failedHints.filter(hint => hint !== 'startFailed'))('ends the order: %s', async fail => {
    const { order, collect } = person()
    const ref = await order()
    await play({ fail })
    const ended = await collect(ref)
    expect(ended).toMatchObject({ Completed: false, Cancelled: true, Message: expect.stringMatching(/./) })
    expect(await collect(ref)).toEqual(ended)
  })

  it.each(Object.keys(errorCodes))('is told when it refuses an order or an answer: %s', async errorCode => {
    const { begin, order, collect } = person()
    await page('/errors', { errorCode })
    const { status, body } = await begin(1)
    expect(status).toBeGreaterThanOrEqual(400)
    const ref = await order()
    await page('/errors', { errorCode })
    expect(await collect(ref)).toMatchObject({ Cancelled: true, Message: body.message })
  })
})

it('is away when nothing answers', async () => {
  const node = await server.another({ bankId: { url: 'http://127.0.0.1:1/rp/v6.0' } })
  expect((await person(browserOf(node)).begin(1)).body.dvCode).toBe('50310')
})

it('is not connected in an installation without it, and the simulator is not there', async () => {
  const node = await startTestBackend({ bankId: undefined })
  expect((await person(node.browser()).begin(1)).body.dvCode).toBe('50311')
  expect((await fetch(`${node.backend.url}${simulatorPath}/`)).status).toBe(404)
  await node.close()
})
