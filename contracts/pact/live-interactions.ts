import { liveEvents } from '../live/live-events.ts'
import { connectionMessages } from '../live/live-messages.ts'
import { type ProviderState, states } from './states.ts'

/**
 * A message of the live pact: how the socket is opened, and what then happens, so that it comes.
 */
export interface LiveInteraction {
  /** The event's name, within `api/v1` or as it is. */
  readonly description: string
  /** Of the socket's address. */
  readonly query: string
  readonly given: readonly ProviderState[]
  readonly message: { readonly event: string; readonly payload: unknown }
}

const login = 'ftg2'
const another = 999_999_999

/** The query that makes a connection's own message come; none for what comes anyway. */
const queries: Readonly<Record<string, string>> = {
  APP_VERSION_UPDATED: '?build=another',
  'lon/reload-lists': `?since=${another}`,
}

/** Every message that the client relies on. */
export const liveInteractions = (): LiveInteraction[] => [
  ...Object.entries(liveEvents).map(([description, { example }]) => ({
    description,
    query: queries[description] ?? '',
    given: [states.signedIn(login), ...(description in queries ? [] : [states.happens(description, login)])],
    message: {
      event: 'api/v1',
      payload: { event: description, payload: example, ...(!(description in queries) && { seq: 4711 }) },
    },
  })),
  ...Object.entries(connectionMessages).map(([description, { example }]) => ({
    description,
    query: queries[description] ?? '',
    given: [states.signedIn(login)],
    message: { event: description, payload: example },
  })),
]
