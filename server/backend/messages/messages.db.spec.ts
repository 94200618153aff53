import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Message, MessageListItem, MessageRecipient } from '#contracts/messages/shapes.ts'
import type { Pagination } from '#contracts/wire.ts'
import { demoPassword } from '../demo/accounts.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { beginSession } from '../sign-in/session/sessions.ts'
import { event, message, userAccount } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
const browsers = new Map<string, Browser>()
const as = async (login: string): Promise<Browser> => {
  const known = browsers.get(login)
  if (known) return known
  const browser = server.browser()
  // Bypasses the sign-in, since some accounts require an SMS code or BankID.
  const token = await withSystem(server.test.database, async tx => {
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.login, login))
    if (!account) throw new Error(`There is no account ${login}`)
    return beginSession(tx, { ...account, longestIdle: 60 }, 'PASSWORD', server.clock.now())
  })
  browser.cookie = `avlona=${token}`
  browsers.set(login, browser)
  return browser
}
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const missing = [404, { message: 'Meddelandet finns inte.', dvCode: '40411' }]
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, body]

async function folder(login: string, name = 'INBOX', pagination?: Pagination) {
  const answer = await (await as(login)).ask(`/messages/folder/${name}`, pagination ? { pagination } : {})
  const rows = (answer.body.data ?? []) as MessageListItem[]
  return { rows, subjects: rows.map(row => row.Subject), total: pages(answer.headers), answer }
}
const pages = (headers: Headers) => JSON.parse(headers.get('x-pagination-info') ?? '{}').totalRows as number
const send = async (login: string, body: object) => (await as(login)).ask('/messages', { method: 'POST', body })
const put = async (login: string, id: string, what: string) =>
  (await as(login)).ask(`/messages/${id}/${what}`, { method: 'PUT' })
const recipients = async (login: string) =>
  ((await (await as(login)).ask('/messages/recipients')).body.data as MessageRecipient[]).map(({ Login }) => Login)
const unread = async (login: string) =>
  ((await (await as(login)).ask('/messages/status')).body.data as { AntalOlast: number }).AntalOlast
const toldOf = (type: string) =>
  withSystem(server.test.database, tx =>
    tx
      .select({ licNr: event.licNr, actor: event.actor, payload: event.payload })
      .from(event)
      .where(like(event.type, type)),
  )

describe('who may be written to', () => {
  it.each([
    ['lic', ['std', 'ftg', 'ftg2', 'las', 'adm', 'lon', 'grupp', 'attest', 'per']],
    ['ftg2', ['std', 'ftg', 'las', 'lic', 'adm', 'lon', 'grupp', 'attest', 'per']],
    ['per', ['std', 'ftg', 'ftg2', 'las', 'lic', 'adm', 'lon', 'grupp', 'attest']],
    ['baga', []],
    ['bru', ['oms', 'lss']],
  ])('%s: those of the own licence, by role and company', async (login, expected) => {
    expect((await recipients(login)).toSorted()).toEqual(expected.toSorted())
  })

  it('are by name in Swedish order', async () => {
    const { body } = await (await as('ftg2')).ask('/messages/recipients')
    const names = (body.data as MessageRecipient[]).map(({ Namn }) => Namn)
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
  })

  it('leaves out who shares no company, and an employee for another', async () => {
    await withTenant(server.test.database, { licNr: 'WEB100200' }, async tx => {
      await tx.execute(`insert into user_account (login, name, role) values
        ('zen', 'Zelda Zenit', 'FTG'), ('per2', 'Per Andersson', 'PER')`)
      await tx.execute(`insert into user_company_access (login, ftg_key)
        select 'zen', ftg_key from company where ftg_id = 'zenit'`)
      await tx.execute(`insert into user_company_access (login, ftg_key)
        select 'per2', ftg_key from company where ftg_id = 'nordsken'`)
    })
    expect(await recipients('ftg2')).not.toContain('zen')
    expect(await recipients('ftg2')).toContain('per2')
    expect(await recipients('lon')).toContain('zen')
    expect(await recipients('per')).not.toContain('per2')
    expect(await recipients('lic')).toEqual(expect.arrayContaining(['zen', 'per2']))
  })
})

