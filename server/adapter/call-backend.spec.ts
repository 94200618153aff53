import type { ServerResponse } from 'node:http'
import { Effect, Exit, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { Call, CallInput } from '#contracts/call.ts'
import { companyCalls } from '#contracts/companies/calls.ts'
import { exampleListItem } from '#contracts/companies/examples.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { frontendCalls, portalCalls } from '#contracts/portal/calls.ts'
import { exampleNotification } from '#contracts/portal/examples.ts'
import { rightsGroupCalls } from '#contracts/rights-groups/calls.ts'
import { salaryYearCalls } from '#contracts/salary-years/calls.ts'
import { sessionCalls } from '#contracts/sign-in/session.calls.ts'
import { callBackend, cookieForBrowser } from './call-backend.ts'
import { callContext, mergeScopes, scopeOf } from './call-context.ts'
import { type AnyFailure, toClientFailure } from './failures.ts'
import { answerLimit, callTimeout } from './limits.ts'
import { type RestClientLimits, restClientLayer } from './rest-client.ts'
import { json, type Seen, startTestBackend, type TestBackend } from './test-backend.ts'

const running: TestBackend[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(backend => backend.close()))
})

async function backendThat(answer: (response: ServerResponse, seen: Seen, nth: number) => void | Promise<void>) {
  const backend = await startTestBackend(answer)
  running.push(backend)
  return backend
}

const limits: RestClientLimits = { connectTimeout: 5_000, headersTimeout: 5_000, bodyTimeout: 5_000, answerLimit }
const context = (headers: Record<string, string> = {}) =>
  callContext({ headers, address: '192.0.2.7', protocol: 'https' })

const exitOf = <C extends Call>(
  url: string,
  call: C,
  input: CallInput<C>,
  {
    limits: own = limits,
    given = context(),
    signal,
  }: { limits?: RestClientLimits; given?: ReturnType<typeof context>; signal?: AbortSignal } = {},
) =>
  Effect.runPromiseExit(
    callBackend(call, input, given).pipe(Effect.provide(restClientLayer(url, own))),
    signal && { signal },
  )

async function failureOf<C extends Call>(...args: Parameters<typeof exitOf<C>>): Promise<AnyFailure> {
  const exit = await exitOf(...args)
  const failure = Exit.findErrorOption(exit)
  if (failure._tag === 'None') throw new Error(`no failure: ${JSON.stringify(exit)}`)
  return failure.value
}

async function answerOf<C extends Call>(...args: Parameters<typeof exitOf<C>>) {
  const exit = await exitOf(...args)
  if (!Exit.isSuccess(exit)) throw new Error(`no answer: ${JSON.stringify(exit)}`)
  return exit.value
}

describe('what is sent', () => {
  it('carries the marker, the scope without what is null, the cookie, and the address of the browser', async () => {
    const backend = await backendThat(response => json(response, 200, { data: [exampleListItem] }))
    const given = context({
      [header.company]: 'nordsken',
      [header.inactivityTimer]: '45',
      cookie: 'avlona=abc',
      'x-forwarded-for': '203.0.113.1',
    })
    await answerOf(backend.url, companyCalls.list, {}, { given })

    expect(backend.seen).toHaveLength(1)
    expect(backend.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/companyList',
      body: '',
      headers: {
        [header.marker]: '1',
        [header.company]: 'nordsken',
        [header.inactivityTimer]: '45',
        cookie: 'avlona=abc',
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-proto': 'https',
      },
    })
    expect(backend.seen[0]?.headers).not.toHaveProperty(header.salaryYear)
    expect(backend.seen[0]?.headers).not.toHaveProperty(header.idempotencyKey)
  })

  it("lets a call's own scope stand in for the tab's, without the tab's year", async () => {
    const backend = await backendThat(response => json(response, 200, { data: [2026] }))
    const given = context({ [header.company]: 'nordsken', [header.salaryYear]: '2024', [header.inactivityTimer]: '30' })
    await answerOf(backend.url, salaryYearCalls.list, { scope: { FtgId: 'zenit' } }, { given })

    expect(backend.seen[0]?.headers).toMatchObject({ [header.company]: 'zenit', [header.inactivityTimer]: '30' })
    expect(backend.seen[0]?.headers).not.toHaveProperty(header.salaryYear)
  })

  it('fills the path in, percent-encoded', async () => {
    const backend = await backendThat(response => json(response, 404, errors.rightsGroupMissing))
    await failureOf(backend.url, rightsGroupCalls.byName, { params: { name: 'Löner/HR ?' } })
    expect(backend.seen[0]?.url).toBe('/api/userRightsGroups/L%C3%B6ner%2FHR%20%3F')
  })

  it.each(['.', '..'])('refuses a parameter that leads out of the path: %s', async name => {
    const backend = await backendThat(response => json(response, 200, { data: null }))
    expect(await failureOf(backend.url, rightsGroupCalls.byName, { params: { name } })).toMatchObject({
      _tag: 'BackendFailure',
      dvCode: '40000',
    })
    expect(backend.seen).toEqual([])
  })

  it('sends the body of a write with its idempotency key', async () => {
    const backend = await backendThat(response => json(response, 200, { data: null }))
    const body = { id: 'company-chosen', url: '/infopanel', context: 'å' }
    await answerOf(backend.url, frontendCalls.track, { body, idempotencyKey: 'key-of-this-write' })

    expect(backend.seen[0]).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', [header.idempotencyKey]: 'key-of-this-write' },
    })
  })

  it('sends the pagination as JSON, without the page when all are wanted', async () => {
    const backend = await backendThat(response =>
      json(response, 200, { data: [exampleNotification] }, { [header.paginationInfo]: '{"totalRows":17}' }),
    )
    const answer = await answerOf(backend.url, portalCalls.notifications, {
      pagination: { sortBy: 'TimeStamp', perPage: 25, pageNum: 2, searchTerm: 'å & ä' },
    })
    await answerOf(backend.url, portalCalls.notifications, { pagination: { searchTerm: 'x', perPage: -1, pageNum: 3 } })

    expect(answer.pagination).toEqual({ totalRows: 17 })
    const queries = backend.seen.map(({ url }) => new URL(url, 'http://backend').searchParams.get('pagination'))
    expect(queries.map(query => JSON.parse(query ?? ''))).toEqual([
      { sortBy: 'TimeStamp', searchTerm: 'å & ä', perPage: 25, pageNum: 2 },
      { searchTerm: 'x' },
    ])
  })
})

