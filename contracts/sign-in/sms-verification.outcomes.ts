import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { examplePassword } from '../outcomes/provider-state.ts'
import { signInErrors } from './errors.ts'
import type { smsCalls } from './sms-verification.calls.ts'
import { exampleSmsCode, exampleSmsToken, signInStates } from './states.ts'

const signIn = { Login: 'lon', Password: examplePassword }
const company = [callerStates.signedIn('ftg2'), signInStates.companyWithSms('akvarell', 'ftg2')]
const rightCode = { ...signIn, SMSCode: exampleSmsCode }

/**
 * Returns the outcomes of both calls that are refused before a code is checked.
 *
 * @param more the further fields of the body, for the call that checks a code
 */
const refused = (more: { readonly SMSCode?: string }) => {
  const forCompany = (FtgId: string) => ({ body: { FtgId, ...more } }) as { body: { FtgId: string; SMSCode: string } }
  const forSignIn = (Login: string, Password: string = examplePassword) =>
    ({ body: { Login, Password, ...more } }) as { body: { Login: string; Password: string; SMSCode: string } }
  return [
    {
      name: 'a wrong password',
      given: [signInStates.accountWithSms('lon')],
      request: forSignIn('lon', 'inte-det-har'),
      answer: { error: signInErrors.wrongCredentials },
    },
    {
      name: 'too many guesses',
      given: [signInStates.accountWithSms('lon'), signInStates.lockedOut('lon')],
      request: forSignIn('lon'),
      answer: { error: commonErrors.tooManyAttempts },
    },
    {
      name: 'a blocked account',
      given: [callerStates.account('las'), signInStates.blockedAccount('las')],
      request: forSignIn('las'),
      answer: { error: signInErrors.accountBlocked },
    },
    {
      name: 'a licence that enforces BankID',
      given: [signInStates.accountWithBankId('oms')],
      request: forSignIn('oms'),
      answer: { error: signInErrors.bankIdEnforced },
    },
    {
      name: 'a company, and nobody signed in',
      given: [],
      request: forCompany('akvarell'),
      answer: { error: commonErrors.noSession },
    },
    {
      name: 'a company, and a session ended by inactivity',
      given: [callerStates.idledOut('ftg2')],
      request: forCompany('akvarell'),
      answer: { error: commonErrors.sessionIdle },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: forCompany('zenit'),
      answer: { error: commonErrors.companyMissing },
    },
  ]
}

export const smsOutcomes: OutcomesOf<typeof smsCalls> = {
  requestCode: [
    {
      name: 'a code sent for a sign-in',
      given: [signInStates.accountWithSms('lon')],
      request: { body: signIn },
      answer: { data: null },
    },
    {
      name: 'a code sent for a company',
      given: company,
      request: { body: { FtgId: 'akvarell' } },
      answer: { data: null },
    },
    ...refused({}),
    {
      name: 'an account without a mobile number',
      given: [signInStates.accountWithSms('lon'), signInStates.noMobile('lon')],
      request: { body: signIn },
      answer: { error: signInErrors.mobileMissing },
    },
    {
      name: 'a number that cannot be reached',
      given: [signInStates.accountWithSms('lon'), signInStates.unreachableMobile('lon')],
      request: { body: signIn },
      answer: { error: signInErrors.smsNotSent },
    },
    {
      name: 'asked for too often',
      given: [signInStates.accountWithSms('lon'), signInStates.manyCodesSent('lon')],
      request: { body: signIn },
      answer: { error: signInErrors.smsTooOften },
    },
  ],
  validateCode: [
    {
      name: 'the right code of a sign-in',
      given: [signInStates.accountWithSms('lon'), signInStates.codeSent('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { data: { SMSToken: exampleSmsToken } },
    },
    {
      name: 'the right code of a company',
      given: [...company, signInStates.companyCodeSent('akvarell', 'ftg2', exampleSmsCode)],
      request: { body: { FtgId: 'akvarell', SMSCode: exampleSmsCode } },
      answer: { data: { SMSToken: null }, pins: ['SMSToken'] },
    },
    {
      name: 'a wrong code',
      given: [signInStates.accountWithSms('lon'), signInStates.codeSent('lon', exampleSmsCode)],
      request: { body: { ...rightCode, SMSCode: 'ZZZZ' } },
      answer: { error: signInErrors.smsCodeWrong },
    },
    {
      name: 'an expired code',
      given: [signInStates.accountWithSms('lon'), signInStates.codeExpired('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: signInErrors.smsCodeExpired },
    },
    {
      name: 'a used code',
      given: [signInStates.accountWithSms('lon'), signInStates.codeUsed('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: signInErrors.smsCodeUsed },
    },
    {
      name: 'too many wrong codes',
      given: [signInStates.accountWithSms('lon'), signInStates.codeTriesSpent('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: signInErrors.smsTriesSpent },
    },
    ...refused({ SMSCode: exampleSmsCode }),
  ],
}
