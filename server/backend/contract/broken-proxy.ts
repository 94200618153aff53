import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { header } from '#contracts/headers.ts'

/** A request on its way to the real backend. */
export interface Passing {
  readonly method: string
  /** The path below `/api`, without its query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** An answer on its way back. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  /** Parsed JSON. */
  readonly body: Answered
}
// biome-ignore lint/suspicious/noExplicitAny: a fault may change any part of an answer
export type Answered = any

/** A single fault of an otherwise correct backend. */
export interface Fault {
  /** A description of the fault. */
  readonly name: string
  /** One of the exchanges that detect it. */
  readonly foundBy: string
  /** Changes a request, or returns an `answer` without asking the real backend. */
  readonly request?: (
    passing: Passing,
    stranger: Stranger,
  ) => Partial<Passing> | { readonly answer: Answer } | undefined
  readonly answer?: (answer: Answer, passing: Passing) => Partial<Answer> | undefined
  /** Changes the bytes of a file or print. */
  readonly file?: (bytes: Buffer) => Buffer
}

/** Cookies of accounts that a broken backend lets others act as. */
export interface Stranger {
  readonly adm: string
}

export const is =
  (method: string, path: RegExp) =>
  (passing: Passing): boolean =>
    passing.method === method && path.test(passing.path)

/** Returns the fault of a successful call with wrong data. */
export const spoils = (
  name: string,
  foundBy: string,
  method: string,
  path: RegExp,
  change: (data: Answered) => unknown,
): Fault => ({
  name,
  foundBy,
  answer: (answer, passing) =>
    answer.status === 200 && is(method, path)(passing) ? { body: { data: change(answer.body.data) } } : undefined,
})

/** An answer as it came. */
interface Taped {
  readonly status: number
  readonly headers: Record<string, string>
  readonly bytes: Buffer
}

const passedOn = ['content-type', 'content-disposition', header.buildId, header.paginationInfo]

/** Returns an answer as it came, with the headers that an exchange may compare. */
async function taped(real: Response): Promise<Taped> {
  const [cookie] = real.headers.getSetCookie()
  const kept = passedOn.flatMap((name): [string, string][] => {
    const value = real.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    status: real.status,
    headers: { ...Object.fromEntries(kept), ...(cookie !== undefined && { 'set-cookie': cookie }) },
    bytes: Buffer.from(await real.arrayBuffer()),
  }
}

const isJson = ({ headers }: Taped) => /^application\/json\b/.test(headers['content-type'] ?? '')

/** Returns an answer with a fault. */
function broken(fault: Fault | undefined, answer: Taped, passing: Passing): Taped {
  if (!isJson(answer)) return fault?.file ? { ...answer, bytes: fault.file(answer.bytes) } : answer
  if (!fault?.answer) return answer
  const { status, headers } = answer
  const whole: Answer = { status, headers, body: JSON.parse(answer.bytes.toString()) }
  const changed = { ...whole, ...fault.answer(whole, passing) }
  return { ...changed, bytes: Buffer.from(JSON.stringify(changed.body)) }
}

/**
 * Starts a proxy in front of a backend, with a fault that can be changed while it runs. It tapes
 * the answers to the requests of an exchange, its states included, and plays them again.
 */
export async function startBrokenBackend(target: string, stranger: Stranger) {
  let fault: Fault | undefined
  let tape: Taped[] | undefined
  let played: { readonly tape: readonly Taped[]; at: number } | undefined
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(incoming.url ?? '/', 'http://proxy')
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
      ),
    )
    let passing: Passing = {
      method: incoming.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    const isState = url.pathname.startsWith('/_pact')
    // The verifier asks first whether anything answers.
    if (played && passing.method === 'GET' && /^\/(api\/?)?$/.test(url.pathname)) return void response.end()
    const change = isState || played ? undefined : fault?.request?.(passing, stranger)
    if (change && 'answer' in change) {
      const { status, headers, body } = change.answer
      return void response.writeHead(status, headers).end(JSON.stringify(body))
    }
    passing = { ...passing, ...change }
    const answer = played ? next(played) : await asked(passing, isState || isOfFile(passing.path))
    if (/^\/(api\/.|file|print|_pact)/.test(url.pathname)) tape?.push(answer)
    const { status, headers: sent, bytes } = isState ? answer : broken(fault, answer, passing)
    response.writeHead(status, sent).end(bytes)
  })

  const isOfFile = (path: string) => /^\/(file|print)\//.test(path)
  /** Returns the next answer of a tape, or its last one again. */
  function next(playing: { readonly tape: readonly Taped[]; at: number }): Taped {
    const answer = playing.tape[Math.min(playing.at, playing.tape.length - 1)]
    if (!answer) throw new Error('The tape is empty')
    playing.at += 1
    return answer
  }
  async function asked({ method, path, query, headers, body }: Passing, isBeside: boolean): Promise<Taped> {
    const search = query.size > 0 ? `?${query}` : ''
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return taped(await fetch(`${target}${isBeside ? '' : '/api'}${path}${search}`, { method, headers, ...sent }))
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    /** Passes requests on, with a fault or none. */
    breaks: (one: Fault | undefined) => {
      fault = one
      tape = undefined
      played = undefined
    },
    /** Passes requests on, without a fault, and returns the tape of their answers. */
    tapes: (): readonly Taped[] => {
      fault = undefined
      played = undefined
      tape = []
      return tape
    },
    /** Answers the same requests by a tape, with a fault. */
    plays: (again: readonly Taped[], one: Fault) => {
      fault = one
      tape = undefined
      played = { tape: again, at: 0 }
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
