import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserLifetimeMs } from '../../sign-in/session/known-browsers.ts'

/** A cookie that carries an opaque token, and that no script of the page can read. */
export interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
  /** The Cookie header of a browser that has the token. */
  headerFor(token: string): string
}

/**
 * Behind TLS a cookie has the __Host- prefix, with which no other host of the domain can set it; on
 * plain-http localhost browsers refuse that.
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

/**
 * The cookie of a browser, which a sign-in leaves behind and a sign-out does not take away: who has
 * signed in with it before is not locked out by other people's guesses, and an order of BankID
 * belongs to it.
 */
export const browserCookie = (secure: boolean): TokenCookie =>
  tokenCookie('avlona-browser', secure, browserLifetimeMs / 1000)
