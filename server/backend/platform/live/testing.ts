import { once } from 'node:events'
import { WebSocket } from 'ws'
import { header, markerValue } from '#contracts/headers.ts'
import { type LiveEventMessage, type LiveMessage, readLiveMessage } from '#contracts/live/live-messages.ts'
import type { Backend } from '../../start.ts'

/** For specs: a page's socket, and all that it has been told. */
export interface TestSocket {
  readonly socket: WebSocket
  readonly messages: LiveMessage[]
  /** What came in `api/v1`. */
  events(): LiveEventMessage[]
  /** The code that it was closed with. */
  readonly closed: Promise<number>
  /** Until it has been told that nothing is missing; gives the number. */
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