describe('what comes back', () => {
  it('ignores fields that the catalogue does not know', async () => {
    const backend = await backendThat(response =>
      json(response, 200, { data: [{ ...exampleListItem, Nytt: 1 }], more: true }),
    )
    expect(await answerOf(backend.url, companyCalls.list, {})).toEqual({ data: [exampleListItem] })
  })

  it("tells the browser the backend's cookies and build, cookies for our own origin", async () => {
    const cookies = ['avlona=1; Domain=api.example; Path=/api; HttpOnly; SameSite=Lax', 'other=2']
    const backend = await backendThat(response =>
      json(response, 401, errors.noSession, { 'set-cookie': cookies, [header.buildId]: 'b17' }),
    )
    const given = context()
    await failureOf(backend.url, sessionCalls.me, {}, { given })
    expect(given.meta).toEqual({
      setCookies: ['avlona=1; HttpOnly; SameSite=Lax; Path=/', 'other=2; Path=/'],
      buildId: 'b17',
    })
  })

  it('keeps the prefix that binds a cookie to our host', () => {
    expect(cookieForBrowser('__Host-a=1; Path=/; Secure; HttpOnly')).toBe('__Host-a=1; Secure; HttpOnly; Path=/')
  })

  it('keeps the message and the code of a refusal', async () => {
    const backend = await backendThat(response => json(response, 403, errors.rightMissing))
    expect(await failureOf(backend.url, companyCalls.list, {})).toMatchObject({
      _tag: 'BackendFailure',
      ...errors.rightMissing,
    })
  })

  it('keeps what a refusal says of single fields, and takes one that says it in another way', async () => {
    const fields = { Epost: 'Felaktig epost.' }
    const backend = await backendThat((response, _, nth) =>
      json(response, 400, { ...errors.fieldsRefused, fields: nth === 1 ? fields : [fields] }),
    )
    const first = await failureOf(backend.url, companyCalls.list, {})
    expect(first).toMatchObject({ _tag: 'BackendFailure', dvCode: '40010', fields })
    expect(toClientFailure(first)).toEqual({ tag: 'backend', ...errors.fieldsRefused, fields })

    const second = await failureOf(backend.url, companyCalls.list, {})
    expect(second).toMatchObject({ _tag: 'BackendFailure', dvCode: '40010' })
    expect(second).not.toHaveProperty('fields')
  })

  it('takes a refusal without a code, which ends a session when it is a 403', async () => {
    const backend = await backendThat(response => json(response, 403, { message: 'Nej.' }))
    const failure = await failureOf(backend.url, companyCalls.list, {})
    expect(failure).toMatchObject({ _tag: 'BackendFailure', status: 403, message: 'Nej.' })
    expect(failure).not.toHaveProperty('dvCode')
  })

  const odd: [string, (response: ServerResponse) => void, object][] = [
    ['no JSON', r => void r.writeHead(200).end('{"data": '), { reason: 'no JSON', status: 200 }],
    [
      'a page',
      r => void r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      { reason: 'no JSON' },
    ],
    ['nothing', r => void r.writeHead(204).end(), { reason: 'no JSON', status: 204 }],
    ['a redirect', r => void r.writeHead(302, { location: '/login' }).end(), { status: 302 }],
    ['no envelope', r => json(r, 200, [exampleListItem]), { reason: ': invalid_type' }],
    [
      'another shape',
      r => json(r, 200, { data: [{ FtgId: 7 }] }),
      { reason: expect.stringMatching(/^data\.0\.FtgId: invalid_type/) },
    ],
    ['a refusal that is a page', r => void r.writeHead(500).end('<h1>Oops'), { status: 500 }],
    ['too much', r => void r.writeHead(200).end(`"${'x'.repeat(answerLimit)}"`), { reason: 'the answer is too large' }],
    ['no HTTP', r => void r.socket?.end('SSH-2.0-OpenSSH_9.2\r\n\r\n'), { reason: 'no HTTP' }],
  ]
  it.each(odd)('does not understand %s, and asks only once', async (_, answer, expected) => {
    const backend = await backendThat(answer)
    expect(await failureOf(backend.url, companyCalls.list, {})).toMatchObject({ _tag: 'UnexpectedAnswer', ...expected })
    expect(backend.seen).toHaveLength(1)
  })

  it('does not say what an answer of another shape holds', async () => {
    const backend = await backendThat(response => json(response, 200, { data: [{ FtgId: 199003159804 }] }))
    expect(JSON.stringify(await failureOf(backend.url, companyCalls.list, {}))).not.toContain('199003159804')
  })

  it('does not understand a pagination info that is none', async () => {
    const backend = await backendThat(response =>
      json(response, 200, { data: [] }, { [header.paginationInfo]: 'many' }),
    )
    expect(await failureOf(backend.url, portalCalls.notifications, {})).toMatchObject({ _tag: 'UnexpectedAnswer' })
  })
})

