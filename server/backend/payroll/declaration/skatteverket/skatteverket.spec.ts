import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../../testing.ts'
import { correctionOf, sentBy, wholeSubmission } from '../submission.ts'
import { declaration, employer, payslip, person, sender, valuesOf } from '../testing/given.ts'
import { declarationFiles } from '../xml.ts'
import { skatteverketClient } from './client.ts'
import { controlFindings } from './control-findings.ts'
import { type SkatteverketTokens, skatteverketSignIn } from './sign-in.ts'
import { addSkatteverketSimulator, simulatedPaths } from './simulator/add-skatteverket-simulator.ts'

const client = { id: 'avlona', secret: 'hemlig' }
const redirectUri = 'http://localhost:3000/skatteverket'
const of = { employer: employer.identity, period: '2026-10' }
const key = `${of.employer} 202610`

let clock: ReturnType<typeof testClock>
let app: FastifyInstance
let skatteverket: Awaited<ReturnType<typeof addSkatteverketSimulator>>
let url: string
let signIn: ReturnType<typeof skatteverketSignIn>
let api: ReturnType<typeof skatteverketClient>
const ends: (() => Promise<unknown>)[] = []

async function start(largest?: number): Promise<void> {
  app = Fastify()
  skatteverket = await addSkatteverketSimulator(app, { now: clock.now, client, ...(largest && { largest }) })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  signIn = skatteverketSignIn({ url: url + simulatedPaths.signIn, client, redirectUri, now: clock.now })
  api = skatteverketClient({ url: url + simulatedPaths.api, client })
}

async function stop(): Promise<void> {
  await signIn.close()
  await api.close()
  await app.close()
}

beforeEach(async () => {
  clock = testClock()
  await start(100_000)
})
afterEach(async () => {
  await stop()
  for (const end of ends.splice(0)) await end()
})

/** Plays the person's browser: to Skatteverket and back with a code. */
async function approve({ url: address }: { readonly url: string }): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

async function signedIn(): Promise<SkatteverketTokens> {
  const begun = signIn.begin()
  const back = await approve(begun)
  return signIn.complete(back.searchParams.get('code') ?? '', begun)
}

const paying = (pay: Readonly<Record<string, number>>, numbers = {}) =>
  declaration({
    numbers,
    persons: ['198202252386', '198301302397'].map((payee, at) => person(String(at + 1), payee)),
    payslips: Object.entries(pay).map(([who, amount]) => payslip(who, { '011': amount, '001': amount / 4 })),
  })
const filesOf = (submission: Parameters<typeof declarationFiles>[0]) =>
  declarationFiles(submission, sender, '2026-11-01T12:00:00')
const file = (submission = wholeSubmission(paying({ '1': 30_000 }))): string => filesOf(submission)[0] ?? ''

/** Sends files, waits for their control and saves them. */
async function saved(tokens: SkatteverketTokens, files: readonly string[]): Promise<readonly number[]> {
  const ids: number[] = []
  for (const xml of files) {
    const id = await api.upload(tokens, xml)
    while ((await api.result(tokens, id)).state === 'processing');
    await api.save(tokens, id)
    ids.push(id)
  }
  return ids
}

