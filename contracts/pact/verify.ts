import './do-not-track.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { answerOf, type CameAnswer, type ForwardedRequest } from './came-answer.ts'
import { furtherProblems } from './further-problems.ts'
import { pactFile, provider } from './interactions.ts'
import { type PactFile, type RecordedExchange, stateKey } from './pact-file.ts'
import { readNoCertificates } from './quick-start.ts'
import { isRefusal, verifyRefusal } from './refusals.ts'
import { patience, StateMaker, type StateValues } from './state-maker.ts'
import { type Failure, readResults } from './verification-results.ts'

export interface VerifyOptions {
  /** The backend's base URL, with its path: `http://127.0.0.1:3001/api`. */
  readonly url: string
  /**
   * The URL of the backend's states endpoint (contracts/README.md). Defaults to `defaultStatesUrl`.
   */
  readonly statesUrl?: string
  /** The base URL of the calls, which earlier requests go to. Defaults to `url`. */
  readonly callsUrl?: string
  /** The file of the pact. Defaults to the one of the calls. */
  readonly pact?: string
  /** Limits the verification to some exchanges, by their descriptions. Defaults to all. */
  readonly only?: (description: string) => boolean
}

export interface Verification {
  /** The number of exchanges that were verified. */
  readonly exchanges: number
  readonly failures: readonly Failure[]
}

/** The pacts that were read, by file: the one of all calls takes a third of a second. */
const pactsRead = new Map<string, PactFile>()

function read(file: string): PactFile {
  const pact = pactsRead.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as PactFile)
  pactsRead.set(file, pact)
  return pact
}

const namesOfStates = (interactions: PactFile['interactions']): string[] =>
  [...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))].sort()

/** Returns the states that the pact names. */
export const statesOf = (pact: string = pactFile): string[] => namesOfStates(read(pact).interactions)

/** Returns the default URL of a backend's states endpoint: beside its base path. */
export const defaultStatesUrl = (url: string): string => new URL('/_pact/states', url).href

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/**
 * The number of exchanges that the verifier is given at a time. What it does for each grows with
 * their number: 100 at once take an eighth more processor time, and 1,360 three times as much.
 */
const atOnce = 20

/**
 * Verifies a backend against the pact: sets up each exchange's states, sends its request, and
 * compares the answer. Resolves with the failed exchanges. Rejects only when the verification could
 * not run, for example because the backend cannot be reached.
 */
export async function verifyProvider({
  url,
  statesUrl = defaultStatesUrl(url),
  callsUrl = url,
  pact = pactFile,
  only = () => true,
}: VerifyOptions): Promise<Verification> {
  // Without this check Pact's own proxy would crash.
  if (!(await answers(url))) throw new Error(`Nothing answers at ${url}.`)
  readNoCertificates(url)

  const whole = read(pact)
  const interactions = whole.interactions.filter(({ description }) => only(description))
  const maker = new StateMaker(callsUrl, statesUrl)
  const unmade = new Map<string, string>()
  const noting = async (name: string, params: unknown, made: Promise<StateValues>) => {
    try {
      return { ...(await made) }
    } catch (error) {
      unmade.set(stateKey(name, params), error instanceof Error ? error.message : String(error))
      return {}
    }
  }
  const handlerOf = (name: string) => ({
    setup: (params?: unknown) => noting(name, params, maker.setup(name, (params ?? {}) as ProviderState['params'])),
    teardown: (params?: unknown) =>
      noting(name, params, maker.teardown(name, (params ?? {}) as ProviderState['params'])),
  })
  /** What was found wrong with answers beside what Pact compares, by the exchange's description. */
  const further = new Map<string, readonly string[]>()
  const refused = async (exchange: RecordedExchange): Promise<readonly Failure[]> => {
    const { description, providerStates = [] } = exchange
    for (const { name, params } of providerStates) await handlerOf(name).setup(params)
    const reasons = await verifyRefusal(exchange, { url, values: maker.values, address: maker.address })
    for (const { name, params } of providerStates.toReversed()) await handlerOf(name).teardown(params)
    maker.next()
    return readResults(undefined, [exchange], unmade, new Map([[description, reasons]]))
  }
  const verified = async (part: readonly RecordedExchange[]): Promise<readonly Failure[]> => {
    const folder = mkdtempSync(join(tmpdir(), 'avlona-pact-'))
    const chosen = join(folder, 'pact.json')
    writeFileSync(chosen, JSON.stringify({ ...whole, interactions: part }))
    const came: CameAnswer[] = []
    const results = await new Verifier({
      provider,
      providerBaseUrl: url,
      pactUrls: [chosen],
      stateHandlers: Object.fromEntries(namesOfStates(part).map(name => [name, handlerOf(name)])),
      requestFilter: (request: ForwardedRequest, response: ServerResponse, next: () => void) => {
        request.headers['x-forwarded-for'] = maker.address
        if (!request.path.startsWith('/_pact')) came.push(answerOf(request, response))
        next()
      },
      logLevel: 'error',
    })
      .verifyProvider()
      .then(
        () => undefined,
        (error: Error) => error.message,
      )
      .finally(() => rmSync(folder, { recursive: true }))
    for (const [at, exchange] of part.entries()) {
      const answer = came[at]
      const { method, path } = exchange.request
      const isIts = answer !== undefined && answer.method === method && decodeURI(answer.path) === decodeURI(path)
      further.set(
        exchange.description,
        isIts ? furtherProblems(exchange.description, answer) : ['the content: expected the answer, came none'],
      )
    }
    return readResults(results, part, unmade, further)
  }
  const failures: Failure[] = []
  for (const exchange of interactions.filter(isRefusal)) failures.push(...(await refused(exchange)))
  const answered = interactions.filter(each => !isRefusal(each))
  for (let from = 0; from < answered.length; from += atOnce)
    failures.push(...(await verified(answered.slice(from, from + atOnce))))
  const order = new Map(interactions.map(({ description }, at) => [description, at]))
  const placeOf = ({ exchange }: Failure) => order.get(exchange) ?? 0
  return { exchanges: interactions.length, failures: failures.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}
