import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { header, markerValue } from '#contracts/headers.ts'
import { sessionOverCode } from '#contracts/live/socket.ts'
import { causeEvent } from '../../dev/events-route.ts'
import type { Backend } from '../../start.ts'
import { userAccount } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { appendEvent } from '../database/append-event.ts'
import { withSystem, withTenant } from '../database/tenancy.ts'
import { maxMissed } from './hub.ts'
import { socketsPerSession } from './socket-route.ts'
import { openSocket, type TestSocket } from './testing.ts'

let server: TestBackend
let second: Backend
const open: TestSocket[] = []
beforeAll(async () => {
  server = await startTestBackend({ heartbeat: 2_000 })
  second = await server.another()
})
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate()
})
afterAll(() => server.close())

const signedIn = (login: string) => server.signedIn(login)

function connect(browser: Pick<Browser, 'cookie'>, query = '', node: Backend = server.backend): TestSocket {
  const socket = openSocket(node, { cookie: browser.cookie, query })
  open.push(socket)
  return socket
}

async function connected(...args: Parameters<typeof connect>): Promise<TestSocket & { from: number }> {
  const socket = connect(...args)
  return { ...socket, from: await socket.caughtUp() }
}

const cause = (login: string, text = 'Ett prov.') =>
  causeEvent(server.test.database, { event: 'USER_NOTIFICATION_CREATED', login, text })
const message = (login: string) =>
  causeEvent(server.test.database, { event: 'NEW_UNREAD_MESSAGE_RECEIVED', login, text: 'Hej' })
const texts = ({ events }: TestSocket) =>
  events().map(event => (event.event === 'USER_NOTIFICATION_CREATED' ? event.payload.Message : event.event))

describe('a socket', () => {
  it('is told its build at once and at every heartbeat, and what happens as it happens, on every node', async () => {
    const frida = await signedIn('ftg2')
    const here = await connected(frida)
    const there = await connected(frida, '', second)
    expect(here.messages[0]).toEqual({ event: 'lon/set-build-id', payload: 'spec' })
    await cause('ftg2', 'Ett')
    await message('ftg2')
    for (const socket of [here, there]) {
      await expect.poll(() => texts(socket)).toEqual(['Ett', 'NEW_UNREAD_MESSAGE_RECEIVED'])
      const [first, last] = socket.events()
      expect(first).toMatchObject({ payload: { Title: 'Prov', HasRead: false, type: 'INFO' } })
      expect(last?.seq).toBeGreaterThan(first?.seq ?? Number.NaN)
    }
    await expect.poll(() => here.messages.filter(({ event }) => event === 'lon/set-build-id').length).toBeGreaterThan(1)
  })

  it('is told nothing of another account, nor of another licence', async () => {
    const frida = await connected(await signedIn('ftg2'))
    const bagare = await connected(await signedIn('baga'))
    const fredrik = await connected(await signedIn('ftg'))
    await cause('ftg', 'Till Fredrik')
    await cause('baga', 'Till bageriet')
    await cause('ftg2', 'Till Frida')
    await expect.poll(() => texts(frida)).toEqual(['Till Frida'])
    await expect.poll(() => texts(bagare)).toEqual(['Till bageriet'])
    await expect.poll(() => texts(fredrik)).toEqual(['Till Fredrik'])
  })

  it('is told of a changed rights group when the account is in it', async () => {
    const member = await connected(await signedIn('grupp'))
    const other = await connected(await signedIn('ftg2'))
    const [account] = await withSystem(server.test.database, tx =>
      tx.select().from(userAccount).where(eq(userAccount.login, 'grupp')),
    )
    const { licNr = '', rightsGroup: group } = account ?? {}
    await withTenant(server.test.database, { licNr }, tx =>
      appendEvent(tx, { type: 'rights-group.changed', payload: { group } }),
    )
    await expect.poll(() => texts(member)).toEqual(['USERRIGHTSGROUPS_USER_SETTINGS_UPDATED'])
    await cause('ftg2', 'Sist')
    await expect.poll(() => texts(other)).toEqual(['Sist'])
  })

  it('is told that it leads to another build than the page is of', async () => {
    const frida = await signedIn('ftg2')
    const newer = await connected(frida, '?build=older')
    expect(newer.events()).toEqual([{ event: 'APP_VERSION_UPDATED', payload: { BuildId: 'spec' } }])
    expect((await connected(frida, '?build=spec')).events()).toEqual([])
  })
})

