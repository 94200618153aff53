import type { SessionData, UserAccount } from '#contracts/sign-in/session.shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The signed-in account without its personal number, which no event may hold. */
export interface Account extends Omit<UserAccount, 'PersNr'> {
  /** The birthday as 'MM-DD'. Absent when the personal number does not tell it. */
  readonly birthday?: string
}

/** The session's data of a company, without the account. */
export type Company = Omit<NonNullable<SessionData['FtgInfo']>, 'UserAccount'>

/** The features of the licence. */
export type Licence = Pick<
  SessionData,
  'HasPlus' | 'Supplier' | 'HasLicensOption' | 'EnforceBankIDAuth' | 'InactivityMaximum'
>

/** Where the user works: the company, its salary years (the latest first) and the year in use. */
export interface Workplace {
  readonly company: Company
  readonly years: readonly number[]
  /** Null only when the company has no year. */
  readonly year: number | null
}

/** A new session: its account, and the company and year before a reload. */
export interface SessionStart {
  readonly account: Account
  readonly licence: Licence
  readonly workplace: Workplace | null
}

/** The result of a sign-in: a session, or a requirement of an SMS code. */
export type SignInOutcome =
  | { readonly requireSMSVerification: true }
  | { readonly requireSMSVerification: false; readonly start: SessionStart }

export interface SignInAttempt {
  readonly login: string
  /** The reference to the password in the vault. */
  readonly password: SecretRef
  /** The reference to the token of a verified SMS code in the vault. */
  readonly smsToken: SecretRef | null
}

export interface SessionContext {
  readonly attempt: SignInAttempt | null
  /** The failure of the last sign-in. */
  readonly failure: ApiFailure | null
  /** The login of the signed-in account. */
  readonly login: string | null
  /** True when the last session ended by inactivity, until the user has read the message. */
  readonly byInactivity: boolean
}

/**
 * A message from one tab to the others. Tabs share the session, because its cookie is the
 * browser's.
 */
export type TabNews =
  | { readonly type: 'tabs.signedIn'; readonly login: string }
  | { readonly type: 'tabs.signedOut'; readonly byInactivity: boolean }

/** The events of the session. */
export type SessionEvent =
  | { readonly type: 'signIn.submit'; readonly login: string; readonly password: SecretRef }
  /** A login field was changed. The failure of the last attempt is cleared. */
  | { readonly type: 'signIn.edit' }
  /** A user has signed in with BankID. */
  | { readonly type: 'bankid.signedIn'; readonly login: string; readonly start: SessionStart }
  /** Also clears the displayed message, unless it is to be kept. */
  | { readonly type: 'signOut'; readonly keepSnackbar?: boolean }
  /** Signing out loses no unsaved changes, or the user has agreed to lose them. */
  | { readonly type: 'session.end'; readonly keepSnackbar?: boolean }
  /** A call was answered by 401: the session has ended, or the cookie has been replaced. */
  | { readonly type: 'session.ended' }
  /** A call was answered by 403 with a code that does not begin with 403: the session has ended. */
  | { readonly type: 'session.refused' }
  /** The user is active without making calls, so the server is told. */
  | { readonly type: 'session.keepAlive' }
  /** The user has been inactive for too long. */
  | { readonly type: 'session.idled' }
  /** The user has read the message about the inactivity. */
  | { readonly type: 'inactivity.dismiss' }
  | TabNews

/** The events that the flow sends to the app. */
export type SessionFact =
  | { readonly type: 'session.started'; readonly start: SessionStart }
  | { readonly type: 'session.missing' }
  /** The signed-in account is uncertain, and is checked again. */
  | { readonly type: 'session.unknown' }
  | { readonly type: 'session.closed' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly session: SessionEvent
  }
}
