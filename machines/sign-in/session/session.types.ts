import type { SessionData, UserAccount } from '#contracts/sign-in/session.shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The signed-in account without its personal number, which no event may hold. */
export interface Account extends Omit<UserAccount, 'PersNr'> {
  /** 'MM-DD', all that is kept of it; not there when the number does not tell. */
  readonly birthday?: string
}

/** A company as the session knows it, without the account in it. */
export type Company = Omit<NonNullable<SessionData['FtgInfo']>, 'UserAccount'>

/** What the licence gives. */
export type Licence = Pick<
  SessionData,
  'HasPlus' | 'Supplier' | 'HasLicensOption' | 'EnforceBankIDAuth' | 'InactivityMaximum'
>

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
  /** Who is signed in here. */
  readonly login: string | null
  /** The last session ended by inactivity, which is said until it has been read. */
  readonly byInactivity: boolean
}

/** What one tab tells the others, for they share the session: its cookie is the browser's. */
export type TabNews =
  | { readonly type: 'tabs.signedIn'; readonly login: string }
  | { readonly type: 'tabs.signedOut'; readonly byInactivity: boolean }

/** The events of the session. */
export type SessionEvent =
  | { readonly type: 'signIn.submit'; readonly login: string; readonly password: SecretRef }
  /** A login field was changed: what was wrong with the last attempt is no longer shown. */
  | { readonly type: 'signIn.edit' }
  /** Somebody has signed in with BankID. */
  | { readonly type: 'bankid.signedIn'; readonly login: string; readonly start: SessionStart }
  /** The message on display goes too, unless it is to be kept. */
  | { readonly type: 'signOut'; readonly keepSnackbar?: boolean }
  /** Nothing unsaved is lost by signing out, or the person has said that it may be. */
  | { readonly type: 'session.end'; readonly keepSnackbar?: boolean }
  /** A call was answered by 401: the session is over, or its cookie was another by then. */
  | { readonly type: 'session.ended' }
  /** A call was answered by 403 with a code that does not begin with 403: the session is over. */
  | { readonly type: 'session.refused' }
  /** The person is active, also without calls: the server is told. */
  | { readonly type: 'session.keepAlive' }
  /** Nothing has been done for too long. */
  | { readonly type: 'session.idled' }
  /** What was said of the inactivity has been read. */
  | { readonly type: 'inactivity.dismiss' }
  | TabNews

/** What the flow tells the app. */
export type SessionFact =
  | { readonly type: 'session.started'; readonly start: SessionStart }
  | { readonly type: 'session.missing' }
  /** It is no longer known who is signed in: it is checked again. */
  | { readonly type: 'session.unknown' }
  | { readonly type: 'session.closed' }
