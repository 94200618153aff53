import { once } from 'node:events'
import { WebSocket } from 'ws'
import { header, markerValue } from '#contracts/headers.ts'
import { type LiveEventMessage, type LiveMessage, readLiveMessage } from '#contracts/live/live-messages.ts'
import type { Backend } from '../../start.ts'

/** For specs: a page's socket, with the messages that it has received. */
export interface TestSocket {
  readonly socket: WebSocket
  readonly messages: LiveMessage[]
  /** Returns the messages of `api/v1`. */
  events(): LiveEventMessage[]
  /** Resolves with the code that closed the socket. */
  readonly closed: Promise<number>
  /** Resolves when the socket is up to date, with the number of the last event. */
  caughtUp(): Promise<number>
}

export function openSocket(
  { url }: Pick<Backend, 'url'>,
  { cookie, query = '', marker = markerValue }: { cookie?: string | undefined; query?: string; marker?: string } = {},
): TestSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket${query}`, {
    headers: { [header.marker]: marker, ...(cookie !== undefined && { cookie }) },
  })
  const messages: LiveMessage[] = []
  socket.on('message', data => {
    const message = readLiveMessage(String(data))
    if (message) messages.push(message)
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(([code]) => code as number)
  return {
    socket,
    messages,
    closed,
    events: () => messages.flatMap(message => (message.event === 'api/v1' ? [message.payload] : [])),
    async caughtUp() {
      for (;;) {
        const found = messages.find(
          message => message.event === 'lon/caught-up' || message.event === 'lon/reload-lists',
        )
        if (found && typeof found.payload === 'object' && 'seq' in found.payload) return found.payload.seq ?? 0
        await Promise.race([once(socket, 'message'), once(socket, 'close')])
        if (socket.readyState !== socket.OPEN) throw new Error('The socket was closed before it had caught up')
      }
    },
  }
}
