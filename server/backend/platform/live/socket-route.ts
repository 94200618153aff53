import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { LiveMessage } from '#contracts/live/live-messages.ts'
import { sessionOverCode, socketPath } from '#contracts/live/socket.ts'
import { asksForSocket, routeUpgrades, takeUpgrade } from '#server/serving/routed-upgrade.ts'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'
import type { TokenCookie } from '../http/token-cookie.ts'
import { describeError } from '../privacy/privacy.ts'
import { Hub } from './hub.ts'
import type { LiveEvent } from './live-event.ts'
import type { Wire } from './member.ts'
import type { SocketOwner, SocketSessions } from './socket-sessions.ts'

export interface SocketServices {
  readonly database: Database
  readonly sessions: SocketSessions
  readonly cookie: TokenCookie
  readonly clock: () => Date
  readonly buildId: string
  /** The events to send. */
  readonly liveEvents: readonly LiveEvent[]
  /** The interval between two checks of every socket, in milliseconds. Defaults to 20,000. */
  readonly heartbeat?: number
}

/** The largest message from a client, in bytes. Browsers send nothing. */
const largestMessage = 1024
/** The most sockets of one session, that is tabs of one browser. */
export const socketsPerSession = 20
/** The most bytes that may wait for a browser that does not read. */
const maxUnread = 1024 * 1024

const numberOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/**
 * Serves `GET /api/socket` (contracts/README.md, Live events). Browsers cannot send the marker with
 * a socket, so the marker shows that the request comes from the application, which has checked the
 * Origin. Without a session the socket is accepted and closed with 4401, since browsers do not
 * reveal the status of a refused socket.
 */
export function addSocket(app: FastifyInstance, services: SocketServices): void {
  const { database, sessions, cookie, clock, buildId, liveEvents, heartbeat = 20_000 } = services
  const hub = new Hub({ database, sessions, clock, liveEvents, log: app.log })
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, perMessageDeflate: false })
  const sayBuild = (socket: WebSocket) => say(socket, { event: 'lon/set-build-id', payload: buildId })

  app.get<{ Querystring: { since?: unknown; build?: unknown } }>(`/api${socketPath}`, async (request, reply) => {
    if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    if (!asksForSocket(request)) return reply.code(426).header('upgrade', 'websocket').send()
    const token = cookie.read(request)
    const owner = token === undefined ? undefined : await sessions.ownerOf(token, clock())
    const { socket: connection, head } = takeUpgrade(request, reply)
    server.handleUpgrade(request.raw, connection, head, socket => {
      socket.on('error', error => request.log.info({ error: describeError(error) }, 'A socket failed'))
      answering.add(socket)
      socket.on('pong', () => answering.add(socket))
      // Browsers may only listen.
      socket.on('message', () => socket.close(1008, 'Only the server speaks'))
      if (!owner) return socket.close(sessionOverCode, 'The session is over')
      if (hub.socketsOf(owner) >= socketsPerSession) return socket.close(1008, 'Too many sockets')
      sayBuild(socket)
      const { since, build } = request.query
      if (typeof build === 'string' && build !== '' && build !== buildId) {
        say(socket, { event: 'api/v1', payload: { event: 'APP_VERSION_UPDATED', payload: { BuildId: buildId } } })
      }
      void takeIn(request, socket, owner, numberOf(since))
    })
  })

  async function takeIn(request: FastifyRequest, socket: WebSocket, owner: SocketOwner, since?: number) {
    const wire: Wire = {
      send: message => say(socket, message),
      close: (code, reason) => socket.close(code, reason),
    }
    try {
      const member = await hub.join(owner, wire, since)
      if (socket.readyState === socket.OPEN) socket.once('close', () => hub.leave(member))
      else hub.leave(member)
    } catch (error) {
      request.log.warn({ error: describeError(error) }, 'A socket could not be told what it missed')
      socket.close(1011, 'Try again')
    }
  }

  const answering = new WeakSet<WebSocket>()
  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!answering.delete(socket)) {
        socket.terminate()
        continue
      }
      socket.ping()
      sayBuild(socket)
    }
    hub
      .closeEnded()
      .catch(error => app.log.warn({ error: describeError(error) }, 'Could not look at the sessions of sockets'))
  }, heartbeat).unref()

  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const socket of server.clients) socket.close(1001, 'The server stops')
    await hub.close()
    for (const socket of server.clients) socket.terminate()
  })
  routeUpgrades(app)
}

function say(socket: WebSocket, message: LiveMessage): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > maxUnread) socket.terminate()
  else socket.send(JSON.stringify(message))
}
