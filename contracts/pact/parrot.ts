import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { header } from '../headers.ts'
import { earlierRequest } from '../outcomes/earlier.ts'

interface Exchange {
  readonly description: string
  /** Pact omits empty parameters in the file, and sends an empty object for them. */
  readonly providerStates?: readonly { readonly name: string; readonly params?: unknown }[]
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, unknown>>
    readonly query?: Readonly<Record<string, readonly string[]>>
    readonly body?: { readonly content: unknown }
  }
  readonly response: {
    readonly status: number
    readonly headers: Record<string, string[]>
    readonly body: { readonly content: unknown }
  }
}

/** Deviations from the pact, for a spec. */
export interface Slips {
  /** Returns the answer to an exchange, instead of the pact's own. */
  readonly answer?: (exchange: Exchange) => Exchange['response']
  /** Answers the states endpoint, instead of the default cookie. */
  readonly state?: (name: string, response: ServerResponse) => boolean
}

/**
 * Starts the smallest backend that fulfils the pact, states endpoint included: it answers with the
 * pact's own examples.
 */
export async function startParrot(pact: { readonly interactions: readonly Exchange[] }, slips: Slips = {}) {
  let given: string[] = []
  let requests = 0
  const cookies: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://parrot')
    const body = await jsonOf(request)
    if (url.pathname === '/_pact/states') {
      const { state, params, action } = body as { state: string; params: unknown; action: string }
      given = action === 'setup' ? [...given, JSON.stringify([state, sorted(params)])] : []
      if (action === 'teardown' || given.length === 1) requests = 0
      if (slips.state?.(state, response)) return
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"Cookie":"avlona=from-the-state"}')
      return
    }
    const exchange = pact.interactions.find(
      each =>
        each.request.method === request.method &&
        `/api${each.request.path}` === url.pathname &&
        Object.entries(each.request.query ?? {})
          .flatMap(([name, texts]) => texts.map(text => `${name}=${text}`))
          .join() === [...url.searchParams].map(([name, text]) => `${name}=${text}`).join() &&
        JSON.stringify(sorted(each.request.body?.content)) ===
          JSON.stringify(body === undefined ? undefined : sorted(body)) &&
        told(each).join() === given.join() &&
        earlierOf(each).length === (given.length === 0 ? 0 : requests) &&
        ownHeaders.every(name => name in (each.request.headers ?? {}) === name in request.headers),
    )
    requests += 1
    // An earlier request (earlier.ts) for which the pact has no answer.
    if (!exchange) return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":null}')
    cookies.push(request.headers.cookie)
    const answer = slips.answer?.(exchange) ?? exchange.response
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body.content))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    cookies,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const ownHeaders: readonly string[] = [header.marker, header.idempotencyKey]

const isEarlier = ({ name }: { readonly name: string }) => name === earlierRequest
const earlierOf = ({ providerStates = [] }: Exchange) => providerStates.filter(isEarlier)

/** Returns the states that the endpoint receives. The verifier sends earlier requests itself. */
const told = ({ providerStates = [] }: Exchange) =>
  providerStates
    .filter(state => !isEarlier(state))
    .map(({ name, params = {} }) => JSON.stringify([name, sorted(params)]))

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]))
}
