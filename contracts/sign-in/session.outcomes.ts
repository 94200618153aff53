import { errors } from '../errors.ts'
import { exampleAccount, exampleLicence, exampleSession } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { examplePassword, exampleSmsToken, states } from '../pact/states.ts'
import type { sessionCalls } from './session.calls.ts'

const credentials = (Login: string) => ({ body: { Login, Password: examplePassword } })

export const sessionOutcomes: OutcomesOf<typeof sessionCalls> = {
  me: [
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
  ],
  clearSession: [
    { name: 'a session forgotten', given: [states.signedIn('ftg2')], request: {}, answer: { data: null } },
    {
      name: 'a session that ended by inactivity forgotten',
      given: [states.idledOut('ftg2')],
      request: {},
      answer: { data: null },
    },
  ],
  authenticate: [
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
  logout: [{ name: 'a session ended', given: [states.signedIn('ftg2')], request: {}, answer: { data: null } }],
}
