import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { Role } from '#contracts/code-lists/roles.ts'
import type { Facts } from '#contracts/rights/access.ts'
import type { Right, Rights } from '#contracts/rights/catalogue.ts'
import type { Scope } from '#contracts/wire.ts'
import type { Transaction } from '../database/tenancy.ts'

export interface Account {
  readonly login: string
  readonly licNr: string
  readonly role: Role
  readonly rightsGroup: string | null
  /** Access to every company of the licence. */
  readonly allCompanies: boolean
  /** The login of the provider's support in a support session; null in all other sessions. */
  readonly supportOf: string | null
  /** The integration whose key makes the request; undefined for a person. */
  readonly integration?: { readonly id: string; readonly scopes: readonly Right[] }
}

/** The company of the header, which the account has access to. */
export interface ChosenCompany {
  readonly ftgKey: string
  readonly ftgId: string
}

/**
 * The caller of a request. It is read anew for each request, so that a change of role or rights, or
 * a sign-out elsewhere, takes effect at once.
 */
export interface SignedIn {
  readonly account: Account
  /**
   * The company of the header. Null when the header is missing, or the account has no access to the
   * company.
   */
  readonly company: ChosenCompany | null
  /** The keys of the companies whose SMS code the session has verified. */
  readonly verifiedCompanies: readonly string[]
  /** The hash of the session's token. */
  readonly sessionHash: string
}

/** Returns the owner of a caller's idempotency keys: its login, or the integration. */
export const ownerOfKeys = ({ account: { login, integration } }: SignedIn): string =>
  integration ? `integration:${integration.id}` : login

/** A request whose caller is asked for. */
export interface CallerRequest {
  readonly request: Pick<FastifyRequest, 'headers' | 'ip'>
  /** The token of the session's cookie. */
  readonly token: string | undefined
  readonly scope: Scope
  readonly now: Date
}

/**
 * The ports by which a route learns who calls, and what is open to the caller. The subjects that
 * know it provide them: server/backend/callers.ts.
 */
export interface CallerPorts {
  /**
   * Returns the program whose key a request has, or undefined when the request has none.
   *
   * @throws Refusal for a call that keys do not open, or a key that is refused
   */
  readonly byKey: (call: Pick<Call, 'access'>, request: CallerRequest) => Promise<SignedIn | undefined>
  /**
   * Returns the account of a request's session.
   *
   * @throws Refusal noSession, sessionIdle
   */
  readonly bySession: (request: CallerRequest) => Promise<SignedIn>
  /** True when a request has a session that has not ended. */
  readonly isSignedIn: (request: CallerRequest) => Promise<boolean>
  /** Returns the facts that decide a caller's access, in the company of the transaction. */
  readonly factsOf: (tx: Transaction, caller: SignedIn) => Promise<Facts>
  /** Returns an account's rights. */
  readonly rightsOf: (tx: Transaction, account: Account) => Promise<Rights>
}