describe('a declaration at Skatteverket', () => {
  it('is sent, controlled, saved, reviewed, signed by a person, and has a receipt', async () => {
    const tokens = await signedIn()
    const id = await api.upload(tokens, file())
    expect(await api.result(tokens, id)).toEqual({ state: 'processing', faults: [] })
    expect(await api.result(tokens, id)).toEqual({ state: 'accepted', faults: [] })
    await api.save(tokens, id)
    const review = await api.review(tokens, of)
    expect(review).toMatchObject({ canBeSigned: true, link: `${url}/minasidor/${of.employer}/202610` })
    expect(skatteverket.isLocked(key)).toBe(true)
    expect(await api.receipts(tokens, of)).toEqual([])
    skatteverket.sign(key, '191212121212')
    const receipts = await api.receipts(tokens, of)
    expect(receipts).toEqual([{ id: expect.any(String), signedAt: clock.now().toISOString() }])
    expect(JSON.stringify(receipts)).not.toContain('191212121212')
  })

  it('is corrected until Skatteverket has what is right', async () => {
    const tokens = await signedIn()
    const first = paying({ '1': 30_000, '2': 20_000 })
    const history = [wholeSubmission(first)]
    await saved(tokens, filesOf(wholeSubmission(first)))
    skatteverket.sign(key, 'x')
    for (const now of [paying({ '1': 31_000 }, first.numbers), paying({ '2': 5_000 }, first.numbers)]) {
      const { submission } = correctionOf(sentBy(history), now, true)
      history.push(submission)
      await saved(tokens, filesOf(submission))
      skatteverket.sign(key, 'x')
    }
    const has = skatteverket.filed(key).map(({ kind, fields }) => ({ kind, ...fields }))
    const right = paying({ '2': 5_000 }, first.numbers)
    const about = { '201': of.employer, '006': '202610' }
    expect(has).toEqual([
      { kind: 'HU', ...about, '487': String(valuesOf(right.main)['487']), '497': '1250' },
      { kind: 'IU', ...about, '215': '198301302397', '570': '2', '011': '5000', '001': '1250' },
    ])
    expect(await api.receipts(tokens, of)).toHaveLength(3)
  })

  it('of more than 1,000 persons is several files of one draft', async () => {
    const many = { ...wholeSubmission(paying({ '1': 100 })) }
    const [statement] = many.statements
    const statements = Array.from({ length: 1_000 }, (_, at) => ({
      ...statement,
      number: at + 1,
    })) as typeof many.statements
    await stop()
    await start()
    const tokens = await signedIn()
    expect(await saved(tokens, filesOf({ ...many, statements }))).toHaveLength(2)
    skatteverket.sign(key, 'x')
    expect(skatteverket.filed(key)).toHaveLength(1_001)
  })

  it('with faults is rejected, with each fault’s person and no personal number', async () => {
    const tokens = await signedIn()
    const right = paying({ '1': 30_000, '2': 20_000 })
    const wrong = wholeSubmission(right)
    const statements = wrong.statements.map(each =>
      each.number === 2 ? { ...each, fields: each.fields.filter(({ box }) => box !== '001') } : each,
    )
    const id = await api.upload(tokens, file({ ...wrong, statements }))
    await api.result(tokens, id)
    const { state, faults } = await api.result(tokens, id)
    expect(state).toBe('rejected')
    expect(faults).toMatchObject([{ control: 'S_901', isStop: true, form: 'IU', number: 2 }])
    expect(controlFindings(right, faults)).toMatchObject([{ family: 'S', level: 'stop', person: '2' }])
    expect(JSON.stringify(faults)).not.toContain('198301302397')
    await api.save(tokens, id)
    expect(await api.review(tokens, of)).toMatchObject({ canBeSigned: false })
    await api.remove(tokens, of, id)
    await expect(api.review(tokens, of)).rejects.toMatchObject({ code: 'refused', number: 30 })
  })

  it('S_003: a removal has its key and field 205 alone', async () => {
    const tokens = await signedIn()
    const first = wholeSubmission(paying({ '1': 30_000, '2': 20_000 }))
    const { submission } = correctionOf(sentBy([first]), paying({ '1': 30_000 }), true)
    const spoilt = submission.statements.map(each => ({
      ...each,
      fields: [...each.fields, { box: '011', value: 1, rows: [] }],
    }))
    for (const [statements, faults] of [
      [submission.statements, []],
      [spoilt, [{ control: 'S_003' }]],
    ] as const) {
      const id = await api.upload(tokens, file({ ...submission, statements }))
      await api.result(tokens, id)
      expect((await api.result(tokens, id)).faults).toMatchObject(faults)
    }
  })

  it('is thrown away before it is saved, and not afterwards', async () => {
    const tokens = await signedIn()
    const id = await api.upload(tokens, file())
    await api.discard(tokens, id)
    await expect(api.result(tokens, id)).rejects.toMatchObject({ code: 'refused', number: 30 })
    const [other = 0] = await saved(tokens, [file()])
    await expect(api.discard(tokens, other)).rejects.toMatchObject({ code: 'refused', number: 20 })
  })

  it('is locked and unlocked', async () => {
    const tokens = await signedIn()
    await api.lock(tokens, of)
    expect(skatteverket.isLocked(key)).toBe(true)
    await expect(saved(tokens, [file()])).rejects.toMatchObject({ code: 'refused' })
    await api.unlock(tokens, of)
    expect(skatteverket.isLocked(key)).toBe(false)
    await saved(tokens, [file()])
  })
})

describe('what Skatteverket refuses', () => {
  it.each([
    ['a file that is too large (413)', 'x'.repeat(100_001), 27],
    [
      'a period before July 2018 (404)',
      file(wholeSubmission(declaration({ period: '2026-10' }))).replaceAll('202610', '201806'),
      31,
    ],
    [
      'a file without its employer (400)',
      file().replace(/<agd:AgRegistreradId faltkod.*?>\d+</g, '<agd:AgRegistreradId><'),
      38,
    ],
    ['what is no declaration (415)', '<Skatteverket/>', 0],
  ])('%s', async (_, xml, number) => {
    await expect(api.upload(await signedIn(), xml)).rejects.toMatchObject({ code: 'refused', number })
  })

  it('a second save (400)', async () => {
    const tokens = await signedIn()
    const [id = 0] = await saved(tokens, [file()])
    await expect(api.save(tokens, id)).rejects.toMatchObject({ code: 'refused', number: 20 })
  })

  it('another program', async () => {
    const tokens = await signedIn()
    const other = skatteverketClient({ url: url + simulatedPaths.api, client: { ...client, secret: 'annan' } })
    await expect(other.receipts(tokens, of)).rejects.toMatchObject({ code: 'sign-in' })
    await other.close()
  })
})

