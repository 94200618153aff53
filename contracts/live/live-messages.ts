import { z } from 'zod'
import { type LiveEvent, type LiveEventName, type LivePayload, liveEvents } from './live-events.ts'

/**
 * The sequence number of an event, from which a client resumes. It grows within a licence. There
 * are gaps between the events of one socket, since other sockets' events use the same sequence.
 */
const Seq = z.int().min(0)

const Numbered = z.object({ seq: Seq })

/** The messages about the connection itself. */
export const connectionMessages = {
  'lon/set-build-id': {
    summary:
      'The build of the backend. It is the first message, and is repeated every 20 s, so that a client can detect a lost connection.',
    payload: z.string().min(1),
    example: '8d0c5be1f4a2',
  },
  'lon/caught-up': {
    summary: 'Every event that the client had missed has been sent. Later events are sent as they happen.',
    payload: Numbered,
    example: { seq: 4711 },
  },
  'lon/reload-lists': {
    summary:
      'The client has missed more events than are sent again, or named an unknown event. It must fetch its lists again.',
    payload: Numbered,
    example: { seq: 4711 },
  },
} as const satisfies Record<string, { summary: string; payload: z.ZodType; example: unknown }>

/**
 * An event within `api/v1`. An event without a seq is transient: it is not stored, and not sent
 * again after a reconnect.
 */
export type LiveEventMessage = {
  readonly [Name in LiveEventName]: {
    readonly event: Name
    readonly payload: LivePayload<Name>
    readonly seq?: number | undefined
  }
}[LiveEventName]

/** A message of the socket: `{"event": …, "payload": …}` as JSON text, sent by the server only. */
export type LiveMessage =
  | { readonly event: 'lon/set-build-id'; readonly payload: string }
  | { readonly event: 'lon/caught-up' | 'lon/reload-lists'; readonly payload: { readonly seq: number } }
  | { readonly event: 'api/v1'; readonly payload: LiveEventMessage }

const Message = z.object({ event: z.string(), payload: z.unknown() })
const Inner = Message.extend({ seq: Seq.optional() })

const owns = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key)

/**
 * Parses a message. Returns undefined for an unknown event, since a backend may send events that
 * this client does not use.
 *
 * @throws Error when the text is not a message, or its payload has another shape than its event's
 */
export function readLiveMessage(text: string): LiveMessage | undefined {
  const { event, payload } = Message.parse(JSON.parse(text))
  if (event === 'api/v1') {
    const inner = Inner.parse(payload)
    if (!owns(liveEvents, inner.event)) return undefined
    const { payload: shape }: LiveEvent = liveEvents[inner.event]
    return { event, payload: { ...inner, payload: shape.parse(inner.payload) } as LiveEventMessage }
  }
  if (!owns(connectionMessages, event)) return undefined
  return { event, payload: connectionMessages[event].payload.parse(payload) } as LiveMessage
}
