import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A connection that requests a socket, with the bytes received after the request. */
export interface Upgrade {
  readonly socket: Socket
  readonly head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Routes requests for a socket like all other requests: with hooks, limits, cookies, trusted
 * proxies, and an answer when they are refused. The route that accepts one calls `takeUpgrade`.
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
 * Takes over the connection from Fastify, which sends no answer on it.
 *
 * @throws Error when the request is not for a socket
 */
export function takeUpgrade({ raw }: FastifyRequest, reply: FastifyReply): Upgrade {
  const upgrade = upgrades.get(raw)
  if (!upgrade) throw new Error('The request does not ask for a socket')
  upgrades.delete(raw)
  reply.hijack()
  reply.raw.detachSocket(upgrade.socket)
  return upgrade
}
