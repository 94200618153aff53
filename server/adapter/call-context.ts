import { Semaphore } from 'effect'
import { header, single } from '#contracts/headers.ts'
import { scopeValues } from '#contracts/scope-headers.ts'
import { Scope } from '#contracts/wire.ts'
import { concurrency } from './limits.ts'

/** The parts of a browser's request that the backend receives. */
export interface BrowserRequest {
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /**
   * The browser's address: the connection's peer, or the address given by a proxy that TRUST_PROXY
   * names. It replaces any X-Forwarded-For from the browser, which could be forged.
   */
  readonly address: string
  readonly protocol: 'http' | 'https'
}

/** The state that the calls of one browser request share. */
export interface CallContext {
  /** The tab's company, year and idle time-out. */
  readonly scope: Scope
  readonly cookie: string | undefined
  readonly address: string
  readonly protocol: 'http' | 'https'
  /** The host that the browser asked, for links in messages. */
  readonly host: string | undefined
  /** The browser's User-Agent, for the event history. */
  readonly userAgent: string | undefined
  /** The id of the brand that the browser is served. */
  readonly brand: string | undefined
  /** Limits the calls that run at the same time to `concurrency`. */
  readonly permits: Semaphore.Semaphore
  /** The headers of the backend's answers that the browser needs, collected as they arrive. */
  readonly meta: { readonly setCookies: string[]; buildId: string | undefined }
}

/**
 * Returns the scope of the tab's headers. Invalid values are left out, since they come from the
 * tab's storage: refusing them would lock the tab out even from `GET /me`.
 */
export function scopeOf(headers: BrowserRequest['headers']): Scope {
  return Object.fromEntries(
    Object.entries(scopeValues(headers)).filter(
      ([name, value]) => value !== undefined && Scope.shape[name as keyof Scope].safeParse(value).success,
    ),
  )
}

/**
 * Merges a call's own scope into the tab's. When the call names another company, the tab's year is
 * dropped, since it belongs to the tab's company.
 */
export function mergeScopes(tab: Scope, own: Scope = {}): Scope {
  const named = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  return { ...tab, ...('FtgId' in named && { SalaryYear: null }), ...named }
}

export const callContext = ({ headers, address, protocol }: BrowserRequest): CallContext => ({
  scope: scopeOf(headers),
  cookie: single(headers.cookie),
  address,
  protocol,
  host: single(headers.host),
  userAgent: single(headers['user-agent']),
  brand: single(headers[header.brand]),
  permits: Semaphore.makeUnsafe(concurrency),
  meta: { setCookies: [], buildId: undefined },
})
