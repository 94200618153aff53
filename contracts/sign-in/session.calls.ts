import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleAccount, exampleLicence, exampleSession } from '../examples.ts'
import { examplePassword, exampleSmsToken, states } from '../pact/states.ts'
import { Credentials, SessionData, SignInAnswer } from './session.shapes.ts'

const credentials = (Login: string) => ({ body: { Login, Password: examplePassword } })

/** Session start, sign-in and sign-out (first document §4, §7). */
export const sessionCalls = {
  me: call('GET', '/me', {
    summary:
      'Who is signed in, the company and year of the headers, and what the licence gives. Unknown company or year: as if none was sent.',
    access: 'session',
    data: SessionData,
    errors: [errors.noSession, errors.sessionIdle],
    outcomes: [
      {
        name: 'a session with company and year',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { data: exampleSession },
      },
      {
        name: 'a session without a company',
        given: [states.signedIn('ftg2')],
        request: {},
        answer: { data: { ...exampleSession, FtgInfo: null, SalaryYears: [], SessionSalaryYear: null } },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: {},
        answer: { error: errors.noSession },
      },
      {
        name: 'a session ended by inactivity',
        given: [states.idledOut('ftg2')],
        request: {},
        answer: { error: errors.sessionIdle },
      },
    ],
  }),
  clearSession: call('GET', '/me/clearSession', {
    summary:
      'Forgets the session of the cookie, signed in or not: once it has ended by inactivity, before a new sign-in.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
    outcomes: [
      { name: 'a session forgotten', given: [states.signedIn('ftg2')], request: {}, answer: { data: null } },
      {
        name: 'a session that ended by inactivity forgotten',
        given: [states.idledOut('ftg2')],
        request: {},
        answer: { data: null },
      },
    ],
  }),
  authenticate: call('POST', '/authenticate', {
    summary: 'Signs in with user name and password; with SMSToken on the retry when a code was demanded.',
    access: 'public',
    body: Credentials,
    data: SignInAnswer,
    bodyLimit: 4 * 1024,
    errors: [errors.wrongCredentials, errors.bankIdEnforced, errors.tooManyAttempts],
    outcomes: [
      {
        name: 'the right password',
        given: [states.account('ftg2')],
        request: credentials('ftg2'),
        answer: {
          data: { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence },
          setsCookie: true,
        },
      },
      {
        name: 'an SMS code demanded',
        given: [states.accountWithSms('lon')],
        request: credentials('lon'),
        answer: { data: { requireSMSVerification: true } },
      },
      {
        name: 'a verified SMS code',
        given: [states.accountWithSms('lon'), states.codeVerified('lon', exampleSmsToken)],
        request: { body: { Login: 'lon', Password: examplePassword, SMSToken: exampleSmsToken } },
        answer: {
          data: { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence },
          setsCookie: true,
        },
      },
      {
        name: 'a wrong password',
        given: [states.account('ftg2')],
        request: { body: { Login: 'ftg2', Password: 'inte-det-har' } },
        answer: { error: errors.wrongCredentials },
      },
      {
        name: 'an unknown login',
        given: [states.noAccount('finns-inte')],
        request: credentials('finns-inte'),
        answer: { error: errors.wrongCredentials },
      },
      {
        name: 'a licence that enforces BankID',
        given: [states.accountWithBankId('oms')],
        request: credentials('oms'),
        answer: { error: errors.bankIdEnforced },
      },
      {
        name: 'too many guesses',
        given: [states.lockedOut('akv')],
        request: credentials('akv'),
        answer: { error: errors.tooManyAttempts },
      },
    ],
  }),
  logout: call('GET', '/logout', {
    summary: 'Ends the session of the cookie. Answers the same when there was none.',
    access: 'public',
    effect: 'writes',
    data: z.null(),
    outcomes: [{ name: 'a session ended', given: [states.signedIn('ftg2')], request: {}, answer: { data: null } }],
  }),
}
