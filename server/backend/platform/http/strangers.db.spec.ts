import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { strangerBodyLimit } from '#contracts/body-limit.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { answerBeforeTheEnd } from '#server/serving/testing.ts'
import { startTestBackend, type TestBackend } from '../../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const marked = { [header.marker]: markerValue }
const url = (path: string) => `${server.backend.url}/api${path}`
const large = 7 * 1024 * 1024
const codeIn = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).dvCode]

describe('a body of a caller without a session', () => {
  it.each([
    ['a call that needs one', '/impreg/@/import', errors.noSession],
    ['signing in', '/authenticate', errors.bodyTooLarge],
    ['reporting an error', '/frontendlogger', errors.bodyTooLarge],
    ['no call at all', '/finnsinte', errors.bodyTooLarge],
  ])('is not read beyond a few kilobytes for %s', async (_, path, error) => {
    const refused = [error.status, error.dvCode]
    expect(codeIn(await answerBeforeTheEnd(url(path), { headers: marked, length: large, sent: '[' }))).toEqual(refused)
    const sent = '['.repeat(strangerBodyLimit + 1)
    expect(codeIn(await answerBeforeTheEnd(url(path), { headers: marked, sent }))).toEqual(refused)
    const forged = { ...marked, cookie: `avlona=${'x'.repeat(43)}` }
    expect(codeIn(await answerBeforeTheEnd(url(path), { headers: forged, length: large, sent: '[' }))).toEqual(refused)
  })

  it('may be as large as that', async () => {
    const { status, body } = await server.browser().ask('/frontendlogger', {
      method: 'POST',
      body: { message: 'x', url: '/', context: 'x', stack: 'x'.repeat(9_000) },
    })
    expect([status, body.dvCode]).toEqual([200, undefined])
  })
})

describe('bodies of strangers that cannot be read', () => {
  it('are counted in one line, and not logged one by one', async () => {
    const node = await server.another()
    const before = server.logged.length
    for (const body of ['{"Login":', '[1,]', 'Login=a', '"\u0000', '{"__proto__":{}}']) {
      const headers = { ...marked, 'content-type': 'application/json' }
      const { status } = await fetch(`${node.url}/api/authenticate`, { method: 'POST', headers, body })
      expect([body, status]).toEqual([body, 400])
    }
    const linesOf = () => server.logged.slice(before).map(line => JSON.parse(line))
    expect(linesOf().filter(({ level }) => level > 30)).toEqual([])
    await node.close()
    const told = linesOf().filter(({ level }) => level > 30)
    expect(told).toEqual([expect.objectContaining({ level: 40, counts: { FST_ERR_CTP_INVALID_JSON_BODY: 5 } })])
  })
})

describe('a body of a caller with a session', () => {
  it('is not read beyond what its call needs', async () => {
    const { cookie = '' } = await server.signedIn('adm')
    const headers = { ...marked, cookie, [header.company]: 'nordsken', [header.idempotencyKey]: 'a-key-of-mine' }
    for (const begun of [{ length: large, sent: '[' }, { sent: '['.repeat(600_000) }]) {
      const answer = await answerBeforeTheEnd(url('/varugrupper'), { headers, ...begun })
      expect(codeIn(answer)).toEqual([errors.bodyTooLarge.status, errors.bodyTooLarge.dvCode])
    }
  })

  it('may be as large as its call needs, also where strangers may ask', async () => {
    const browser = await server.signedIn('ftg2')
    const entries = Array.from({ length: 20 }, () => ({ at: 1, tag: 'x'.repeat(20) }))
    const body = { message: 'x'.repeat(2_000), url: '/', context: 'å'.repeat(4_000), stack: 'å'.repeat(10_000) }
    const answer = await browser.ask('/frontendlogger', {
      method: 'POST',
      body: { ...body, failures: entries.slice(0, 1) },
    })
    expect([answer.status, answer.body]).toEqual([200, { data: null }])
  })

  it.each([
    ['text that is not UTF-8', Buffer.from('{"Namn":"å"}', 'latin1'), 'application/json'],
    ['another charset', '{"Namn":"a"}', 'application/json; charset=iso-8859-1'],
    ['brackets within brackets', '['.repeat(10_000), 'application/json'],
  ])('is refused as %s, and nothing is logged of it by itself', async (_, body, type) => {
    const browser = await server.signedIn('ftg2')
    const before = server.logged.length
    const response = await fetch(url('/myAccount'), {
      method: 'PUT',
      headers: {
        ...marked,
        cookie: browser.cookie ?? '',
        'content-type': type,
        [header.idempotencyKey]: 'a-key-of-mine',
      },
      body,
    })
    const { dvCode, message } = await response.json()
    expect([response.status, dvCode, message]).toEqual([400, '40000', expect.stringMatching(/^Innehållet/)])
    const levels = server.logged.slice(before).map(line => JSON.parse(line).level)
    expect(levels.every(level => level <= 30)).toBe(true)
  })
})
