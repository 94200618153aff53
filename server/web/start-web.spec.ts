import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exampleListItem } from '#contracts/companies/examples.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { exampleAccount, exampleLicence, exampleSession } from '#contracts/sign-in/examples.ts'
import { batchLimit } from '#server/adapter/limits.ts'
import { json, type Seen, startTestBackend } from '#server/adapter/test-backend.ts'
import { answerBeforeTheEnd } from '#server/serving/testing.ts'
import { startWeb, type WebOptions } from './start-web.ts'

let ui: string
const script = 'console.info("hej")'
beforeAll(async () => {
  ui = await mkdtemp(join(tmpdir(), 'avlona-ui-'))
  await mkdir(join(ui, 'assets'))
  await writeFile(
    join(ui, 'index.html'),
    `<!doctype html><html lang="sv"><title>Avlöna</title><link rel="icon" href="/brands/avlona/favicon.svg" />
    <noscript>Avlöna behöver JavaScript.</noscript><div id="root">Avlöna startar</div>`,
  )
  await writeFile(join(ui, 'assets/main-a1b2.js'), script)
  await writeFile(join(ui, 'assets/main-a1b2.js.br'), brotliCompressSync(script))
  await writeFile(join(ui, 'assets/main-a1b2.js.map'), '{}')
})
afterAll(() => rm(ui, { recursive: true }))

const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
})

type Answer = (response: ServerResponse, seen: Seen, nth: number) => void

async function start(
  answer: Answer = response => json(response, 200, { data: null }),
  options: Partial<WebOptions> = {},
) {
  const backend = await startTestBackend(answer)
  running.push(backend)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) })
  const web = await startWeb({ host: '127.0.0.1', port: 0, apiBaseUrl: backend.url, staticDir: ui, log, ...options })
  running.push(web)
  return { ...web, backend, lines }
}

const marked = { [header.marker]: '1' }
const get = (url: string, headers: Record<string, string> = marked) => fetch(url, { headers })
const post = (url: string, body: unknown, headers: Record<string, string> = marked) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const dataOf = async (response: Response) => (await response.json()).error.json.data

