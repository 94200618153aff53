import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { examplePassword } from '../outcomes/provider-state.ts'
import { examplePortalInfo } from '../portal/examples.ts'
import { portalStates } from '../portal/states.ts'
import { salaryYearStates } from '../salary-years/states.ts'
import { signInErrors } from './errors.ts'
import { exampleAccount, exampleLicence, exampleSession } from './examples.ts'
import { passwordCalls } from './password.calls.ts'
import { sessionCalls } from './session.calls.ts'
import { exampleSmsToken, signInStates } from './states.ts'

const credentials = (Login: string, Password: string = examplePassword) => ({ body: { Login, Password } })
const newPassword = 'Snar-Vidja-47'
const passwordChanged = [
  callerStates.signedIn('ftg2'),
  signInStates.ownSettings('ftg2'),
  earlier(passwordCalls.changePassword, { body: { CurrentPassword: examplePassword, NewPassword: newPassword } }),
]
const signedInAnswer = {
  data: { requireSMSVerification: false as const, UserAccount: exampleAccount, ...exampleLicence },
  setsCookie: true,
}
const support = [callerStates.signedIn('demo'), signInStates.supportAccount('demo')]
const supportAllowed = { ...examplePortalInfo, EnableDVSupport: true }
const inNordsken = { FtgId: 'nordsken', SalaryYear: 2026 }

export const sessionOutcomes: OutcomesOf<typeof sessionCalls> = {
  me: [
    {
      name: 'a session with company and year',
      given: [
        callerStates.signedIn('ftg2'),
        signInStates.accountOf(exampleAccount),
        salaryYearStates.salaryYears('nordsken', 'ftg2', exampleSession.SalaryYears),
      ],
      request: { scope: inNordsken },
      answer: { data: exampleSession, pins: ['SessionSalaryYear'] },
    },
    {
      name: 'a session without a company',
      given: [callerStates.signedIn('ftg2')],
      request: {},
      answer: {
        data: { ...exampleSession, FtgInfo: null, SalaryYears: [], SessionSalaryYear: null },
        pins: ['FtgInfo', 'SalaryYears', 'SessionSalaryYear'],
      },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: { scope: { FtgId: 'zenit', SalaryYear: 2026 } },
      answer: {
        data: { ...exampleSession, FtgInfo: null, SalaryYears: [], SessionSalaryYear: null },
        pins: ['FtgInfo', 'SalaryYears', 'SessionSalaryYear'],
      },
    },
    {
      name: 'a session that was signed out',
      given: [callerStates.signedIn('ftg2'), earlier(sessionCalls.logout, {})],
      request: {},
      answer: { error: commonErrors.noSession },
    },
    {
      name: 'a session that was forgotten',
      given: [callerStates.signedIn('ftg2'), earlier(sessionCalls.clearSession, {})],
      request: {},
      answer: { error: commonErrors.noSession },
    },
  ],
  clearSession: [
    { name: 'a session forgotten', given: [callerStates.signedIn('ftg2')], request: {}, answer: { data: null } },
    {
      name: 'a session that ended by inactivity forgotten',
      given: [callerStates.idledOut('ftg2')],
      request: {},
      answer: { data: null },
    },
  ],
  authenticate: [
    {
      name: 'the right password',
      given: [callerStates.account('ftg2'), signInStates.accountOf(exampleAccount)],
      request: credentials('ftg2'),
      answer: signedInAnswer,
    },
    {
      name: 'an SMS code demanded',
      given: [signInStates.accountWithSms('lon')],
      request: credentials('lon'),
      answer: { data: { requireSMSVerification: true } },
    },
    {
      name: 'a verified SMS code',
      given: [signInStates.accountWithSms('lon'), signInStates.codeVerified('lon', exampleSmsToken)],
      request: { body: { Login: 'lon', Password: examplePassword, SMSToken: exampleSmsToken } },
      answer: { ...signedInAnswer, data: { ...signedInAnswer.data, UserAccount: { ...exampleAccount, Login: 'lon' } } },
    },
    {
      name: 'a wrong password',
      given: [callerStates.account('ftg2')],
      request: credentials('ftg2', 'inte-det-har'),
      answer: { error: signInErrors.wrongCredentials },
    },
    {
      name: 'an unknown login',
      given: [signInStates.noAccount('finns-inte')],
      request: credentials('finns-inte'),
      answer: { error: signInErrors.wrongCredentials },
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
      answer: { error: signInErrors.wrongCredentials },
    },
    {
      name: 'a blocked account',
      given: [callerStates.account('las'), signInStates.blockedAccount('las')],
      request: credentials('las'),
      answer: { error: signInErrors.accountBlocked },
    },
    {
      name: 'a licence that enforces BankID',
      given: [signInStates.accountWithBankId('oms')],
      request: credentials('oms'),
      answer: { error: signInErrors.bankIdEnforced },
    },
    {
      name: 'too many guesses',
      given: [signInStates.lockedOut('akv')],
      request: credentials('akv'),
      answer: { error: commonErrors.tooManyAttempts },
    },
  ],
  logout: [{ name: 'a session ended', given: [callerStates.signedIn('ftg2')], request: {}, answer: { data: null } }],
  beginSupport: [
    {
      name: 'a support session in a licence that allows it',
      given: [...support, portalStates.portal('adm', supportAllowed)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { data: null, setsCookie: true },
    },
    {
      name: 'a licence that does not allow the support to sign in',
      given: [...support, portalStates.portal('adm', examplePortalInfo)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: signInErrors.supportNotAllowed },
    },
    {
      name: 'a licence that does not exist',
      given: support,
      request: { body: { LicNr: 'WEB000000' } },
      answer: { error: signInErrors.supportNotAllowed },
    },
    {
      name: 'a licence that enforces BankID, without it',
      given: [...support, signInStates.accountWithBankId('oms'), portalStates.portal('oms', supportAllowed)],
      request: { body: { LicNr: 'WEB300400' } },
      answer: { error: signInErrors.bankIdEnforced },
    },
    {
      name: 'an account that is not of the support',
      given: [callerStates.signedIn('adm'), portalStates.portal('adm', supportAllowed)],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: commonErrors.noSession },
    },
    {
      name: 'a session ended by inactivity',
      given: [callerStates.idledOut('demo')],
      request: { body: { LicNr: exampleAccount.LicNr } },
      answer: { error: commonErrors.sessionIdle },
    },
  ],
}
