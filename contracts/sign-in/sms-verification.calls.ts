import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { examplePassword, exampleSmsCode, exampleSmsToken, states } from '../pact/states.ts'
import { SmsCodeTry, SmsDemand, SmsVerified } from './sms-verification.shapes.ts'

const signIn = { Login: 'lon', Password: examplePassword }
const company = [states.signedIn('ftg2'), states.companyWithSms('akvarell', 'ftg2')]
const rightCode = { ...signIn, SMSCode: exampleSmsCode }

/** What a code is refused for before it is looked at. */
const refusals = [
  errors.wrongCredentials,
  errors.bankIdEnforced,
  errors.tooManyAttempts,
  errors.noSession,
  errors.sessionIdle,
  errors.companyMissing,
]

/** SMS codes: for a sign-in, and for a company that demands one (first document §2, §4, §7). */
export const smsCalls = {
  requestCode: call('POST', '/authenticate/requestSMSVerificationCode', {
    summary:
      'Sends a new code to the mobile number of the account; an earlier one for the same is worth nothing then. With Login and Password for a sign-in, with FtgId for a company of the session of the cookie.',
    access: 'public',
    body: SmsDemand,
    data: z.null(),
    bodyLimit: 4 * 1024,
    errors: [...refusals, errors.mobileMissing, errors.smsTooOften, errors.smsNotSent],
    outcomes: [
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
      {
        name: 'a wrong password',
        given: [states.accountWithSms('lon')],
        request: { body: { ...signIn, Password: 'inte-det-har' } },
        answer: { error: errors.wrongCredentials },
      },
      {
        name: 'a company, and nobody signed in',
        given: [],
        request: { body: { FtgId: 'akvarell' } },
        answer: { error: errors.noSession },
      },
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
  }),
  validateCode: call('POST', '/authenticate/validateSMSVerificationCode', {
    summary:
      'Tries a code: once right, for 10 minutes, 3 times. For a sign-in it gives the SMSToken to retry with; for a company the session remembers it.',
    access: 'public',
    body: SmsCodeTry,
    data: SmsVerified,
    bodyLimit: 4 * 1024,
    errors: [...refusals, errors.smsCodeWrong, errors.smsCodeExpired, errors.smsCodeUsed, errors.smsTriesSpent],
    outcomes: [
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
        answer: { data: { SMSToken: null } },
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
    ],
  }),
}