describe('the procedures', () => {
  it('answer with what the backend gave, and pass its cookies and build on', async () => {
    const data = { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence }
    const { url, backend } = await start(response =>
      json(response, 200, { data }, { 'set-cookie': ['avlona=1; Path=/; HttpOnly', 'b=2'], [header.buildId]: 'b17' }),
    )
    const body = { Login: 'ftg2', Password: 'Provlon-2026' }
    const response = await post(`${url}/trpc/session.authenticate`, { body })

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: { data: { json: { data } } } })
    expect(response.headers.getSetCookie()).toEqual(['avlona=1; HttpOnly; Path=/', 'b=2; Path=/'])
    expect(response.headers.get(header.buildId)).toBe('b17')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(backend.seen[0]).toMatchObject({
      body: JSON.stringify(body),
    })
  })

  it('answer a batch, with the cookies of all its calls and never as a stream', async () => {
    const { url } = await start((response, { url }) =>
      url === '/api/companyList'
        ? json(response, 200, { data: [exampleListItem] }, { 'set-cookie': 'a=1' })
        : json(response, 401, errors.noSession, { 'set-cookie': 'b=2' }),
    )
    const response = await get(`${url}/trpc/companies.list,session.me?batch=1`, {
      ...marked,
      'trpc-accept': 'application/jsonl',
    })
    expect(response.status).toBe(207)
    expect(response.headers.getSetCookie().toSorted()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect(await response.json()).toEqual([
      { result: { data: { json: { data: [exampleListItem] } } } },
      { error: { json: { code: -32001, message: 'backend', data: { tag: 'backend', ...errors.noSession } } } },
    ])
  })

  it('are refused without the marker, and the backend hears nothing', async () => {
    const { url, backend } = await start()
    const answers = [
      await get(`${url}/trpc/companies.list`, {}),
      await post(`${url}/trpc/session.logout`, {}, {}),
      await get(`${url}/trpc/companies.list`, { [header.marker]: '0' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(await dataOf(answer)).toEqual({ tag: 'backend', ...errors.markerMissing })
    }
    expect(backend.seen).toEqual([])
  })

  it.each([
    ['an unknown procedure', 'session.nothing', {}, 404, errors.callMissing],
    ['an unknown key', 'session.logout', { extra: 1 }, 400, errors.invalidRequest],
    ['a body of another shape', 'session.authenticate', { body: { Login: '' } }, 400, errors.invalidRequest],
    ['a body that is too large', 'session.logout', { extra: 'x'.repeat(300_000) }, 413, errors.bodyTooLarge],
    [
      'a batch that is too large',
      `${'session.logout,'.repeat(batchLimit)}session.logout?batch=1`,
      {},
      400,
      errors.invalidRequest,
    ],
  ])('refuse %s without asking the backend', async (_, path, input, status, error) => {
    const { url, backend } = await start()
    const response = await post(`${url}/trpc/${path}`, input)
    expect(response.status).toBe(status)
    const body = await response.json()
    expect([body].flat()[0].error.json.data).toEqual({ tag: 'backend', ...error })
    expect(backend.seen).toEqual([])
  })

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/octet-stream',
  ])('take no %s', async type => {
    const { url, backend } = await start()
    const headers = { ...marked, 'content-type': type }
    const response = await fetch(`${url}/trpc/session.logout`, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
    expect(await dataOf(response)).toEqual({ tag: 'backend', ...errors.invalidRequest })
    expect(backend.seen).toEqual([])
  })

  it('write by POST only', async () => {
    const { url, backend } = await start()
    expect((await get(`${url}/trpc/session.logout`)).status).toBe(405)
    expect(backend.seen).toEqual([])
  })

  it('do not revive what superjson would', async () => {
    const { url, backend } = await start()
    const response = await post(`${url}/trpc/session.logout`, { json: {}, meta: { values: { x: ['regexp'] } } })
    expect(response.status).toBe(400)
    expect(backend.seen).toEqual([])
  })

  it('let a query come by POST, so that what is searched for is in no address', async () => {
    const { url, backend } = await start(response => json(response, 200, { data: [] }))
    const input = { pagination: { searchTerm: '19900315-9804' } }
    expect((await post(`${url}/trpc/portal.notifications`, input)).status).toBe(200)
    expect(backend.seen[0]?.url).toContain('19900315-9804')
  })

  it.each([
    [(r: ServerResponse) => void r.writeHead(200).end('<html>'), 502, { tag: 'unexpected', message: '', status: 200 }],
    [(r: ServerResponse) => void r.socket?.destroy(), 502, { tag: 'network', message: '' }],
    [
      (r: ServerResponse) => json(r, 418, { message: 'Nej.', dvCode: '41800' }),
      500,
      { tag: 'backend', message: 'Nej.', dvCode: '41800', status: 418 },
    ],
  ])('tell of a failure without a stack or a host', async (answer, status, data) => {
    const { url, backend } = await start(answer)
    const response = await get(`${url}/trpc/companies.list`)
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(JSON.parse(text).error.json.data).toEqual(data)
    expect(text).not.toMatch(/stack|127\.0\.0\.1|node_modules/)
    expect(text).not.toContain(new URL(backend.url).port)
  })

  it('close the connection to the backend when the browser gives up', async () => {
    let asked = () => {}
    const arrived = new Promise<void>(resolve => {
      asked = resolve
    })
    const { url, backend } = await start(() => asked())
    const browser = new AbortController()
    const given = fetch(`${url}/trpc/companies.list`, { headers: marked, signal: browser.signal })
    await arrived
    browser.abort()
    await expect(given).rejects.toThrow()
    await backend.seen[0]?.abandoned
    expect(backend.seen).toHaveLength(1)
  })

  it.each([
    [undefined, '127.0.0.1', 'http'],
    ['loopback', '203.0.113.9', 'https'],
  ])('tell the backend the address of the browser, with trust in %s', async (trustProxy, address, protocol) => {
    const { url, backend } = await start(undefined, trustProxy === undefined ? {} : { trustProxy })
    await post(
      `${url}/trpc/session.logout`,
      {},
      {
        ...marked,
        'x-forwarded-for': '198.51.100.1, 203.0.113.9',
        'x-forwarded-proto': 'https',
      },
    )
    expect(backend.seen[0]?.headers).toMatchObject({ 'x-forwarded-for': address, 'x-forwarded-proto': protocol })
  })
})