describe('catching up', () => {
  it('gives what was missed, once and in order, on another node too', async () => {
    const frida = await signedIn('ftg2')
    const first = await connected(frida)
    await cause('ftg2', 'Sedd')
    await expect.poll(() => texts(first)).toEqual(['Sedd'])
    const since = first.events()[0]?.seq ?? 0
    first.socket.terminate()
    await cause('ftg2', 'Missad 1')
    await cause('ftg', 'Någon annans')
    await cause('ftg2', 'Missad 2')
    const again = await connected(frida, `?since=${since}`, second)
    expect(texts(again)).toEqual(['Missad 1', 'Missad 2'])
    expect(again.from).toBe(again.events()[1]?.seq)
    await cause('ftg2', 'Ny')
    await expect.poll(() => texts(again)).toEqual(['Missad 1', 'Missad 2', 'Ny'])
  })

  it('loses and doubles nothing while events come as sockets join', async () => {
    const frida = await signedIn('ftg2')
    const { from } = await connected(frida)
    let writing = true
    const written: string[] = []
    const writer = (async () => {
      // More missed events than this would not be sent again.
      while (writing && written.length < maxMissed) {
        const text = `nr ${written.length}`
        await cause('ftg2', text)
        written.push(text)
      }
    })()
    const sockets: TestSocket[] = []
    try {
      for (let turn = 0; turn < 15; turn += 1) {
        sockets.push(await connected(frida, `?since=${from}`, turn % 2 ? second : server.backend))
      }
    } finally {
      writing = false
      await writer
    }
    for (const socket of sockets) await expect.poll(() => texts(socket)).toEqual(written)
  })

  it('of too much, or of an event that there is not, is to fetch the lists anew', async () => {
    const frida = await signedIn('ftg2')
    const { from, socket } = await connected(frida)
    socket.terminate()
    const licNr = 'WEB100200'
    await withTenant(server.test.database, { licNr, login: 'ftg2' }, async tx => {
      for (let count = 0; count <= maxMissed; count += 1)
        await appendEvent(tx, { type: 'message.received', payload: { login: 'ftg2' } })
    })
    for (const since of [from, 999_999_999]) {
      const behind = connect(frida, `?since=${since}`)
      await behind.caughtUp()
      expect(behind.events()).toEqual([])
      expect(behind.messages.at(-1)).toEqual({ event: 'lon/reload-lists', payload: { seq: from + maxMissed + 1 } })
    }
    const almost = connect(frida, `?since=${from + 1}`)
    await almost.caughtUp()
    expect(almost.events()).toHaveLength(maxMissed)
  })

  it("follows the listener's lost connection", async () => {
    const frida = await signedIn('ftg2')
    const here = await connected(frida)
    const owner = new Client(server.test.database.connection)
    await owner.connect()
    const listeners = `select pid from pg_stat_activity where datname = current_database() and query in ('select 1', 'listen avlona_event')`
    expect((await owner.query(listeners)).rowCount).toBe(2)
    await owner.query(`select pg_terminate_backend(pid) from (${listeners}) as listener`)
    await cause('ftg2', 'Medan ingen lyssnade')
    await expect.poll(() => texts(here)).toEqual(['Medan ingen lyssnade'])
    await cause('ftg2', 'Därefter')
    await expect.poll(() => texts(here)).toEqual(['Medan ingen lyssnade', 'Därefter'])
    expect((await owner.query(listeners)).rowCount).toBe(2)
    await owner.end()
  })
})

describe('who may connect', () => {
  it('nobody without the marker', async () => {
    const socket = openSocket(server.backend, { marker: '0' })
    const [, response] = await once(socket.socket, 'unexpected-response')
    expect(response.statusCode).toBe(403)
  })

  it('nobody without a session: the socket is closed with the code that says so', async () => {
    expect(await connect({ cookie: undefined }).closed).toBe(sessionOverCode)
    expect(await connect({ cookie: 'avlona=made-up' }).closed).toBe(sessionOverCode)
  })

  it('only by a socket', async () => {
    const response = await fetch(`${server.backend.url}/api/socket`, { headers: { [header.marker]: markerValue } })
    expect(response.status).toBe(426)
  })

  it('a browser that says nothing', async () => {
    const frida = await signedIn('ftg2')
    const talks = await connected(frida)
    talks.socket.send('hej')
    expect(await talks.closed).toBe(1008)
    const shouts = await connected(frida)
    shouts.socket.send('x'.repeat(2_000))
    expect(await shouts.closed).toBe(1009)
  })

  it('so many sockets of a session, and no more', async () => {
    const frida = await signedIn('ftg2')
    for (let count = 0; count < socketsPerSession; count += 1) await connected(frida)
    expect(await connect(frida).closed).toBe(1008)
    await connected(await signedIn('ftg2'))
  })
})

describe('a session that ends', () => {
  it('closes its sockets on every node at once, and no others', async () => {
    // The nodes check every socket only once an hour, so that the event must close them.
    const nodes = [await server.another({ heartbeat: 3_600_000 }), await server.another({ heartbeat: 3_600_000 })]
    const frida = await signedIn('ftg2')
    const elsewhere = await connected(await signedIn('ftg2'), '', nodes[0])
    const tabs = await Promise.all(nodes.map(node => connected(frida, '', node)))
    const cookie = frida.cookie
    await frida.ask('/logout')
    await Promise.all(tabs.map(tab => tab.closed))
    expect(await connect({ cookie }).closed).toBe(sessionOverCode)
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN)
  })

  it('by its time, or because nobody asked for anything, closes them too; a socket is no activity', async () => {
    const frida = await signedIn('ftg2')
    const tab = await connected(frida)
    server.clock.pass(59)
    await connected(frida)
    // The idle time-out of an hour, and the server's margin.
    server.clock.pass(4)
    expect(await tab.closed).toBe(1000)
    expect(await connect(frida).closed).toBe(sessionOverCode)
  })
})
