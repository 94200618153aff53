import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '#contracts/rules/date.ts'

/** A cookie with an opaque token, unreadable to the page's scripts. */
export interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
  /** Returns the Cookie header of a browser that has the token. */
  headerFor(token: string): string
}

/**
 * Creates a cookie. With TLS it has the __Host- prefix, so that no other host of the domain can set
 * it. Browsers refuse the prefix on http://localhost.
 *
 * @param maxAge seconds; without it, the cookie ends with the browser
 */
function tokenCookie(plainName: string, secure: boolean, maxAge?: number): TokenCookie {
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: request => request.cookies[name],
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, ...(maxAge !== undefined && { maxAge }) }),
    clear: reply => void reply.clearCookie(name, attributes),
    headerFor: token => `${name}=${token}`,
  }
}

/** The cookie of a session. */
export const sessionCookie = (secure: boolean): TokenCookie => tokenCookie('avlona', secure)

/** The time for which a browser is known after its last sign-in, in milliseconds. */
export const browserLifetimeMs = 180 * dayMs

/**
 * The cookie of a browser. A sign-in sets it and a sign-out keeps it. An account that has signed in
 * with it before is not locked out by others' guesses. A BankID order belongs to it.
 */
export const browserCookie = (secure: boolean): TokenCookie =>
  tokenCookie('avlona-browser', secure, browserLifetimeMs / 1000)