it.each([
  ['norrlon.localhost', 'norrlon'],
  ['localhost', 'avlona'],
])('the backend is told the brand of the host %s, whatever the browser says', async (host, brand) => {
  const { url, backend } = await start()
  const { port } = new URL(url)
  await new Promise<void>((resolve, reject) =>
    httpRequest(
      {
        hostname: '127.0.0.1',
        port,
        path: '/trpc/session.logout',
        method: 'POST',
        headers: { ...marked, host: `${host}:${port}`, 'content-type': 'application/json', 'x-brand': 'skarlon' },
      },
      response => response.resume().on('end', () => resolve()),
    )
      .on('error', reject)
      .end('{}'),
  )
  expect(backend.seen[0]?.headers).toMatchObject({ 'x-brand': brand })
})

describe('files and prints', () => {
  const file = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' }
  const scoped = { ...marked, cookie: 'avlona=1', [header.company]: 'nordsken', [header.salaryYear]: '2026' }

  it('are passed on from outside /api, with the session, the company and the year', async () => {
    const { url, backend } = await start(response =>
      response.writeHead(200, { ...file, 'set-cookie': 'avlona=2; Path=/api', 'x-powered-by': 'y' }).end('%PDF-'),
    )
    const response = await get(`${url}/print/payrollDates?a=1`, { ...scoped, 'x-stranger': '1' })
    expect([response.status, await response.text()]).toEqual([200, '%PDF-'])
    expect(response.headers.get('content-disposition')).toBe(file['content-disposition'])
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual(['avlona=2; Path=/'])
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(backend.seen[0]).toMatchObject({ method: 'GET', url: '/print/payrollDates?a=1', headers: scoped })
    expect(backend.seen[0]?.headers).not.toHaveProperty('x-stranger')
  })

  it('come as they are made, and larger than any call may answer', async () => {
    let finish = () => {}
    const { url } = await start(response => {
      response.writeHead(200, file).write('first')
      finish = () => response.end(Buffer.alloc(9 * 1024 * 1024))
    })
    const response = await get(`${url}/file/large`, scoped)
    const reader = response.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
    finish()
    let length = 0
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) length += read.value.length
    expect(length).toBe(9 * 1024 * 1024)
  })

  it('are refused in the backend’s words', async () => {
    const { url } = await start(response => json(response, 404, errors.companyMissing))
    const response = await get(`${url}/file/payrollDates`, scoped)
    expect([response.status, await response.json()]).toEqual([404, { ...errors.companyMissing }])
  })

  it('say when the backend does not answer', async () => {
    const { url } = await start(response => response.socket?.destroy())
    const response = await get(`${url}/file/payrollDates`, scoped)
    expect([response.status, await response.json()]).toEqual([502, { tag: 'network', message: '' }])
  })

  it.each(['/print/x', '/file/x'])('are refused without the marker, and the backend hears nothing: %s', async path => {
    const { url, backend } = await start()
    const response = await get(url + path, { cookie: 'avlona=1' })
    expect([response.status, (await response.json()).dvCode]).toEqual([403, errors.markerMissing.dvCode])
    expect(backend.seen).toEqual([])
  })

  it.each(['/print/', '/file/%2e%2e/api/me', '/printer/x'])('lead nowhere else: %s', async path => {
    const { url, backend } = await start()
    const { port } = new URL(url)
    const status = await new Promise(resolve =>
      httpRequest({ port, path, headers: scoped }, answer => resolve(answer.resume().statusCode)).end(),
    )
    expect([status, backend.seen]).toEqual([404, []])
  })

  it('are not fetched further once the browser has gone', async () => {
    const { url, backend } = await start(response => void response.writeHead(200, file).write('first'))
    const browser = new AbortController()
    const response = await fetch(`${url}/file/x`, { headers: scoped, signal: browser.signal })
    expect(response.status).toBe(200)
    browser.abort()
    await backend.seen[0]?.abandoned
  })
})

