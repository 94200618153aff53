import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header, markerValue } from '#contracts/headers.ts'
import type { HistoryCheck, HistoryEntry, HistoryFilter } from '#contracts/history/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
const browsers = new Map<string, Browser>()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const headers = { 'user-agent': firefox }

beforeAll(async () => {
  server = await startTestBackend()
  for (const login of ['lic', 'adm', 'ftg', 'ftg2', 'baga', 'per', 'las'])
    browsers.set(login, await server.signedIn(login))
})
afterAll(() => server.close())

const as = (login: string): Browser => {
  const browser = browsers.get(login)
  if (!browser) throw new Error(`${login} is not signed in`)
  return browser
}

async function list(login: string, filter: HistoryFilter = {}, pagination: object = { perPage: 100, pageNum: 1 }) {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&pagination=${encodeURIComponent(JSON.stringify(pagination))}`
  const { status, body, headers: answered } = await as(login).ask(`/eventHistory?${query}`)
  return {
    status,
    entries: (body.data ?? []) as HistoryEntry[],
    totalRows: JSON.parse(answered.get(header.paginationInfo) ?? '{}').totalRows as number | undefined,
  }
}

const change = async (login: string, FtgId: string, Values: Record<string, unknown>) => {
  const info = await as(login).ask(`/companyInfo/${FtgId}`)
  const { Version } = (info.body.data as { Settings: { Version: number } }).Settings
  const answer = await as(login).ask(`/companyInfo/${FtgId}`, {
    method: 'PUT',
    body: { Version, Values },
    company: FtgId,
    headers,
  })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
}

describe('GET /eventHistory', () => {
  it('tells in Swedish who did what, when, from where and in which company', async () => {
    await change('ftg2', 'nordsken', { Telefon: '0470-99 88 77' })
    const { entries } = await list('adm', { FtgId: 'nordsken', Subject: 'SETTINGS' })
    expect(entries[0]).toEqual({
      Seq: expect.any(Number),
      TimeStamp: expect.stringMatching(/^\d{4}-/),
      User: { Login: 'ftg2', Namn: expect.any(String) },
      Company: { FtgId: 'nordsken', Namn: 'Nordsken Handel AB' },
      Subject: 'SETTINGS',
      Text: expect.stringMatching(/^Ändrade .*Telefon.* från .* till 0470-99 88 77 i företagsinställningarna$/),
      Details: [],
      Thing: expect.stringMatching(/^company:[0-9a-f-]{36}$/),
      Via: 'session',
      Address: '203.0.113.1',
      Browser: 'Firefox',
      Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('is the newest first, page by page, and every event once', async () => {
    const whole = await list('adm', { Subject: 'SIGN_IN' })
    expect(whole.entries.length).toBeGreaterThan(4)
    expect(whole.totalRows).toBe(whole.entries.length)
    const seqs = whole.entries.map(({ Seq }) => Seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a))
    const pages = []
    for (let pageNum = 1; pageNum <= Math.ceil(seqs.length / 2); pageNum++)
      pages.push(...(await list('adm', { Subject: 'SIGN_IN' }, { perPage: 2, pageNum })).entries)
    expect(pages.map(({ Seq }) => Seq)).toEqual(seqs)
  })

  it.each<[name: string, filter: HistoryFilter, finds: boolean]>([
    ['a person', { User: 'FTG2' }, true],
    ['another person', { User: 'ftg' }, false],
    ['another subject', { Subject: 'COMPANY' }, false],
    ['another company', { FtgId: 'akvarell' }, false],
    ['days before', { To: '2020-01-01' }, false],
    ['days from then on', { From: '2020-01-01' }, true],
    ['days after', { From: '2999-01-01' }, false],
  ])('is narrowed by %s', async (_, filter, finds) => {
    const { entries } = await list('adm', { FtgId: 'nordsken', Subject: 'SETTINGS', ...filter })
    expect(entries.some(({ Text }) => Text.includes('0470-99 88 77'))).toBe(finds)
  })

  it('finds a changed setting by its name, a person and a company, and counts what it found', async () => {
    for (const [searchTerm, searchFields] of [
      ['telefon', ['Text']],
      ['ftg2', ['User']],
      ['nordsken', ['Company']],
    ] as const) {
      const { entries, totalRows } = await list(
        'adm',
        { Subject: 'SETTINGS' },
        { searchTerm, searchFields, perPage: 100 },
      )
      expect([searchTerm, entries.some(({ Text }) => Text.includes('Telefon'))]).toEqual([searchTerm, true])
      expect(totalRows).toBe(entries.length)
    }
    expect((await list('adm', {}, { searchTerm: 'plusgiro', searchFields: ['Text'] })).entries).toEqual([])
    const signIns = await list('adm', {}, { searchTerm: 'loggade in', searchFields: ['Text'], perPage: 100 })
    expect(new Set(signIns.entries.map(({ Subject }) => Subject))).toEqual(new Set(['SIGN_IN']))
  })

  it('leaves messages and notices out until they are asked for', async () => {
    const ofMessages = (entries: readonly HistoryEntry[]) => entries.filter(({ Subject }) => Subject === 'MESSAGES')
    await withTenant(server.test.database, { licNr: 'WEB100200', login: 'adm' }, tx =>
      appendEvent(tx, { type: 'message.read', ftgKey: null, payload: { login: 'adm', id: 'x' } }),
    )
    expect(ofMessages((await list('adm')).entries)).toEqual([])
    expect(ofMessages((await list('adm', { Subject: 'MESSAGES' })).entries)).not.toEqual([])
  })
})

describe('who reads what', () => {
  const companiesSeenBy = async (login: string) =>
    new Set((await list(login, {}, { perPage: -1 })).entries.map(({ Company }) => Company?.FtgId ?? null))

  it('the licence, by its administrators; its companies, by their administrators; nothing of another licence', async () => {
    await change('lic', 'zenit', { Telefon: '0470-11 22 33' })
    await change('ftg2', 'akvarell', { Telefon: '0470-11 22 34' })
    for (const login of ['lic', 'adm']) expect(await companiesSeenBy(login)).toContain(null)
    expect(await companiesSeenBy('adm')).toEqual(await companiesSeenBy('lic'))
    expect(await companiesSeenBy('adm')).toContain('zenit')
    expect([...(await companiesSeenBy('ftg2'))].toSorted()).toEqual(['akvarell', 'nordsken'])
    expect([...(await companiesSeenBy('ftg'))]).toEqual(['nordsken'])
    const elsewhere = await companiesSeenBy('baga')
    for (const FtgId of ['nordsken', 'zenit', 'akvarell']) expect(elsewhere).not.toContain(FtgId)
  })

  it.each(['per', 'las'])('not %s', async login => {
    expect((await list(login)).status).toBe(403)
    expect((await as(login).ask('/eventHistory/story/account:per')).status).toBe(403)
    expect((await as(login).ask('/eventHistory/verify', { method: 'POST' })).status).toBe(403)
  })

  it('the chain is checked by those who see the whole licence', async () => {
    expect((await as('ftg2').ask('/eventHistory/verify', { method: 'POST' })).status).toBe(403)
  })

  it('a story holds no event that the reader may not read', async () => {
    const storyOf = async (login: string, thing: string) =>
      (await as(login).ask(`/eventHistory/story/${encodeURIComponent(thing)}`)).body.data as HistoryEntry[]
    const [zenit] = (await list('adm', { FtgId: 'zenit', Subject: 'SETTINGS' })).entries
    const thing = zenit?.Thing ?? ''
    expect((await storyOf('adm', thing)).map(({ Text }) => Text)).toContain(zenit?.Text)
    for (const login of ['ftg2', 'baga']) expect(await storyOf(login, thing)).toEqual([])
    expect(await storyOf('ftg2', 'account:adm')).toEqual([])
    expect(await storyOf('adm', 'licence:own')).not.toContainEqual(expect.objectContaining({ Thing: thing }))
    const ofAccount = await storyOf('adm', 'account:ftg2')
    expect(ofAccount.map(({ Text }) => Text)).toContain('Loggade in med lösenord')
    expect(ofAccount.map(({ Seq }) => Seq)).toEqual(ofAccount.map(({ Seq }) => Seq).toSorted((a, b) => a - b))
  })
})

describe('what is never shown', () => {
  it('a personal number, also where an event should not hold one', async () => {
    await withTenant(server.test.database, { licNr: 'WEB100200', login: 'adm' }, tx =>
      appendEvent(tx, { type: 'help-text.saved', ftgKey: null, payload: { id: '19811218-9876' } }),
    )
    const { entries } = await list('adm', { Subject: 'LICENCE' })
    expect(entries[0]?.Text).toBe('Ändrade hjälptexten [nummer]')
  })
})

describe('POST /eventHistory/verify', () => {
  it('finds the history whole, and keeps and tells that it was checked', async () => {
    const { status, body } = await as('adm').ask('/eventHistory/verify', { method: 'POST' })
    const check = body.data as HistoryCheck
    expect([status, check.Breaks, check.First]).toEqual([200, 0, null])
    const [newest] = (await list('adm', { Subject: 'HISTORY' })).entries
    expect(newest?.Text).toBe(`Kontrollerade behandlingshistoriken: ${check.Events} händelser, inga fel`)
    expect(newest?.User?.Login).toBe('adm')
  })
})

describe('the file', () => {
  const fetchFile = async (login: string) => {
    const response = await fetch(`${server.backend.url}/file/eventHistory`, {
      headers: { [header.marker]: markerValue, cookie: as(login).cookie ?? '' },
    })
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }

  it('holds the same events as the list, with their hashes', async () => {
    const { status, type, text } = await fetchFile('adm')
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toContain('"Nummer";"Tid";"Namn"')
    const { entries } = await list('adm', {}, { perPage: 1000, pageNum: 1 })
    expect(rows).toHaveLength(entries.length)
    expect(rows[0]).toContain(`"${entries[0]?.Hash}"`)
  })

  it('is refused to others', async () => {
    expect((await fetchFile('per')).status).toBe(403)
    expect((await fetchFile('ftg')).text).not.toContain('zenit')
  })
})
