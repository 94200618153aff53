import './do-not-track.ts'
import { readFileSync } from 'node:fs'
import { MessageProviderPact } from '@pact-foundation/pact'
import { WebSocket } from 'ws'
import { header, markerValue } from '../headers.ts'
import { socketPath } from '../live/socket.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { livePactFile, liveProvider } from './interactions.ts'
import { type LiveInteraction, liveInteractions } from './live-interactions.ts'
import type { PactFile } from './pact-file.ts'
import { ask, type StateValues } from './state-maker.ts'
import { readResults } from './verification-results.ts'
import { defaultStatesUrl, type Verification, type VerifyOptions } from './verify.ts'

/** The time-out of a message, in milliseconds. */
const patience = 10_000

interface States {
  readonly setup: (state: ProviderState) => Promise<StateValues>
  readonly teardown: (state: ProviderState) => Promise<StateValues>
}

/**
 * Verifies a backend's socket against the pact of the live events: signs in, opens the socket,
 * triggers each event, and compares the messages.
 */
export async function verifyLive({
  url,
  statesUrl = defaultStatesUrl(url),
}: Pick<VerifyOptions, 'url' | 'statesUrl'>): Promise<Verification> {
  const states: States = {
    setup: ({ name, params }) => ask(statesUrl, name, params, 'setup'),
    teardown: ({ name, params }) => ask(statesUrl, name, params, 'teardown'),
  }
  const { interactions } = JSON.parse(readFileSync(livePactFile, 'utf8')) as PactFile
  const names = [...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))]
  const verifier = new MessageProviderPact({
    provider: liveProvider,
    pactUrls: [livePactFile],
    logLevel: 'error',
    // An event can only be received after the socket is open, so the states are set up within the
    // exchange.
    stateHandlers: Object.fromEntries(names.map(name => [name, async () => ({})])),
    messageProviders: Object.fromEntries(
      liveInteractions().map(each => [each.description, () => received(each, url, states)]),
    ),
  })
  const results = await verifier.verify().then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { exchanges: interactions.length, failures: readResults(results, interactions, new Map()) }
}

/**
 * Returns the message.
 *
 * @throws Error when no message comes
 */
async function received({ description, query, given, message }: LiveInteraction, url: string, states: States) {
  const [signedIn, ...rest] = given
  const values = signedIn && (await states.setup(signedIn))
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${socketPath}${query}`, {
    headers: { [header.marker]: markerValue, cookie: String(values?.Cookie ?? '') },
  })
  const isCaughtUp = Promise.withResolvers<void>()
  const isThere = Promise.withResolvers<unknown>()
  isCaughtUp.promise.catch(() => {})
  const fail = (why: string) => {
    const failure = new Error(`${description}: ${why}`)
    isCaughtUp.reject(failure)
    isThere.reject(failure)
  }
  const timer = setTimeout(() => fail(`it did not come within ${patience / 1000} s`), patience)
  socket.on('error', error => fail(error.message))
  socket.on('close', code => fail(`the socket was closed (${code})`))
  socket.on('message', data => {
    const told = JSON.parse(String(data)) as { event: string; payload: { event?: string } }
    if (told.event === 'lon/caught-up' || told.event === 'lon/reload-lists') isCaughtUp.resolve()
    if (told.event === message.event && (told.event !== 'api/v1' || told.payload.event === description))
      isThere.resolve(told)
  })
  try {
    if (rest.length > 0) await isCaughtUp.promise
    for (const state of rest) await states.setup(state)
    return await isThere.promise
  } finally {
    clearTimeout(timer)
    socket.terminate()
    for (const state of given.toReversed()) await states.teardown(state)
  }
}
