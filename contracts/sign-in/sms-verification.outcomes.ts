import { errors } from '../errors.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { examplePassword, exampleSmsCode, exampleSmsToken, states } from '../pact/states.ts'
import type { smsCalls } from './sms-verification.calls.ts'

const signIn = { Login: 'lon', Password: examplePassword }
const company = [states.signedIn('ftg2'), states.companyWithSms('akvarell', 'ftg2')]
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
      given: [states.accountWithSms('lon')],
      request: forSignIn('lon', 'inte-det-har'),
      answer: { error: errors.wrongCredentials },
    },
    {
      name: 'too many guesses',
      given: [states.accountWithSms('lon'), states.lockedOut('lon')],
      request: forSignIn('lon'),
      answer: { error: errors.tooManyAttempts },
    },
    {
      name: 'a blocked account',
      given: [states.account('las'), states.blockedAccount('las')],
      request: forSignIn('las'),
      answer: { error: errors.accountBlocked },
    },
    {
      name: 'a licence that enforces BankID',
      given: [states.accountWithBankId('oms')],
      request: forSignIn('oms'),
      answer: { error: errors.bankIdEnforced },
    },
    {
      name: 'a company, and nobody signed in',
      given: [],
      request: forCompany('akvarell'),
      answer: { error: errors.noSession },
    },
    {
      name: 'a company, and a session ended by inactivity',
      given: [states.idledOut('ftg2')],
      request: forCompany('akvarell'),
      answer: { error: errors.sessionIdle },
    },
    {
      name: 'a company that the account may not choose',
      given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
      request: forCompany('zenit'),
      answer: { error: errors.companyMissing },
    },
  ]
}

export const smsOutcomes: OutcomesOf<typeof smsCalls> = {
  requestCode: [
    {
      name: 'a code sent for a sign-in',
      given: [states.accountWithSms('lon')],
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
      given: [states.accountWithSms('lon'), states.noMobile('lon')],
      request: { body: signIn },
      answer: { error: errors.mobileMissing },
    },
    {
      name: 'a number that cannot be reached',
      given: [states.accountWithSms('lon'), states.unreachableMobile('lon')],
      request: { body: signIn },
      answer: { error: errors.smsNotSent },
    },
    {
      name: 'asked for too often',
      given: [states.accountWithSms('lon'), states.manyCodesSent('lon')],
      request: { body: signIn },
      answer: { error: errors.smsTooOften },
    },
  ],
  validateCode: [
    {
      name: 'the right code of a sign-in',
      given: [states.accountWithSms('lon'), states.codeSent('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { data: { SMSToken: exampleSmsToken } },
    },
    {
      name: 'the right code of a company',
      given: [...company, states.companyCodeSent('akvarell', 'ftg2', exampleSmsCode)],
      request: { body: { FtgId: 'akvarell', SMSCode: exampleSmsCode } },
      answer: { data: { SMSToken: null }, pins: ['SMSToken'] },
    },
    {
      name: 'a wrong code',
      given: [states.accountWithSms('lon'), states.codeSent('lon', exampleSmsCode)],
      request: { body: { ...rightCode, SMSCode: 'ZZZZ' } },
      answer: { error: errors.smsCodeWrong },
    },
    {
      name: 'an expired code',
      given: [states.accountWithSms('lon'), states.codeExpired('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: errors.smsCodeExpired },
    },
    {
      name: 'a used code',
      given: [states.accountWithSms('lon'), states.codeUsed('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: errors.smsCodeUsed },
    },
    {
      name: 'too many wrong codes',
      given: [states.accountWithSms('lon'), states.codeTriesSpent('lon', exampleSmsCode)],
      request: { body: rightCode },
      answer: { error: errors.smsTriesSpent },
    },
    ...refused({ SMSCode: exampleSmsCode }),
  ],
}
