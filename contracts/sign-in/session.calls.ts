import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { signInErrors } from './errors.ts'
import { Credentials, SessionData, SignInAnswer, SupportSession } from './session.shapes.ts'

/** The calls that sign in, read the session and sign out (first document §4, §7). */
export const sessionCalls = {
  me: call('GET', '/me', {
    summary:
      'Returns the signed-in account, the company and year of the headers, and the features of the licence. An unknown company or year is treated as if it had not been sent.',
    access: 'session',
    data: SessionData,
  }),
  clearSession: call('GET', '/me/clearSession', {
    summary:
      'Ends the session of the cookie, if there is one. The application calls it before a new sign-in, after the session has ended by inactivity.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
  }),
  authenticate: call('POST', '/authenticate', {
    summary:
      'Signs in with a user name and a password. When the answer requires an SMS code, the request is repeated with the SMSToken of the verified code.',
    access: 'public',
    body: Credentials,
    data: SignInAnswer,
    errors: [
      signInErrors.wrongCredentials,
      signInErrors.accountBlocked,
      signInErrors.bankIdEnforced,
      commonErrors.tooManyAttempts,
    ],
  }),
  logout: call('GET', '/logout', {
    summary: 'Ends the session of the cookie. Gives the same answer when there is none.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
  }),
  beginSupport: call('POST', '/supportSession', {
    summary:
      "Starts a support session in a licence that allows the provider's support to sign in (EnableDVSupport). Requires a session of one of the support's accounts, and ends it. Changes in the support session are recorded under the support's name. When the licence enforces BankID or requires SMS codes, the ended session must have begun with BankID. The support session ends as soon as the licence forbids the support to sign in.",
    access: 'public',
    body: SupportSession,
    data: z.null(),
    errors: [
      commonErrors.noSession,
      commonErrors.sessionIdle,
      commonErrors.rightMissing,
      signInErrors.supportNotAllowed,
      signInErrors.bankIdEnforced,
    ],
  }),
}