describe('the sign-in', () => {
  it('asks for both scopes with PKCE, and comes back with its state', async () => {
    const begun = signIn.begin()
    const { searchParams } = new URL(begun.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'avlona',
      redirect_uri: redirectUri,
      state: begun.state,
      scope: 'agd agdredovisningperiod',
      code_challenge_method: 'S256',
    })
    expect(begun.url).not.toContain(begun.verifier)
    expect(begun.verifier).toMatch(/^[\w-]{43,128}$/)
    expect((await approve(begun)).searchParams.get('state')).toBe(begun.state)
    expect(signIn.begin()).not.toMatchObject({ state: begun.state })
  })

  it('takes a code once, within five minutes, by whoever began', async () => {
    const codeOf = async (begun = signIn.begin()) => ({
      begun,
      code: (await approve(begun)).searchParams.get('code') ?? '',
    })
    const refused = { code: 'sign-in' }
    const { begun, code } = await codeOf()
    await signIn.complete(code, begun)
    await expect(signIn.complete(code, begun)).rejects.toMatchObject(refused)
    const stolen = await codeOf()
    await expect(signIn.complete(stolen.code, signIn.begin())).rejects.toMatchObject(refused)
    const slow = await codeOf()
    clock.pass(5)
    await expect(signIn.complete(slow.code, slow.begun)).rejects.toMatchObject(refused)
  })

  it('is refreshed a minute before it ends, with a new token each time, ten times', async () => {
    let tokens = await signedIn()
    clock.pass(58.9)
    expect(await signIn.fresh(tokens)).toBe(tokens)
    clock.pass(0.1)
    for (let refreshes = 1; refreshes <= 10; refreshes++) {
      const fresh = await signIn.fresh(tokens)
      expect(fresh).toMatchObject({ refreshes })
      expect(fresh.access).not.toBe(tokens.access)
      await expect(signIn.fresh(tokens)).rejects.toMatchObject({ code: 'sign-in' })
      expect(await api.receipts(fresh, of)).toEqual([])
      tokens = fresh
      clock.pass(59)
    }
    await expect(signIn.fresh(tokens)).rejects.toMatchObject({ code: 'sign-in' })
  })

  it('ends: calls say so, and what was left too long cannot be refreshed', async () => {
    const tokens = await signedIn()
    clock.pass(60)
    await expect(api.receipts(tokens, of)).rejects.toMatchObject({ code: 'sign-in' })
    clock.pass(5)
    await expect(signIn.fresh(tokens)).rejects.toMatchObject({ code: 'sign-in' })
    await expect(signIn.fresh({ ...tokens, refresh: null })).rejects.toMatchObject({ code: 'sign-in' })
  })
})

describe('a Skatteverket that does not answer as it should', () => {
  const tokens: SkatteverketTokens = { access: 'a', refresh: null, expires: 0, refreshes: 0 }

  async function strange(answer: RequestListener, timeout = 10_000) {
    const server = createServer(answer)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const other = skatteverketClient({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      client,
      timeout,
    })
    ends.push(
      () => other.close().catch(() => {}),
      () => new Promise(resolve => server.close(resolve)),
    )
    return other
  }

  it.each<[string, RequestListener, timeout?: number]>([
    ['no JSON', (_, response) => void response.end('<html>')],
    ['another shape', (_, response) => void response.end('{"kvittenser":17}')],
    ['a status without an error', (_, response) => void response.writeHead(502).end('Bad gateway')],
    ['nothing at all', () => {}, 300],
    ['a broken connection', (_, response) => void response.destroy()],
  ])('is as good as away: %s', async (_, answer, timeout) => {
    const failure = await (await strange(answer, timeout)).receipts(tokens, of).catch(error => error)
    expect(failure).toMatchObject({ name: 'SkatteverketError', code: 'unreachable' })
    expect(failure.message).not.toContain(of.employer)
  })

  it('is asked once, with a correlation id of its own for each call', async () => {
    const asked: unknown[] = []
    const other = await strange((request, response) => {
      asked.push(request.headers.skv_client_correlation_id)
      response.writeHead(503).end('{}')
    })
    await expect(other.upload(tokens, '<a/>')).rejects.toMatchObject({ code: 'unreachable' })
    await expect(other.upload(tokens, '<a/>')).rejects.toMatchObject({ code: 'unreachable' })
    expect(new Set(asked).size).toBe(2)
    expect(asked).toHaveLength(2)
  })

  it('never puts a person’s number in an error', async () => {
    const other = await strange((_, response) =>
      response.writeHead(400).end('{"kod":38,"meddelandeTillAnvandare":"Fel för 19820225-2386"}'),
    )
    await expect(other.upload(tokens, '<a/>')).rejects.toMatchObject({ number: 38, message: 'Fel för [nummer]' })
  })

  it('has no link but one of the web', async () => {
    const other = await strange((_, response) =>
      response.end('{"link":"javascript:alert(1)","tillstand":"LOCKED_FOR_SIGNING"}'),
    )
    await expect(other.review(tokens, of)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