describe('retries', () => {
  const flaky = (failures: number, fail: (response: ServerResponse) => void) =>
    backendThat((response, _, nth) =>
      nth <= failures ? fail(response) : json(response, 200, { data: [exampleListItem] }),
    )
  const passing: [string, (response: ServerResponse) => void][] = [
    ['a connection that breaks', r => void r.socket?.destroy()],
    [
      'half an answer',
      r => {
        r.writeHead(200, { 'content-length': '500' }).write('{"data":')
        setTimeout(() => r.socket?.destroy(), 10)
      },
    ],
    ['a gateway without a backend', r => void r.writeHead(502).end('<h1>Bad Gateway')],
    ['a backend that is away', r => json(r, 503, errors.unavailable)],
    ['a gateway that waited', r => void r.writeHead(504).end()],
  ]

  it.each(passing)('reads again after %s', async (_, fail) => {
    const backend = await flaky(2, fail)
    expect(await answerOf(backend.url, companyCalls.list, {})).toEqual({ data: [exampleListItem] })
    expect(backend.seen).toHaveLength(3)
  })

  it.each(passing)('never writes again after %s', async (_, fail) => {
    const body = { id: 'x', url: '/', context: '' }
    const backend = await flaky(9, fail)
    await failureOf(backend.url, frontendCalls.track, { body, idempotencyKey: 'key-of-this-write' })
    expect(backend.seen).toHaveLength(1)
  })

  it('never repeats a GET that writes', async () => {
    const backend = await flaky(9, response => void response.socket?.destroy())
    expect(await failureOf(backend.url, sessionCalls.logout, {})).toMatchObject({ _tag: 'NetworkFailure' })
    expect(backend.seen).toHaveLength(1)
  })

  it('gives up after two more tries', async () => {
    const backend = await flaky(9, response => json(response, 503, errors.unavailable))
    expect(await failureOf(backend.url, companyCalls.list, {})).toMatchObject({
      _tag: 'BackendFailure',
      dvCode: '50300',
    })
    expect(backend.seen).toHaveLength(3)
  })

  it.each([400, 401, 404, 409, 429, 500])('does not ask again after %i', async status => {
    const backend = await flaky(9, response => json(response, status, { message: 'Nej.', dvCode: `${status}00` }))
    expect(await failureOf(backend.url, companyCalls.list, {})).toMatchObject({ _tag: 'BackendFailure', status })
    expect(backend.seen).toHaveLength(1)
  })

  it('says that nobody is there', async () => {
    const backend = await backendThat(() => {})
    await backend.close()
    expect(await failureOf(backend.url, companyCalls.list, {})).toMatchObject({
      _tag: 'NetworkFailure',
      reason: 'ECONNREFUSED',
    })
  })
})