describe('a message', () => {
  const letter = { Recipients: ['ftg', 'std'], Subject: 'Semester i jul', Text: 'Hej!\n\nJag är ledig.' }

  it('reaches each recipient, is kept by the sender, and is told of to each', async () => {
    const before = await unread('ftg')
    expect(outcome(await send('ftg2', letter))).toEqual([200, { data: null }])
    const [received] = (await folder('ftg')).rows
    expect(received).toEqual({
      Id: received?.Id,
      Subject: 'Semester i jul',
      Sender: { Login: 'ftg2', Namn: 'Frida Tegnér' },
      Recipients: [
        { Login: 'ftg', Namn: 'Fredrik Åhlén' },
        { Login: 'std', Namn: 'Stina Dahlgren' },
      ].toSorted((a, b) => new Intl.Collator('sv').compare(a.Namn, b.Namn)),
      TimeStamp: '2026-11-21T09:00:00.000Z',
      HasRead: false,
      IsSent: false,
      Archived: false,
      Preview: 'Hej! Jag är ledig.',
    })
    expect(await unread('ftg')).toBe(before + 1)
    expect((await folder('std')).subjects[0]).toBe('Semester i jul')
    expect((await folder('ftg2', 'SENT')).rows[0]).toMatchObject({
      Subject: 'Semester i jul',
      HasRead: true,
      IsSent: true,
    })
    expect((await folder('ftg2')).subjects).not.toContain('Semester i jul')

    const told = (await toldOf('message.received')).slice(-2)
    expect(told.map(({ licNr, actor, payload }) => [licNr, actor, payload.login])).toEqual(
      received?.Recipients.map(({ Login }) => ['WEB100200', 'ftg2', Login]),
    )
    expect(told.map(({ payload }) => payload.id)).toContain(received?.Id)
    expect(JSON.stringify(told)).not.toContain('Semester')
  })

  it('is read in full, which does not mark it', async () => {
    const [{ Id = '' } = {}] = (await folder('ftg')).rows
    const { body } = await (await as('ftg')).ask(`/messages/${Id}`)
    expect(body.data as Message).toMatchObject({ Text: 'Hej!\n\nJag är ledig.', HasRead: false, CanReply: true })
    const [{ Id: sent = '' } = {}] = (await folder('ftg2', 'SENT')).rows
    expect((await (await as('ftg2')).ask(`/messages/${sent}`)).body.data).toMatchObject({ CanReply: false })
  })

  it('from the system cannot be answered', async () => {
    const { rows } = await folder('ftg')
    const welcome = rows.find(({ Subject }) => Subject === 'Välkommen till Avlöna')
    expect(welcome?.Sender).toEqual({ Login: null, Namn: 'Avlöna' })
    expect((await (await as('ftg')).ask(`/messages/${welcome?.Id}`)).body.data).toMatchObject({ CanReply: false })
  })

  it('is sent once to a recipient that is named twice, and once for a key that is sent twice', async () => {
    const body = { Recipients: ['attest', 'attest'], Subject: 'En gång', Text: 'En gång' }
    const headers = { 'idempotency-key': randomUUID() }
    for (let time = 0; time < 2; time += 1) {
      expect((await (await as('ftg2')).ask('/messages', { method: 'POST', body, headers })).status).toBe(200)
    }
    expect((await folder('attest')).subjects.filter(subject => subject === 'En gång')).toHaveLength(1)
    expect((await folder('ftg2', 'SENT')).subjects.filter(subject => subject === 'En gång')).toHaveLength(1)
  })

  it.each([
    ['of another licence', ['baga']],
    ['that nobody has', ['finns-inte']],
    ['of itself', ['ftg2']],
    ['that it may not write to, among others', ['ftg', 'zen']],
  ])('to a login %s is refused, and nothing is sent', async (_, Recipients) => {
    const answer = await send('ftg2', { Recipients, Subject: 'Ska inte fram', Text: 'x' })
    expect(outcome(answer)).toEqual([
      403,
      { message: 'Du kan inte skriva till alla valda mottagare. Välj mottagarna på nytt.', dvCode: '40310' },
    ])
    for (const login of ['ftg', 'ftg2']) {
      expect((await folder(login, 'INBOX')).subjects).not.toContain('Ska inte fram')
      expect((await folder(login, 'SENT')).subjects).not.toContain('Ska inte fram')
    }
  })

  it.each([
    ['no recipient', { Recipients: [] }],
    ['a blank subject', { Subject: '   ' }],
    ['a subject that would be trimmed', { Subject: ' Semester' }],
    ['half a character', { Text: 'a\ud83d' }],
    ['a subject of 101', { Subject: 'x'.repeat(101) }],
    ['a text of 4001', { Text: 'x'.repeat(4001) }],
    ['a null character', { Text: 'a\u0000b' }],
    ['a field that is not known', { Sender: 'lic' }],
  ])('with %s is refused', async (_, difference) => {
    const answer = await send('ftg2', { Recipients: ['ftg'], Subject: 'Ämne', Text: 'Text', ...difference })
    expect([answer.status, answer.body.dvCode]).toEqual([400, '40000'])
  })

  it('may be as long as the form says, a smiley being one character', async () => {
    const answer = await send('ftg2', { Recipients: ['ftg'], Subject: '🙂'.repeat(100), Text: '🙂'.repeat(4000) })
    expect(answer.status).toBe(200)
  })
})

