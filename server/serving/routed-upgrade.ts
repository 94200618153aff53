import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A connection that asks to become a socket, and what has come of it beyond the request. */
export interface Upgrade {
  readonly socket: Socket
  readonly head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Lets requests for a socket go the way of all requests: hooks, limits, cookies, trust in proxies,
 * and an answer when they are refused. The route that accepts one takes it with `takeUpgrade`.
 */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })
}

export const asksForSocket = ({ raw }: FastifyRequest): boolean => upgrades.has(raw)

/**
 * Takes the connection over: nothing is answered on it any more.
 *
 * @throws Error when the request does not ask for a socket
 */
export function takeUpgrade({ raw }: FastifyRequest, reply: FastifyReply): Upgrade {
  const upgrade = upgrades.get(raw)
  if (!upgrade) throw new Error('The request does not ask for a socket')
  upgrades.delete(raw)
  reply.hijack()
  reply.raw.detachSocket(upgrade.socket)
  return upgrade
}
