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
import { derivedRefusals } from './testing.ts'

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

/** The states that hold for all exchanges once they are set up. */
const lasting: readonly string[] = [
  ...[states.signedIn('').name, states.company('', '').name],
  ...[states.noCompany('', '').name, states.withoutRight('' as never, '').name],
]
const made = new Map<string, Promise<Record<string, string>>>()

/** Sets up a state, a lasting one once. */
function setUp({ name, params }: ProviderState, undos: (() => Promise<unknown>)[]) {
  const handler = handlers[name]
  if (!handler) throw new Error(`No state is called ${name}`)
  const given = { ...params, Address: '203.0.113.1' }
  if (!lasting.includes(name)) return handler(given, back => void undos.push(back))
  const key = JSON.stringify([name, params])
  const values = made.get(key) ?? handler(given, () => {})
  made.set(key, values)
  return values
}

async function ask(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(`${server.backend.url}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    body: await answer.json(),
    buildId: answer.headers.get(header.buildId),
    type: answer.headers.get('content-type'),
  }
}

/** Sends an earlier request of an exchange. @throws Error when it is refused */
async function sendEarlier(params: ProviderState['params'], cookie: string, key: string): Promise<void> {
  const { Method, Path, Body, FtgId, SalaryYear } = params
  const scope = { FtgId: FtgId as string | undefined, SalaryYear: SalaryYear as number | undefined }
  const headers = { [header.marker]: markerValue, [header.idempotencyKey]: key, cookie, ...scopeHeaders(scope) }
  const { status } = await ask(String(Method), String(Path), Body, headers)
  if (status !== 200) throw new Error(`${Method} ${Path} answered ${status}`)
}

/** Sends the request of an exchange in its states. */
async function answerTo({ call, outcome: { given, request } }: Interaction) {
  const { params, body, pagination, filter, scope = {}, without } = request
  const undos: (() => Promise<unknown>)[] = []
  const keys = new Map<string, string>()
  const keyOf = (label: string) => {
    const key = keys.get(label) ?? randomUUID()
    keys.set(label, key)
    return key
  }
  let cookie = ''
  try {
    for (const state of given) {
      if (state.name === earlierRequest) await sendEarlier(state.params, cookie, keyOf(String(state.params.Key)))
      else cookie = (await setUp(state, undos)).Cookie ?? cookie
    }
    const query = encodeQuery({ ...(pagination && { pagination }), filter })
    return await ask(call.method, fillPath(call.path, params as Record<string, unknown>) + query, body, {
      ...(without !== 'marker' && { [header.marker]: markerValue }),
      ...(call.keyed && without !== 'key' && { [header.idempotencyKey]: keyOf(request.key ?? 'its own') }),
      ...(cookie !== '' && { cookie }),
      ...scopeHeaders(scope),
    })
  } finally {
    for (const undo of undos.toReversed()) await undo()
  }
}

describe('the embedded backend refuses', () => {
  it.each(derivedRefusals().map(each => [each.description, each] as const))('%s', async (_, each) => {
    const { answer } = each.outcome
    if (!('error' in answer)) throw new Error('This is no refusal')
    const { status, message, dvCode } = answer.error
    expect(await answerTo(each)).toEqual({
      status,
      body: { message, dvCode },
      buildId: 'spec',
      type: 'application/json; charset=utf-8',
    })
  })
})
