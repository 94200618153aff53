import { accountCalls } from '../account/calls.ts'
import { errors } from '../errors.ts'
import { exampleAccount, exampleLicence, examplePortalInfo, exampleSession } from '../examples.ts'
import { earlier } from '../pact/earlier.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { examplePassword, exampleSmsToken, states } from '../pact/states.ts'
import { sessionCalls } from './session.calls.ts'

const credentials = (Login: string, Password: string = examplePassword) => ({ body: { Login, Password } })
const newPassword = 'Snar-Vidja-47'
const passwordChanged = [
  states.signedIn('ftg2'),
  states.ownSettings('ftg2'),
  earlier(accountCalls.changePassword, { body: { CurrentPassword: examplePassword, NewPassword: newPassword } }),
]
const signedInAnswer = {
  data: { requireSMSVerification: false as const, UserAccount: exampleAccount, ...exampleLicence },
  setsCookie: true,
}
const support = [states.signedIn('demo'), states.supportAccount('demo')]
const supportAllowed = { ...examplePortalInfo, EnableDVSupport: true }
const inNordsken = { FtgId: 'nordsken', SalaryYear: 2026 }

export const sessionOutcomes: OutcomesOf<typeof sessionCalls> = {
  me: [
    {
      name: 'a session with company and year',
      given: [
        states.signedIn('ftg2'),
        states.accountOf(exampleAccount),
        states.salaryYears('nordsken', 'ftg2', exampleSession.SalaryYears),
      ],
      request: { scope: inNordsken },
      answer: { data: exampleSession, pins: ['SessionSalaryYear'] },
    },
    {
      name: 'a session without a company',
      given: [states.signedIn('ftg2')],
      request: {},
      answer: {
        data: { ...exampleSession, FtgInfo: null, SalaryYears: [], SessionSalaryYear: null },
        pins: ['FtgInfo', 'SalaryYears', 'SessionSalaryYear'],
      },
    },
    {
      name: 'a company that the account may not choose',
      given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
      request: { scope: { FtgId: 'zenit', SalaryYear: 2026 } },
      answer: {
        data: { ...exampleSession, FtgInfo: null, SalaryYears: [], SessionSalaryYear: null },
        pins: ['FtgInfo', 'SalaryYears', 'SessionSalaryYear'],
      },
    },
    {
      name: 'a session that was signed out',
      given: [states.signedIn('ftg2'), earlier(sessionCalls.logout, {})],
      request: {},
      answer: { error: errors.noSession },
    },
    {
      name: 'a session that was forgotten',
      given: [states.signedIn('ftg2'), earlier(sessionCalls.clearSession, {})],
      request: {},
      answer: { error: errors.noSession },
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
      given: [states.account('ftg2'), states.accountOf(exampleAccount)],
      request: credentials('ftg2'),
      answer: signedInAnswer,
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
      answer: { ...signedInAnswer, data: { ...signedInAnswer.data, UserAccount: { ...exampleAccount, Login: 'lon' } } },
    },
    {
      name: 'a wrong password',
      given: [states.account('ftg2')],
      request: credentials('ftg2', 'inte-det-har'),
      answer: { error: errors.wrongCredentials },
    },
    {
      name: 'an unknown login',
      given: [states.noAccount('finns-inte')],
      request: credentials('finns-inte'),
      answer: { error: errors.wrongCredentials },
    },
    {
      name: 'a new password',
      given: passwordChanged,
      request: credentials('ftg2', newPassword),
      answer: signedInAnswer,
    },
    {
      name: 'a password that has been changed',
      given: passwordChanged,
      request: credentials('ftg2'),
      answer: { error: errors.wrongCredentials },
    },
    {
      name: 'a blocked account',
      given: [states.account('las'), states.blockedAccount('las')],
      request: credentials('las'),
      answer: { error: errors.accountBlocked },
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
  beginSupport: [
    {
      name: 'a support session in a licence that allows it',
      given: [...support, states.portal('adm', supportAllowed)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { data: null, setsCookie: true },
    },
    {
      name: 'a licence that does not allow the support to sign in',
      given: [...support, states.portal('adm', examplePortalInfo)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: errors.supportNotAllowed },
    },
    {
      name: 'a licence that does not exist',
      given: support,
      request: { body: { LicNr: 'WEB000000' } },
      answer: { error: errors.supportNotAllowed },
    },
    {
      name: 'a licence that enforces BankID, without it',
      given: [...support, states.accountWithBankId('oms'), states.portal('oms', supportAllowed)],
      request: { body: { LicNr: 'WEB300400' } },
      answer: { error: errors.bankIdEnforced },
    },
    {
      name: 'an account that is not of the support',
      given: [states.signedIn('adm'), states.portal('adm', supportAllowed)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: errors.rightMissing },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: errors.noSession },
    },
    {
      name: 'a session ended by inactivity',
      given: [states.idledOut('demo')],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: errors.sessionIdle },
    },
  ],
}
