import './do-not-track.ts'
import { readFileSync } from 'node:fs'
import { Verifier } from '@pact-foundation/pact'
import { pactFile, provider } from './interactions.ts'
import type { PactFile } from './pact-file.ts'
import { readNoCertificates } from './quick-start.ts'
import type { ProviderState } from './states.ts'
import { type Failure, readResults } from './verification-results.ts'

/** What a state gives the requests that follow, by name: `{Cookie: 'avlona=…'}`. */
export type StateValues = Readonly<Record<string, string | number | boolean>>

/** Makes a state true from its parameters. Rejects when it cannot. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that gives nothing need not say so
export type StateHandler = (params: ProviderState['params']) => Promise<StateValues | void>

/** A handler for each state, by the state's name. */
export type StateHandlers = Readonly<Record<string, StateHandler>>

export interface VerifyOptions {
  /** The backend's base URL, with its path: `http://127.0.0.1:3001/api`. */
  readonly url: string
  /** The backend's states endpoint (contracts/README.md), when it is not where `defaultStatesUrl` has it. */
  readonly statesUrl?: string
  /** Make the states true in this process, instead of the endpoint. */
  readonly stateHandlers?: StateHandlers
  /** The pact; the committed one when not given. */
  readonly pact?: string
}

export interface Verification {
  /** How many exchanges the pact has. */
  readonly exchanges: number
  readonly failures: readonly Failure[]
}

/** The states that the pact names. */
export const statesOf = (pact: string = pactFile): string[] => {
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as PactFile
  return [...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))].sort()
}

/** Where a backend's states endpoint is unless it says otherwise: beside its base path. */
export const defaultStatesUrl = (url: string): string => new URL('/_pact/states', url).href

const statesTimeout = 15_000

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(statesTimeout), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** One request of the states protocol. @throws Error when it could not be made true */
export async function ask(
  url: string,
  state: string,
  params: unknown,
  action: 'setup' | 'teardown',
): Promise<StateValues> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action }),
    signal: AbortSignal.timeout(statesTimeout),
  }).catch((error: Error) => {
    throw new Error(`nothing answers at ${url} (${error.cause instanceof Error ? error.cause.message : error.message})`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  if (text === '') return {}
  try {
    return JSON.parse(text) as StateValues
  } catch {
    throw new Error(`${url} answered something that is no JSON: ${text.slice(0, 200)}`)
  }
}

/**
 * Holds a backend against the pact: makes each exchange's states true, sends its request, compares the answer.
 * Resolves with what failed; rejects only when the verification itself could not run, as when nothing answers.
 */
export async function verifyProvider({
  url,
  statesUrl = defaultStatesUrl(url),
  stateHandlers,
  pact = pactFile,
}: VerifyOptions): Promise<Verification> {
  // Pact's own proxy would fall over.
  if (!(await answers(url))) throw new Error(`Nothing answers at ${url}.`)

  readNoCertificates(url)
  const unmade = new Map<string, string>()
  const noting = async (name: string, made: () => ReturnType<StateHandler>) => {
    try {
      return { ...(await made()) }
    } catch (error) {
      unmade.set(name, error instanceof Error ? error.message : String(error))
      return {}
    }
  }
  const handlerOf = (name: string) => {
    if (!stateHandlers) {
      return {
        setup: (params?: unknown) => noting(name, () => ask(statesUrl, name, params, 'setup')),
        teardown: (params?: unknown) => noting(name, () => ask(statesUrl, name, params, 'teardown')),
      }
    }
    return (params?: unknown) =>
      noting(name, async () => {
        const handler = stateHandlers[name]
        if (!handler) throw new Error('there is no handler for it')
        return handler(params as ProviderState['params'])
      })
  }

  const names = statesOf(pact)
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as PactFile
  const verifier = new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls: [pact],
    stateHandlers: Object.fromEntries(names.map(name => [name, handlerOf(name)])),
    logLevel: 'error',
  })
  const results = await verifier.verifyProvider().then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { exchanges: interactions.length, failures: readResults(results, interactions, unmade) }
}
