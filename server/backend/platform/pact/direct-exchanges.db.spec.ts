import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillPath } from '#contracts/call.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { earlierRequest } from '#contracts/pact/earlier.ts'
import type { Interaction } from '#contracts/pact/interactions.ts'
import { type ProviderState, states } from '#contracts/pact/states.ts'
import { demoLicence } from '#contracts/rights/standard-groups.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { rpClient } from '../../sign-in/bankid/rp-client.ts'
import { startTestBackend, type TestBackend } from '../../testing.ts'
import { cloningLicence } from '../demo/licences.ts'
import { browserCookie, sessionCookie } from '../http/token-cookie.ts'
import { pactStates } from './pact-states.ts'
import type { PactStates } from './pact-tools.ts'
import { directExchanges } from './testing.ts'

/*
 * Sends the requests that the verification of the pact leaves to this spec, since one of its
 * exchanges takes as much work as twenty of these.
 */

let server: TestBackend
let handlers: PactStates
beforeAll(async () => {
  server = await startTestBackend({ copyLicences: { cloning: [cloningLicence], support: [demoLicence] } })
  handlers = pactStates({
    database: server.test.database,
    cookie: sessionCookie(false),
    browserCookie: browserCookie(false),
    clock: server.clock.now,
    bankId,
  })
})
afterAll(async () => {
  await bankId.close()
  await server.close()
})
const bankId = rpClient({ url: () => server.backend.url })

/** The states that hold for the derived refusals once they are set up. */
const lasting: readonly string[] = [
  ...[states.signedIn('').name, states.company('', '').name],
  ...[states.noCompany('', '').name, states.withoutRight('' as never, '').name],
]
const made = new Map<string, Promise<Record<string, string>>>()

/** Sets up a state. */
function setUp({ name, params }: ProviderState, address: string, undos: (() => Promise<unknown>)[]) {
  const handler = handlers[name]
  if (!handler) throw new Error(`No state is called ${name}`)
  return handler({ ...params, Address: address }, back => void undos.push(back))
}

/** Sets up a lasting state once. */
function setUpOnce(state: ProviderState, address: string) {
  const key = JSON.stringify([state.name, state.params])
  const values = made.get(key) ?? setUp(state, address, [])
  made.set(key, values)
  return values
}

let exchange = 0
/** Returns an address (RFC 2544): each exchange has its own, as with the verifier. */
function nextAddress(): string {
  exchange += 1
  return `198.18.${Math.floor(exchange / 250)}.${(exchange % 250) + 1}`
}

async function ask(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(`${server.backend.url}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { readonly fields?: object },
    buildId: answer.headers.get(header.buildId),
    type: answer.headers.get('content-type'),
  }
}

/** Sends an earlier request of an exchange. @throws Error when it is refused */
async function sendEarlier(params: ProviderState['params'], headers: Readonly<Record<string, string>>, key: string) {
  const { Method, Path, Body, FtgId, SalaryYear } = params
  const scope = { FtgId: FtgId as string | undefined, SalaryYear: SalaryYear as number | undefined }
  const own = { [header.marker]: markerValue, [header.idempotencyKey]: key, ...scopeHeaders(scope) }
  const answer = await ask(String(Method), String(Path), Body, { ...headers, ...own })
  if (answer.status !== 200) throw new Error(`${Method} ${Path} answered ${answer.status}`)
  return answer
}

/**
 * Sends the request of an exchange in its states. Returns the last earlier answer too.
 *
 * @param isShared false sets all states up for this exchange, since another one may end a session
 */
async function answerTo({ call, outcome: { given, request } }: Interaction, { isShared = false } = {}) {
  const { params, body, pagination, fields, filter, scope = {}, without } = request
  const address = nextAddress()
  const undos: (() => Promise<unknown>)[] = []
  const keys = new Map<string, string>()
  const keyOf = (label: string) => {
    const key = keys.get(label) ?? randomUUID()
    keys.set(label, key)
    return key
  }
  let cookie = ''
  let earlier: Awaited<ReturnType<typeof ask>> | undefined
  const headers = () => ({ 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) })
  try {
    for (const state of given) {
      if (state.name === earlierRequest)
        earlier = await sendEarlier(state.params, headers(), keyOf(String(state.params.Key)))
      else {
        const isOnce = isShared && lasting.includes(state.name)
        const values = await (isOnce ? setUpOnce(state, address) : setUp(state, address, undos))
        cookie = values.Cookie ?? cookie
      }
    }
    const path =
      fillPath(call.path, params as Record<string, unknown>) +
      encodeQuery({ pagination, fields, filter }, call.plainQuery)
    const answer = await ask(call.method, path, body, {
      ...headers(),
      ...(without !== 'marker' && { [header.marker]: markerValue }),
      ...(call.keyed && without !== 'key' && { [header.idempotencyKey]: keyOf(request.key ?? 'its own') }),
      ...scopeHeaders(scope),
    })
    return { answer, earlier }
  } finally {
    for (const undo of undos.toReversed()) await undo()
  }
}

const named = (exchanges: readonly Interaction[]) => exchanges.map(each => [each.description, each] as const)
const { derivedRefusals, declaredRefusals, repeatedWrites } = directExchanges()

/** Returns the refusal that an outcome declares, as `refusalIn` returns the one of an answer. */
function refusalOf({ outcome: { answer } }: Interaction) {
  if (!('error' in answer)) throw new Error('This is no refusal')
  const { status, message, dvCode } = answer.error
  return { ...common, status, body: { message, dvCode }, fields: Object.keys(answer.fields ?? {}).toSorted() }
}
const common = { buildId: 'spec', type: 'application/json; charset=utf-8' }

/** Returns a refusal with the names of its fields instead of their messages. */
function refusalIn({ body: { fields, ...body }, ...answer }: Awaited<ReturnType<typeof ask>>) {
  return { ...answer, body, fields: Object.keys(fields ?? {}).toSorted() }
}

describe('the embedded backend refuses by the declaration of its calls', () => {
  it.each(named(derivedRefusals))('%s', async (_, each) => {
    const { answer } = await answerTo(each, { isShared: true })
    expect(refusalIn(answer)).toEqual(refusalOf(each))
  })
})

describe('the embedded backend refuses', () => {
  it.each(named(declaredRefusals))('%s', async (_, each) => {
    const { body, fields, ...refusal } = refusalOf(each)
    const { answer } = await answerTo(each)
    // The messages are the backend's own, and so are further fields, as in the pact.
    expect(refusalIn(answer)).toEqual({
      ...refusal,
      body: { ...body, message: expect.stringMatching(/./) },
      fields: expect.arrayContaining(fields),
    })
  })
})

describe('the embedded backend answers by the first answer', () => {
  it.each(named(repeatedWrites))('%s', async (_, each) => {
    const { answer, earlier } = await answerTo(each)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(earlier)
  })
})