describe('pictures of companies', () => {
  const address = '/ftgpicture/nordsken/f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55'
  const kept = { 'content-type': 'image/png', 'cache-control': 'private, max-age=60', vary: 'cookie' }

  it('are an image’s source: passed on without the marker, and kept as the backend says', async () => {
    const { url, backend } = await start(response => response.writeHead(200, kept).end('png'))
    const response = await get(url + address, { cookie: 'avlona=1', 'sec-fetch-site': 'same-origin' })
    expect([response.status, await response.text()]).toEqual([200, 'png'])
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...kept, 'x-content-type-options': 'nosniff' })
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(backend.seen[0]).toMatchObject({ url: `/api${address}`, headers: { ...marked, cookie: 'avlona=1' } })
  })

  it('are refused in the backend’s words, which nobody keeps', async () => {
    const { url } = await start(response => json(response, 404, errors.pictureMissing))
    const response = await get(url + address, {})
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each([
    ['another site’s page', address, { 'sec-fetch-site': 'cross-site' }],
    ['no picture’s id', '/ftgpicture/nordsken/x', {}],
    ['no company’s id', address.replace('nordsken', 'Nord%20sken'), {}],
  ])('are not for %s, and the backend hears nothing', async (_, path, headers) => {
    const { url, backend } = await start()
    expect((await get(url + path, headers as Record<string, string>)).status).toBe(404)
    expect(backend.seen).toEqual([])
  })

  it('are sent by themselves, as large as they may be', async () => {
    const Id = 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55'
    const { url, backend, lines } = await start((response, { url }) =>
      json(response, 200, { data: url === '/api/me' ? exampleSession : { Id } }),
    )
    const input = { body: { Content: 'A'.repeat(6_666_668), Type: 'image/png' }, idempotencyKey: 'a-key-of-mine' }
    const signedIn = { ...marked, cookie: 'avlona=1' }
    const alone = await post(`${url}/trpc/pictures.change`, input, signedIn)
    expect([alone.status, (await alone.json()).result.data.json.data]).toEqual([200, { Id }])
    const batched = await post(`${url}/trpc/pictures.change,session.me?batch=1`, { 0: input }, signedIn)
    expect(batched.status).toBe(413)
    expect(backend.seen.map(seen => seen.url)).toEqual(['/api/me', expect.stringContaining('icture'), '/api/me'])
    expect(lines.join('')).toContain('pictures.change')
  })
})

