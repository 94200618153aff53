import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { Credentials, SessionData, SignInAnswer } from './session.shapes.ts'

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
}
