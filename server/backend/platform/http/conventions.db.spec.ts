import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillPath } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { type DescribedCall, describedCalls } from '#contracts/pact/interactions.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { openDatabase } from '../database/connect.ts'

let server: TestBackend
let browser: Browser
beforeAll(async () => {
  server = await startTestBackend()
  browser = server.browser()
  await browser.signIn('ftg2')
})
afterAll(() => server.close())

const calls = describedCalls()
const named = (some: readonly DescribedCall[]) =>
  some.map(described => [`${described.call.method} ${described.call.path}`, described] as const)
/** Returns the path of a call in its first outcome. */
const pathOf = ({ call, outcomes: [first] }: DescribedCall) =>
  fillPath(call.path, { ...(first?.request.params as object | undefined) })
const bodyOf = ({ outcomes: [first] }: DescribedCall) => first?.request.body

describe.each(named(calls))('%s', (_, described) => {
  const { call } = described
  it('is refused without the marker', async () => {
    for (const marker of ['', '0']) {
      const { status, body } = await browser.ask(pathOf(described), {
        method: call.method,
        headers: { 'x-api-request': marker },
      })
      expect([status, body.dvCode]).toEqual([403, '40301'])
    }
  })

  it('is refused to who is not signed in, unless it is public', async () => {
    const { body } = await server.browser().ask(pathOf(described), { method: call.method })
    // A public call may require a session by itself.
    if (call.access !== 'public') expect(body.dvCode).toBe('40101')
    else if (!call.errors.includes(errors.noSession)) expect(body.dvCode).not.toBe('40101')
  })

  it('refuses what it does not know in the query, and names it', async () => {
    const path = `${pathOf(described)}?hemligt=1`
    const { status, body } = await browser.ask(path, {
      method: call.method,
      company: 'nordsken',
      body: bodyOf(described),
    })
    expect([status, body]).toEqual([400, { message: '”hemligt” är inte ett känt fält.', dvCode: '40000' }])
  })
})

