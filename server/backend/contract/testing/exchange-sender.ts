import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillPath } from '#contracts/call.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { earlierRequest, endsWithin, hasEnded } from '#contracts/outcomes/earlier.ts'
import type { ProviderState } from '#contracts/outcomes/provider-state.ts'
import type { Interaction } from '#contracts/pact/interactions.ts'
import { states } from '#contracts/pact/states.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { browserCookie, sessionCookie } from '../../platform/http/token-cookie.ts'
import { rpClient } from '../../sign-in/bankid/rp-client.ts'
import type { TestBackend } from '../../testing.ts'
import { pactStates } from '../pact-states.ts'

/** The states that hold for the derived refusals once they are set up. */
const lasting: readonly string[] = [
  states.signedIn('').name,
  states.company('', '').name,
  states.noCompany('', '').name,
  states.withoutRight('' as never, '').name,
]

/** What a backend answered. */
export interface Answered {
  readonly status: number
  readonly body: { readonly data?: unknown; readonly fields?: object }
  readonly buildId: string | null
  readonly type: string | null
}

/** For specs: sends requests of exchanges without Pact. */
export interface ExchangeSender {
  /**
   * Sends the request of an exchange in its states. Returns the last earlier answer too.
   *
   * @param isShared false sets all states up for this exchange, since another one may end a session
   */
  answerTo(
    each: Interaction,
    how?: { readonly isShared?: boolean },
  ): Promise<{ readonly answer: Answered; readonly earlier: Answered | undefined }>
  close(): Promise<void>
}

type Undos = (() => Promise<unknown>)[]
type Headers = Readonly<Record<string, string>>

/** Sends requests of exchanges to a backend of a spec, whose clock the exchanges do not set. */
export function exchangeSender({ backend, test, clock }: TestBackend): ExchangeSender {
  const bankId = rpClient({ url: () => backend.url })
  const handlers = pactStates({
    database: test.database,
    cookie: sessionCookie(false),
    browserCookie: browserCookie(false),
    clock: clock.now,
    bankId,
  })
  const made = new Map<string, Promise<Record<string, string>>>()

  function setUp({ name, params }: ProviderState, address: string, undos: Undos) {
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

  async function ask(method: string, path: string, body: unknown, headers: Headers): Promise<Answered> {
    const answer = await fetch(`${backend.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as Answered['body'],
      buildId: answer.headers.get(header.buildId),
      type: answer.headers.get('content-type'),
    }
  }

  /** Sends an earlier request of an exchange. @throws Error when it is refused, or does not end */
  async function sendEarlier(params: ProviderState['params'], headers: Headers, key: string): Promise<Answered> {
    const { Method, Path, Body, FtgId, SalaryYear, Until } = params
    const scope = { FtgId: FtgId as string | undefined, SalaryYear: SalaryYear as number | undefined }
    const own = { [header.marker]: markerValue, [header.idempotencyKey]: key, ...scopeHeaders(scope) }
    const patience = Date.now() + endsWithin.patience
    for (;;) {
      const answer = await ask(String(Method), String(Path), Body, { ...headers, ...own })
      if (answer.status !== 200)
        throw new Error(`${Method} ${Path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      if (hasEnded(Until, answer.body.data)) return answer
      if (Date.now() > patience) throw new Error(`${Method} ${Path} never became ${JSON.stringify(Until)}`)
      await sleep(endsWithin.pause)
    }
  }

  return {
    async answerTo({ call, outcome: { given, request } }, { isShared = false } = {}) {
      const { params, body, pagination, fields, filter, scope = {}, without } = request
      const address = nextAddress()
      const undos: Undos = []
      const keys = new Map<string, string>()
      const keyOf = (label: string) => {
        const key = keys.get(label) ?? randomUUID()
        keys.set(label, key)
        return key
      }
      let cookie = ''
      let earlier: Answered | undefined
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
    },
    close: () => bankId.close(),
  }
}
