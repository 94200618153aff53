import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie that carries a session's token. Behind TLS it has the __Host- prefix, with which no other host of the
 * domain can set it; on plain-http localhost browsers refuse that. It has no Max-Age: it ends with the browser.
 */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
  /** The Cookie header of a browser that has the token. */
  headerFor(token: string): string
}

export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-avlona' : 'avlona'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: request => request.cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, attributes),
    clear: reply => void reply.clearCookie(name, attributes),
    headerFor: token => `${name}=${token}`,
  }
}
