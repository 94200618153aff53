import { Pool } from 'undici'
import { z } from 'zod'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { actOutside } from '../../../platform/database/outside.ts'
import { KivraError } from './kivra-error.ts'

export interface KivraOptions {
  /** The address of the API. A function when it is known only after a server listens. */
  readonly url: string | (() => string)
  readonly client: { readonly id: string; readonly secret: string }
  readonly now: () => Date
  /** The time-out of an answer, in milliseconds. Defaults to 20,000. */
  readonly timeout?: number
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const Tenants = z.array(z.object({ key: z.string().regex(/^[\w-]{1,100}$/) }))
const Matched = z.object({ list: z.array(z.string()) })
const Refused = z.looseObject({ code: z.coerce.number().optional(), long_message: z.string().optional() })

/** Errors that say that a person cannot be sent to. */
const unknownRecipient = new Set([40032, 40105])
/** A token is renewed when less than this is left of it, in milliseconds. */
const margin = 60_000

/** Creates a client of Kivra's API for those who send, by OAuth2 with client credentials. */
export function kivraClient({ url, client, now, timeout = 20_000 }: KivraOptions) {
  let pool: Pool | undefined
  let prefix = ''
  let token: { readonly value: string; readonly until: number } | undefined
  const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`

  function connected(): Pool {
    if (pool) return pool
    const base = new URL(typeof url === 'string' ? url : url())
    prefix = base.pathname.replace(/\/+$/, '')
    pool = new Pool(base.origin, {
      connections: 8,
      connect: { timeout },
      headersTimeout: timeout,
      bodyTimeout: timeout,
      maxResponseSize: 16 * 1024 * 1024,
    })
    return pool
  }

  async function send({ path, ...request }: Request): Promise<Answer> {
    actOutside()
    try {
      const to = connected()
      const answer = await to.request({ ...request, path: prefix + path })
      const text = await answer.body.text()
      return { status: answer.statusCode, headers: answer.headers, body: parsed(text) }
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      throw new KivraError('unreachable', `Kivra svarar inte (${code}).`, null, { cause })
    }
  }

  async function signedIn(): Promise<string> {
    if (token && token.until - margin > now().getTime()) return token.value
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const answer = await send({ method: 'POST', path: '/v1/auth', headers, body: 'grant_type=client_credentials' })
    const read = Token.safeParse(answer.body)
    if (answer.status === 400 || answer.status === 401)
      throw new KivraError('sign-in', 'Kivra godtar inte programmets uppgifter.')
    if (answer.status >= 400 || !read.success) throw refusal(answer)
    token = { value: read.data.access_token, until: now().getTime() + read.data.expires_in * 1000 }
    return token.value
  }

  /** Asks with a token. One that Kivra no longer takes is renewed, once. */
  async function ask(method: Request['method'], path: string, body?: string): Promise<Answer> {
    for (const isLast of [false, true]) {
      const headers = {
        authorization: `Bearer ${await signedIn()}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const answer = await send({ method, path, headers, ...(body !== undefined && { body }) })
      if (answer.status < 400) return answer
      if (answer.status !== 401 || isLast) throw refusal(answer)
      token = undefined
    }
    throw new Error('unreachable code')
  }

  return {
    /**
     * Returns the key by which a company sends.
     *
     * @param vatNumber SE556677889901
     * @throws KivraError no-tenant when our credentials may not send for the company
     */
    async tenant(vatNumber: string): Promise<string> {
      const { body } = await ask('GET', `/v2/tenant?orgnr=${encodeURIComponent(vatNumber)}`)
      const [found] = shaped(Tenants, body)
      if (!found) throw new KivraError('no-tenant', 'Företaget är inte anslutet till Kivra.')
      return found.key
    },
    /**
     * Returns those of some persons whom a company can send to.
     *
     * @param personalNumbers of 12 digits
     */
    async matched(tenant: string, personalNumbers: readonly string[]): Promise<ReadonlySet<string>> {
      const body = JSON.stringify({ list: personalNumbers })
      const answer = await ask('POST', `/v2/tenant/${tenant}/usermatch/ssn`, body)
      return new Set(shaped(Matched, answer.body).list)
    },
    /**
     * Sends content, which Kivra delivers once: the same content again is answered and not
     * delivered. Returns Kivra's key of it, or null.
     */
    async content(tenant: string, content: string): Promise<string | null> {
      const { headers } = await ask('POST', `/v2/tenant/${tenant}/content`, content)
      const key = headers['kivra-objkey']
      return typeof key === 'string' ? key.slice(0, 200) : null
    },
    close: async () => pool?.close(),
  }
}

export type Kivra = ReturnType<typeof kivraClient>

function refusal({ status, body }: Answer): KivraError {
  const { code = null, long_message: text } = Refused.safeParse(body).data ?? {}
  if (status === 401) return new KivraError('sign-in', 'Kivra godtar inte programmets uppgifter.', code)
  if (status === 403 || status === 404)
    return new KivraError('no-tenant', 'Företaget är inte anslutet till Kivra.', code)
  if (code !== null && unknownRecipient.has(code))
    return new KivraError('unknown-recipient', 'Den anställda kan inte ta emot i Kivra.', code)
  if (status >= 500 || status === 429) return new KivraError('unreachable', `Kivra svarar inte (${status}).`, code)
  const why = text === undefined ? String(status) : maskNumbers(text).slice(0, 200)
  return new KivraError('refused', `Kivra tog inte emot lönebeskedet: ${why}`, code)
}

/** @throws KivraError unreachable when the answer is not as documented */
function shaped<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  // The places of the mismatch, never the values.
  const where = read.error.issues.map(issue => issue.path.join('.')).join(', ')
  throw new KivraError('unreachable', `Kivras svar kan inte läsas (${where}).`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