describe('a body at the web port', () => {
  const large = 7 * 1024 * 1024
  const tagOf = (text: string) => [JSON.parse(text)].flat()[0].error.json.data

  it.each([
    ['a call that needs a session', 'imports.preview', {}, errors.noSession],
    ['signing in', 'session.authenticate', {}, errors.bodyTooLarge],
    ['a session that the backend does not know', 'imports.preview', { cookie: 'avlona=x' }, errors.noSession],
    ['a call without the marker', 'imports.preview', { [header.marker]: '0' }, errors.markerMissing],
    ['a batch of many', 'session.authenticate,frontend.log?batch=1', { cookie: 'avlona=x' }, errors.bodyTooLarge],
  ])('is not read beyond a few kilobytes for %s', async (_, path, headers, error) => {
    const { url, lines } = await start(response => json(response, 401, errors.noSession))
    for (const body of [{ length: large, sent: '[' }, { sent: '['.repeat(40_000) }]) {
      const { status, text } = await answerBeforeTheEnd(`${url}/trpc/${path}`, {
        headers: { ...marked, ...headers },
        ...body,
      })
      expect([status, tagOf(text)]).toEqual([error.status, { tag: 'backend', ...error }])
    }
    expect(lines.map(line => JSON.parse(line).level).filter(level => level > 40)).toEqual([])
  })

  it('is nothing but JSON in UTF-8, and a flood of others is not logged one by one', async () => {
    const { url, lines, close } = await start()
    const bodies = [Buffer.from('{"a":"å"}', 'latin1'), '{"a":', '['.repeat(5_000)]
    for (let nth = 0; nth < 30; nth += 1) {
      const response = await fetch(`${url}/trpc/session.authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...marked },
        body: bodies[nth % 3] ?? '',
      })
      expect([response.status, (await response.json()).error.json.data]).toEqual([
        400,
        { tag: 'backend', ...errors.invalidRequest },
      ])
    }
    const told = () => lines.map(line => JSON.parse(line)).filter(line => line.level >= 40)
    expect(told()).toEqual([])
    await close()
    expect(told().map(line => line.counts)).toEqual([{ BAD_REQUEST: 30 }])
  })
})

describe('the interface', () => {
  it('is served for every address of its own, asked for anew each time', async () => {
    const { url } = await start()
    for (const path of ['/', '/infopanel', '/personal/17?flik=lon', '/a.b/c']) {
      const response = await get(url + path, { accept: 'text/html,*/*;q=0.8' })
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
      expect(await response.text()).toContain('<title>Avlöna</title>')
    }
  })

  it('keeps what has a hash in its name, and sends the copy that the build compressed', async () => {
    const { url } = await start()
    const response = await get(`${url}/assets/main-a1b2.js`, { 'accept-encoding': 'br' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(await response.text()).toBe(script)
    const plain = await get(`${url}/assets/main-a1b2.js`, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
  })

  it.each([
    ['/assets/gone.js', 'text/html'],
    ['/assets/main-a1b2.js.map', 'text/html'],
    ['/trpc', 'text/html'],
    ['/api/me', 'text/html'],
    ['/favicon.png', 'image/*'],
  ])('is not what answers %s', async (path, accept) => {
    const { url } = await start()
    const response = await get(url + path, { accept })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<title>')
  })

  it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%00'])(
    'does not lead out of its folder: %s',
    async path => {
      const { url } = await start()
      const status = await new Promise((resolve, reject) => {
        const { hostname, port } = new URL(url)
        httpRequest({ hostname, port, path }, response => resolve(response.resume().statusCode))
          .on('error', reject)
          .end()
      })
      expect([400, 403, 404]).toContain(status)
    },
  )

  it('is not served by POST', async () => {
    const { url } = await start()
    expect((await post(`${url}/infopanel`, {}, { accept: 'text/html' })).status).toBe(404)
  })

  it('says what to do when it has not been built', async () => {
    await expect(start(undefined, { staticDir: join(ui, 'nowhere') })).rejects.toThrow('run “npm run build”')
  })
})

describe('the page', () => {
  it('says that the pages of development are there, only where they are', async () => {
    const page = async (options: Partial<WebOptions>) => {
      const { url } = await start(undefined, options)
      return (await get(url, { accept: 'text/html' })).text()
    }
    expect(await page({ devPages: true })).toContain('<html lang="sv" data-dev>')
    expect(await page({})).toContain('<html lang="sv">')
  })

  const brandHosts = new Map([['lon.example.se', 'norrlon']] as const)
  const pageFrom = async (host: string, path = '/') => {
    const { url } = await start(undefined, { brandHosts })
    const { hostname, port } = new URL(url)
    return new Promise<string>((resolve, reject) => {
      httpRequest({ hostname, port, path, headers: { host, accept: 'text/html' } }, response => {
        let page = ''
        response.setEncoding('utf8').on('data', text => {
          page += text
        })
        response.on('end', () => resolve(page))
      })
        .on('error', reject)
        .end()
    })
  }

  it.each([
    ['lon.example.se', 'norrlon', 'Norrlön'],
    ['LON.example.se:8080', 'norrlon', 'Norrlön'],
    ['skarlon.localhost:3000', 'skarlon', 'Skärlön – lön och personal'],
  ])('is in the name of the brand that %s serves', async (host, id, title) => {
    for (const path of ['/', '/infopanel']) {
      const page = await pageFrom(host, path)
      expect(page).toContain(`<html lang="sv" data-brand="${id}">`)
      expect(page).toContain(`<title>${title}</title>`)
      expect(page).toContain(`href="/brands/${id}/favicon.svg"`)
      expect(page).not.toContain('Avlöna')
    }
  })

  it.each(['localhost', 'other.example.se', 'lon.example.se.evil.example', 'nobody.localhost'])(
    'is the default brand’s at %s',
    async host => {
      const page = await pageFrom(host)
      expect(page).toContain('<html lang="sv">')
      expect(page).toContain('<title>Avlöna</title>')
    },
  )
})

describe('every answer', () => {
  it('allows the page only what is its own', async () => {
    const { url } = await start()
    for (const path of ['/', '/trpc/companies.list', '/assets/gone.js', '/healthz']) {
      const { headers } = await get(url + path, { accept: 'text/html' })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain('trusted-types dompurify')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('asks for TLS behind TLS', async () => {
    const { url } = await start(undefined, { behindTls: true })
    expect((await get(url)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('the server', () => {
  const healthOf = async (url: string) => {
    const answer = await get(`${url}/healthz`, {})
    return [answer.status, await answer.json()]
  }

  it('says that it is well, in front of a backend that is not ours', async () => {
    const { url } = await start(response => json(response, 404, {}))
    expect(await healthOf(url)).toEqual([200, { ok: true }])
  })

  it('says what is away: the backend, or what our own backend says', async () => {
    const failing = await start(response => json(response, 502, {}))
    expect(await healthOf(failing.url)).toEqual([503, { ok: false, away: 'backend' }])
    await failing.backend.close()
    expect(await healthOf(failing.url)).toEqual([503, { ok: false, away: 'backend' }])
    expect((await get(`${failing.url}/livez`, {})).status).toBe(200)

    const database = await startTestBackend(response => json(response, 503, { ok: false, away: 'database' }))
    running.push(database)
    const own = await start(undefined, { backendHealthUrl: `${new URL(database.url).origin}/healthz` })
    expect(await healthOf(own.url)).toEqual([503, { ok: false, away: 'database' }])
    expect(database.seen[0]?.url).toBe('/healthz')
  })

  it('does not wait for the browser of a request in flight to let its connection go', async () => {
    const arrived = Promise.withResolvers<ServerResponse>()
    const { url, close } = await start(response => arrived.resolve(response))
    const given = get(`${url}/trpc/companies.list`).catch(() => 'cut off')
    const response = await arrived.promise
    const closed = close()
    await expect.poll(() => get(`${url}/livez`, {}).catch(() => 'closed')).toBe('closed')
    json(response, 200, { data: [] })
    await given
    await closed
  })

  it('logs which calls were made and how they failed, and nothing of a person', async () => {
    const { url, lines } = await start(response => json(response, 200, { data: [{ FtgId: 199003159804 }] }))
    const secrets = { cookie: 'avlona=hemligt', [header.company]: 'nordsken' }
    await get(`${url}/trpc/companies.list,session.199003159804?batch=1&input=%7B%22q%22%3A%22199003159804%22%7D`, {
      ...marked,
      ...secrets,
    })
    await get(`${url}/personal/199003159804?q=199003159804`, { accept: 'text/html', ...secrets })
    await get(`${url}/trpc/session.${'x'.repeat(20)}`, marked)

    const logged = lines.map(line => JSON.parse(line))
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'Answered', calls: ['companies.list', 'unknown'] }))
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'Failed', procedure: 'companies.list', tag: 'UnexpectedAnswer', status: 200 }),
    )
    expect(lines.join('')).not.toMatch(/199003159804|hemligt|nordsken|xxxx/)
  })

  it.each([
    [undefined, 1],
    ['loopback', 0],
  ])('says once that it stands behind a proxy that it was not told of, with trust in %s', async (trustProxy, times) => {
    const { url, lines } = await start(undefined, trustProxy === undefined ? {} : { trustProxy })
    await get(url)
    expect(lines.join('')).not.toContain('TRUST_PROXY')
    for (const name of ['x-forwarded-for', 'forwarded']) await get(url, { [name]: 'for=198.51.100.1' })
    expect(lines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(times)
  })

  it('frees its port', async () => {
    const { url, close } = await start()
    await close()
    await expect(get(`${url}/healthz`, {})).rejects.toThrow()
  })

  it('tells when its port is taken', async () => {
    const { url } = await start()
    await expect(start(undefined, { port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
