import { liveEvents } from '../live/live-events.ts'
import { connectionMessages } from '../live/live-messages.ts'
import { liveStates } from '../live/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'

/**
 * A message of the live pact: the query that opens the socket, and the states that trigger the
 * message.
 */
export interface LiveInteraction {
  /** The event's name, without the prefix of `api/v1` events. */
  readonly description: string
  /** The query of the socket's URL. */
  readonly query: string
  readonly given: readonly ProviderState[]
  readonly message: { readonly event: string; readonly payload: unknown }
}

const login = 'ftg2'
const another = 999_999_999

/**
 * The query that triggers each of the connection's own messages. A message without a query always
 * comes.
 */
const queries: Readonly<Record<string, string>> = {
  APP_VERSION_UPDATED: '?build=another',
  'lon/reload-lists': `?since=${another}`,
}

/** Returns every message that the client relies on. */
export const liveInteractions = (): LiveInteraction[] => [
  ...Object.entries(liveEvents).map(([description, { example }]) => ({
    description,
    query: queries[description] ?? '',
    given: [callerStates.signedIn(login), ...(description in queries ? [] : [liveStates.happens(description, login)])],
    message: {
      event: 'api/v1',
      payload: { event: description, payload: example, ...(!(description in queries) && { seq: 4711 }) },
    },
  })),
  ...Object.entries(connectionMessages).map(([description, { example }]) => ({
    description,
    query: queries[description] ?? '',
    given: [callerStates.signedIn(login)],
    message: { event: description, payload: example },
  })),
]