describe('a copy', () => {
  const newest = async (login: string, name = 'INBOX') => (await folder(login, name)).rows[0]?.Id ?? ''

  it('is marked as read and unread, as often as one likes', async () => {
    const id = await newest('las')
    const count = await unread('las')
    for (const what of ['read', 'read']) expect(outcome(await put('las', id, what))).toEqual([200, { data: null }])
    expect(await unread('las')).toBe(count - 1)
    expect(outcome(await put('las', id, 'unread'))).toEqual([200, { data: null }])
    expect(await unread('las')).toBe(count)
    const told = await withSystem(server.test.database, tx =>
      tx
        .select({ type: event.type })
        .from(event)
        .where(and(like(event.type, 'message.%'), eq(event.actor, 'las'))),
    )
    expect(told.map(({ type }) => type)).toEqual(['message.read', 'message.unread'])
  })

  it('is archived and restored, for its owner alone, and is not counted meanwhile', async () => {
    const id = await newest('las')
    const count = await unread('las')
    expect((await put('las', id, 'archive')).status).toBe(200)
    expect((await folder('las')).rows.map(({ Id }) => Id)).not.toContain(id)
    expect((await folder('las', 'ARCHIVE')).rows.map(({ Id, Archived }) => [Id, Archived])).toEqual(
      expect.arrayContaining([[id, true]]),
    )
    expect(await unread('las')).toBe(count - 1)
    expect((await put('las', id, 'restore')).status).toBe(200)
    expect((await folder('las')).rows.map(({ Id }) => Id)).toContain(id)
  })

  it('that was sent goes from Sent to the archive and back', async () => {
    const id = await newest('ftg2', 'SENT')
    await put('ftg2', id, 'archive')
    expect((await folder('ftg2', 'SENT')).rows.map(({ Id }) => Id)).not.toContain(id)
    await put('ftg2', id, 'restore')
    expect(await newest('ftg2', 'SENT')).toBe(id)
  })

  it.each([
    ['another user of the licence', 'ftg'],
    ['an administrator of the licence', 'adm'],
    ['another licence', 'baga'],
  ])('is as if it did not exist to %s', async (_, stranger) => {
    const id = await newest('ftg2')
    expect(outcome(await (await as(stranger)).ask(`/messages/${id}`))).toEqual(missing)
    for (const what of ['read', 'unread', 'archive', 'restore']) {
      expect(outcome(await put(stranger, id, what))).toEqual(missing)
    }
    expect(outcome(await (await as(stranger)).ask(`/messages/${randomUUID()}`))).toEqual(missing)
    expect((await newest('ftg2')) === id).toBe(true)
  })

  it('is found by an id alone', async () => {
    const answer = await (await as('ftg2')).ask('/messages/inte-ett-id')
    expect([answer.status, answer.body.dvCode]).toEqual([400, '40000'])
  })

  it('cannot be rewritten by anybody, nor read past the application', async () => {
    const id = await newest('ftg2')
    const own = { licNr: 'WEB100200', login: 'ftg2' }
    await expect(
      withTenant(server.test.database, own, tx => tx.update(message).set({ body: 'Annat' }).where(eq(message.id, id))),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    const stranger = { licNr: 'WEB100200', login: 'adm' }
    expect(await withTenant(server.test.database, stranger, tx => tx.$count(message, eq(message.id, id)))).toBe(0)
  })
})

describe('a folder', () => {
  beforeAll(async () => {
    await withTenant(server.test.database, { licNr: 'WEB999100' }, tx =>
      tx.insert(message).values(
        Array.from({ length: 60 }, (_, index) => ({
          login: 'demo',
          sender: index === 3 ? 'Åke Öst' : 'Avlöna',
          recipients: [{ login: 'demo', name: index === 4 ? 'Ebba Ek' : 'Doris Ek' }],
          subject: `Brev ${index}`,
          body: index === 5 ? 'rabatt 10 % i dag' : 'name login',
          sentAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      ),
    )
  })

  it('comes in pages, newest first, that hold every row once', async () => {
    const seen: string[] = []
    for (let pageNum = 1; pageNum <= 3; pageNum += 1) {
      const { subjects, total } = await folder('demo', 'INBOX', { perPage: 25, pageNum })
      expect(total).toBe(63)
      seen.push(...subjects)
    }
    expect(new Set(seen).size).toBe(63)
    expect(seen[3]).toBe('Brev 59')
  })

  it('is searched by subject, sender, recipient and text', async () => {
    const found = async (searchTerm: string) => (await folder('demo', 'INBOX', { searchTerm })).subjects
    expect(await found('brev 5')).toHaveLength(11)
    expect(await found('åke öst')).toEqual(['Brev 3'])
    expect(await found('ebba')).toEqual(['Brev 4'])
    expect(await found('10 %')).toEqual(['Brev 5'])
    expect(await found('"name"')).toEqual([])
    expect(await found('finns inte')).toEqual([])
  })

  it.each([
    ['/messages/folder/PAPPERSKORG', undefined],
    ['/messages/folder/INBOX', { sortBy: 'login' }],
  ])('%s with %j is refused', async (path, pagination) => {
    const answer = await (await as('demo')).ask(path, pagination ? { pagination } : {})
    expect([answer.status, answer.body.dvCode]).toEqual([400, '40000'])
  })
})

describe('a message of somebody who is called something else since', () => {
  it('is of the login, and the name as it was, for all who have it', async () => {
    const { name } = await withTenant(server.test.database, { licNr: 'WEB100200' }, async tx => {
      const [own] = await tx.select().from(userAccount).where(eq(userAccount.login, 'grupp'))
      return { name: own?.name }
    })
    const write = async (Subject: string) =>
      expect((await send('grupp', { Recipients: ['adm'], Subject, Text: 'Hej' })).status).toBe(200)
    await write('Före bytet')
    const body = { Namn: 'Gun Ny', CurrentPassword: demoPassword }
    expect((await (await as('grupp')).ask('/myAccount', { method: 'PUT', body })).status).toBe(200)
    await write('Efter bytet')
    for (const [login, box] of [
      ['adm', 'INBOX'],
      ['grupp', 'SENT'],
    ] as const) {
      const { rows } = await folder(login, box)
      const senderOf = (subject: string) => rows.find(({ Subject }) => Subject === subject)?.Sender
      expect([senderOf('Före bytet'), senderOf('Efter bytet')]).toEqual([
        { Login: 'grupp', Namn: name },
        { Login: 'grupp', Namn: 'Gun Ny' },
      ])
    }
  })
})