describe('time-outs and giving up', () => {
  it('waits for the head of an answer only so long, and not twice', async () => {
    const backend = await backendThat(() => {})
    const failure = await failureOf(backend.url, companyCalls.list, {}, { limits: { ...limits, headersTimeout: 200 } })
    expect(failure).toMatchObject({ _tag: 'TimeoutFailure', phase: 'headers' })
    expect(backend.seen).toHaveLength(1)
    await backend.seen[0]?.abandoned
  })

  it('waits for the rest of an answer only so long', async () => {
    const backend = await backendThat(response => void response.writeHead(200).write('{"data":'))
    const failure = await failureOf(backend.url, companyCalls.list, {}, { limits: { ...limits, bodyTimeout: 200 } })
    expect(failure).toMatchObject({ _tag: 'TimeoutFailure', phase: 'body' })
    await backend.seen[0]?.abandoned
  })

  it('waits for an answer that trickles in only so long', async () => {
    let asked = () => {}
    const arrived = new Promise<void>(resolve => {
      asked = resolve
    })
    const backend = await backendThat(response => {
      response.writeHead(200).write('{"data":')
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
      asked()
    })
    const waiting = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(callBackend(companyCalls.list, {}, context()))
      yield* Effect.promise(() => arrived)
      yield* TestClock.adjust(callTimeout)
      return yield* Fiber.join(fiber)
    })
    const exit = await Effect.runPromiseExit(
      waiting.pipe(Effect.provide(restClientLayer(backend.url, limits)), Effect.provide(TestClock.layer())),
    )
    expect(Exit.findErrorOption(exit)).toMatchObject({ value: { _tag: 'TimeoutFailure', phase: 'call' } })
    await backend.seen[0]?.abandoned
  })

  it.each([
    ['before', () => {}],
    ['amid', (response: ServerResponse) => void response.writeHead(200).write('{"data":')],
  ])('closes the connection when the browser gives up %s an answer', async (_, answer) => {
    const browser = new AbortController()
    const backend = await backendThat(response => {
      answer(response)
      setTimeout(() => browser.abort(), 50)
    })
    const exit = await exitOf(backend.url, companyCalls.list, {}, { signal: browser.signal })
    expect(Exit.hasInterrupts(exit)).toBe(true)
    await backend.seen[0]?.abandoned
    expect(backend.seen).toHaveLength(1)
  })
})

describe('connections and concurrency', () => {
  it('runs three calls of a browser request at a time, and lets another request run beside them', async () => {
    const holding: ServerResponse[] = []
    const backend = await backendThat(response => void holding.push(response))
    const layer = restClientLayer(backend.url, limits)
    const five = (given: ReturnType<typeof context>) =>
      Effect.forEach(Array.from({ length: 5 }), () => callBackend(companyCalls.list, {}, given), {
        concurrency: 'unbounded',
      })
    const done = Effect.runPromise(
      Effect.all([five(context()), five(context())], { concurrency: 'unbounded' }).pipe(Effect.provide(layer)),
    )

    for (const held of [6, 4]) {
      await expect.poll(() => holding.length).toBeGreaterThanOrEqual(held)
      // Time enough for one more than may.
      await new Promise(resolve => setTimeout(resolve, 40))
      expect(holding).toHaveLength(held)
      for (const response of holding.splice(0)) json(response, 200, { data: [] })
    }
    await done
  })

  it('keeps its connections for the next calls', async () => {
    const backend = await backendThat(response => json(response, 200, { data: [] }))
    const twenty = Effect.forEach(Array.from({ length: 20 }), () => callBackend(companyCalls.list, {}, context()))
    await Effect.runPromise(twenty.pipe(Effect.provide(restClientLayer(backend.url, limits))))
    expect(backend.seen).toHaveLength(20)
    // The second is opened when a call comes before the first one's last byte is read.
    expect(backend.connections()).toBeLessThanOrEqual(2)
  })
})

describe('scopes', () => {
  it('leaves out what a tab cannot mean', () => {
    expect(
      scopeOf({ [header.company]: 'x'.repeat(40), [header.salaryYear]: '1e3', [header.inactivityTimer]: '-1' }),
    ).toEqual({})
    expect(scopeOf({ [header.company]: 'zenit', [header.salaryYear]: '2026', [header.inactivityTimer]: '0' })).toEqual({
      FtgId: 'zenit',
      SalaryYear: 2026,
      InactivityTimer: 0,
    })
  })

  it('lets null take away and undefined leave', () => {
    expect(mergeScopes({ FtgId: 'zenit', SalaryYear: 2026 }, { SalaryYear: null, FtgId: undefined })).toEqual({
      FtgId: 'zenit',
      SalaryYear: null,
    })
  })
})
