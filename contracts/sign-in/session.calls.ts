import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { Credentials, SessionData, SignInAnswer, SupportSession } from './session.shapes.ts'

/** The calls that sign in, read the session and sign out (first document §4, §7). */
export const sessionCalls = {
  me: call('GET', '/me', {
    summary:
      'Who is signed in, the company and year of the headers, and what the licence gives. Unknown company or year: as if none was sent.',
    access: 'session',
    data: SessionData,
  }),
  clearSession: call('GET', '/me/clearSession', {
    summary:
      'Forgets the session of the cookie, signed in or not: once it has ended by inactivity, before a new sign-in.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
  }),
  authenticate: call('POST', '/authenticate', {
    summary: 'Signs in with user name and password; with SMSToken on the retry when a code was demanded.',
    access: 'public',
    body: Credentials,
    data: SignInAnswer,
    bodyLimit: 4 * 1024,
    errors: [errors.wrongCredentials, errors.bankIdEnforced, errors.tooManyAttempts],
  }),
  logout: call('GET', '/logout', {
    summary: 'Ends the session of the cookie. Answers the same when there was none.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
  }),
  beginSupport: call('POST', '/supportSession', {
    summary:
      "Ends the session of the cookie, of an account of the provider's support, and begins one in a licence that allows the support to sign in (EnableDVSupport). What is done in it is done by the support's name. A licence that enforces BankID demands that the own session began with it. Forbidding it ends the session at once.",
    access: 'public',
    body: SupportSession,
    data: z.null(),
    bodyLimit: 4 * 1024,
    errors: [
      errors.noSession,
      errors.sessionIdle,
      errors.rightMissing,
      errors.supportNotAllowed,
      errors.bankIdEnforced,
    ],
  }),
}
