import type { SessionData, UserAccount } from '#contracts/shapes/session.ts'
import type { ApiFailure } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'

/** The signed-in account without its personal number, which no event may hold. */
export type Account = Omit<UserAccount, 'PersNr'>

/** A company as the session knows it, without the account in it. */
export type Company = Omit<NonNullable<SessionData['FtgInfo']>, 'UserAccount'>

/** What the licence gives. */
export type Licence = Pick<SessionData, 'HasPlus' | 'Supplier' | 'HasLicensOption' | 'EnforceBankIDAuth'>

/** Where the person works: the company, its salary years (the latest first) and the one in use. */
export interface Workplace {
  readonly company: Company
  readonly years: readonly number[]
  /** null only when the company has no year at all. */
  readonly year: number | null
}

/** A session as it begins: who it is, and where they worked when the page was reloaded. */
export interface SessionStart {
  readonly account: Account
  readonly licence: Licence
  readonly workplace: Workplace | null
}

/** What a sign-in leads to: a session, or the demand for an SMS code first. */
export type SignInOutcome =
  | { readonly requireSMSVerification: true }
  | { readonly requireSMSVerification: false; readonly start: SessionStart }

export interface SignInAttempt {
  readonly login: string
  /** The password waits in the vault. */
  readonly password: SecretRef
  /** The token of a verified SMS code, in the vault too. */
  readonly smsToken: SecretRef | null
}

export interface SessionContext {
  readonly attempt: SignInAttempt | null
  /** Why the last sign-in failed. */
  readonly failure: ApiFailure | null
}

export type SessionEvent =
  | { readonly type: 'signIn.submit'; readonly login: string; readonly password: SecretRef }
  /** A login field was changed: what was wrong with the last attempt is no longer shown. */
  | { readonly type: 'signIn.edit' }
  | { readonly type: 'signOut' }
  /** Nothing unsaved is lost by signing out, or the person has said that it may be. */
  | { readonly type: 'session.end' }
  /** A backend answered that the session is over. */
  | { readonly type: 'session.ended' }

/** What the flow tells the app. */
export type SessionFact =
  | { readonly type: 'session.started'; readonly start: SessionStart }
  | { readonly type: 'session.missing' }
  | { readonly type: 'session.closed' }
