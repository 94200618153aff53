import { Semaphore } from 'effect'
import { header } from '#contracts/headers.ts'
import { Scope } from '#contracts/wire.ts'
import { concurrency } from './limits.ts'

/** A browser's request, as much of it as a backend is told. */
export interface BrowserRequest {
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /**
   * The browser's address, as far as this server trusts who told it: the connection's other end, or
   * what a proxy in front of us says when it is one that TRUST_PROXY names. It replaces any
   * X-Forwarded-For that the browser made up.
   */
  readonly address: string
  readonly protocol: 'http' | 'https'
}

/** What the calls of one browser request share. */
export interface CallContext {
  /** The tab's company, year and idle time-out. */
  readonly scope: Scope
  readonly cookie: string | undefined
  readonly address: string
  readonly protocol: 'http' | 'https'
  /** The brand that the browser is served, by its id. */
  readonly brand: string | undefined
  /** At most `concurrency` of them run at a time. */
  readonly permits: Semaphore.Semaphore
  /** What the backend's answers tell the browser besides their data; filled as they come. */
  readonly meta: { readonly setCookies: string[]; buildId: string | undefined }
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
const number = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined

/**
 * The scope of the tab's headers. What cannot be a company, a year or a number of minutes is left
 * out: it comes from the tab's storage, and a tab that cannot even ask who is signed in would never
 * get well.
 */
export function scopeOf(headers: BrowserRequest['headers']): Scope {
  const meta = {
    FtgId: single(headers[header.company]),
    SalaryYear: number(single(headers[header.salaryYear])),
    InactivityTimer: number(single(headers[header.inactivityTimer])),
  }
  return Object.fromEntries(
    Object.entries(meta).filter(
      ([name, value]) => value !== undefined && Scope.shape[name as keyof typeof meta].safeParse(value).success,
    ),
  )
}

/**
 * The tab's scope with a call's own on top. A call about another company does not take the tab's
 * year along: it is the other company's years that count there.
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
  brand: single(headers[header.brand]),
  permits: Semaphore.makeUnsafe(concurrency),
  meta: { setCookies: [], buildId: undefined },
})