/** The calls with an object as their body. A batch has a list of them. */
const writes = calls.filter(described => {
  const body = bodyOf(described)
  return described.call.keyed && body !== undefined && !Array.isArray(body)
})
describe.each(named(writes))('the body of %s', (_, described) => {
  const { call } = described
  const good = bodyOf(described) as Record<string, unknown>
  const post = async (body: unknown) => (await browser.ask(pathOf(described), { method: call.method, body })).body

  it('is refused with a field that is not known', async () => {
    expect(await post({ ...good, Hemligt: 'LIC' })).toEqual({
      message: '”Hemligt” är inte ett känt fält.',
      dvCode: '40000',
    })
  })

  it('is refused without a field that it must have, and says which', async () => {
    for (const field of Object.keys(good)) {
      const { [field]: _gone, ...rest } = good
      if (call.body.safeParse(rest).success) continue
      expect(await post(rest)).toEqual({
        message: `Fältet ”${field}” saknas.`,
        dvCode: '40000',
        fields: { [field]: 'Uppgiften saknas.' },
      })
    }
  })

  it('is refused with a field of another kind, and without its value in the answer', async () => {
    const [field = ''] = Object.keys(good)
    const wrong = typeof good[field] === 'number' ? 'fyra' : 4711
    expect(await post({ ...good, [field]: wrong })).toEqual({
      message: `Fältet ”${field}” har ett felaktigt värde.`,
      dvCode: '40000',
      fields: { [field]: 'Felaktigt värde.' },
    })
  })

  it('is refused with a text that cannot be stored, at the field and without the text', async () => {
    const [field = ''] = Object.keys(good)
    for (const text of ['a\u0000b', 'a\ud800b']) {
      expect(await post({ ...good, [field]: text })).toEqual({
        message: `Fältet ”${field}” har ett tecken som inte kan sparas.`,
        dvCode: '40000',
        fields: { [field]: 'Texten har ett tecken som inte kan sparas.' },
      })
    }
  })

  it.each([
    ['nothing', undefined, 'Innehållet saknas.'],
    ['a list', [], 'Innehållet kunde inte läsas.'],
    ['broken JSON', '{"a":', 'Begäran kunde inte läsas. Kontrollera uppgifterna och försök igen.'],
    [
      'a poisoned prototype',
      '{"__proto__":{"a":1}}',
      'Begäran kunde inte läsas. Kontrollera uppgifterna och försök igen.',
    ],
  ])('is refused when it is %s', async (_kind, body, message) => {
    expect(await post(body)).toEqual({ message, dvCode: '40000' })
  })

  it('is bounded', async () => {
    const { status, body } = await browser.ask(pathOf(described), {
      method: call.method,
      body: { a: 'å'.repeat(call.bodyLimit / 2) },
    })
    expect([status, body.dvCode]).toEqual([413, '41300'])
  })

  it('is JSON and nothing else', async () => {
    const answer = await browser.ask(pathOf(described), {
      method: call.method,
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([answer.status, answer.body.dvCode]).toEqual([400, '40000'])
  })
})

describe('every answer', () => {
  it.each(['/me', '/finns/inte', '/me?pagination={}'])(
    'says which build gave it, and is kept by nobody: %s',
    async path => {
      const { headers } = await browser.ask(path)
      expect(headers.get('x-build-id')).toBe('spec')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    },
  )

  it('is 40404 for what is not in the catalogue', async () => {
    for (const [path, method] of [
      ['/finnsinte', 'GET'],
      ['/me', 'POST'],
      ['/authenticate', 'GET'],
      ['/companyInfo', 'GET'],
    ] as const) {
      const { status, body } = await browser.ask(path, { method })
      expect([status, body]).toEqual([404, { message: 'Anropet finns inte.', dvCode: '40404' }])
    }
  })
})

describe('an address', () => {
  it('that is badly written is refused in the usual form', async () => {
    for (const path of ['/companyInfo/%zz', `/userRightsGroups/${'x'.repeat(400)}`]) {
      const { status, body } = await browser.ask(path)
      expect([status, body.dvCode]).toEqual([400, '40000'])
    }
  })

  it('may hold a name of sixty letters, and no more', async () => {
    const byName = (letters: number) => browser.ask(`/userRightsGroups/${encodeURIComponent('å'.repeat(letters))}`)
    expect((await byName(60)).body.dvCode).toBe('40402')
    expect((await byName(61)).body.dvCode).toBe('40000')
  })

  it('is not asked for its head', async () => {
    const response = await fetch(`${server.backend.url}/api/logout`, {
      method: 'HEAD',
      headers: { 'x-api-request': '1' },
    })
    expect(response.status).toBe(404)
  })
})

describe('a database that is away', () => {
  it('is told of as 50300', async () => {
    const away = openDatabase({ ...server.test.poolAddress, port: 1 })
    const lost = await server.another({ database: away })
    const response = await fetch(`${lost.url}/api/me`, {
      headers: { 'x-api-request': '1', cookie: browser.cookie ?? '' },
    })
    expect([response.status, (await response.json()).dvCode]).toEqual([503, '50300'])
    await away.close()
  })
})

describe('the headers of the scope', () => {
  it.each([
    ['x-salary-year', 'i fjol', 'SalaryYear'],
    ['x-salary-year', '1066', 'SalaryYear'],
    ['x-ftg-id', 'x'.repeat(16), 'FtgId'],
    ['x-inactivity-timer', '1.5', 'InactivityTimer'],
  ])('%s: %s is refused', async (name, value, field) => {
    const { body } = await browser.ask('/me', { headers: { [name]: value } })
    expect(body).toEqual({ message: `Fältet ”${field}” har ett felaktigt värde.`, dvCode: '40000' })
  })
})

describe('too many requests from one address', () => {
  it('are refused, and another address is not', async () => {
    const node = await server.another({ requestsPerMinute: 5 })
    const ask = (address: string, path = '/api/logout') =>
      fetch(node.url + path, { headers: { 'x-api-request': '1', 'x-forwarded-for': address } }).then(
        async response => [response.status, (await response.json()).dvCode] as const,
      )
    for (let i = 0; i < 5; i++) expect((await ask('203.0.113.50'))[0]).toBe(200)
    expect(await ask('203.0.113.50')).toEqual([429, '42901'])
    expect((await ask('203.0.113.51'))[0]).toBe(200)
    for (let i = 0; i < 5; i++) await ask('203.0.113.52', '/finns/inte')
    expect(await ask('203.0.113.52', '/finns/inte')).toEqual([429, '42901'])
  })
})

describe('the log', () => {
  it('has a line for every request, without its query, its cookie or a personal number', async () => {
    const before = server.logged.length
    await browser.ask('/notifications', { pagination: { searchTerm: '19900315-9804', searchFields: ['Title'] } })
    await browser.ask('/companyInfo/9003159804')
    await browser.ask('/199003159804')
    const lines = server.logged.slice(before)
    const requests = lines.map(line => JSON.parse(line)).filter(({ method }) => method !== undefined)
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/notifications', 200],
      ['GET', '/api/companyInfo/:FtgId', 404],
      ['GET', 'none', 404],
    ])
    expect(lines.join('')).not.toMatch(/9804|avlona=|cookie/)
  })

  it('says what went wrong, and the answer does not', async () => {
    const node = await server.another()
    await server.test.asOwner('alter table notification rename to notification_away')
    try {
      const response = await fetch(`${node.url}/api/notifications`, {
        headers: { 'x-api-request': '1', cookie: browser.cookie ?? '' },
      })
      expect([response.status, await response.json()]).toEqual([
        500,
        { message: 'Något gick fel hos oss. Försök igen om en stund.', dvCode: '50000' },
      ])
      const errorLine = server.logged.map(line => JSON.parse(line)).find(({ msg }) => msg === 'Unexpected error')
      expect(errorLine).toMatchObject({ level: 50, route: '/api/notifications', error: { cause: { code: '42P01' } } })
    } finally {
      await server.test.asOwner('alter table notification_away rename to notification')
    }
  })
})
