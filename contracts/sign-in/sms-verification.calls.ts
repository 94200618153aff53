import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { signInErrors } from './errors.ts'
import { SmsCodeTry, SmsDemand, SmsVerified } from './sms-verification.shapes.ts'

/** The refusals that apply before a code is checked. */
const refusals = [
  signInErrors.wrongCredentials,
  signInErrors.accountBlocked,
  signInErrors.bankIdEnforced,
  commonErrors.tooManyAttempts,
  commonErrors.noSession,
  commonErrors.sessionIdle,
  commonErrors.companyMissing,
]

/**
 * The calls about SMS codes, for a sign-in or for a company that requires a code (first document
 * §2, §4, §7).
 */
export const smsCalls = {
  requestCode: call('POST', '/authenticate/requestSMSVerificationCode', {
    summary:
      'Sends a new SMS code to the mobile number of the account, and invalidates the earlier one for the same purpose. For a sign-in, the request has Login and Password. For a company, the request has FtgId and the cookie of a session.',
    access: 'public',
    body: SmsDemand,
    data: z.null(),
    errors: [...refusals, signInErrors.mobileMissing, signInErrors.smsTooOften, signInErrors.smsNotSent],
  }),
  validateCode: call('POST', '/authenticate/validateSMSVerificationCode', {
    summary:
      'Verifies an SMS code. A code is valid for 10 minutes and three attempts, and can be used once. For a sign-in, returns the SMSToken to repeat POST /authenticate with. For a company, the session has access to it from then on.',
    access: 'public',
    body: SmsCodeTry,
    data: SmsVerified,
    errors: [
      ...refusals,
      signInErrors.smsCodeWrong,
      signInErrors.smsCodeExpired,
      signInErrors.smsCodeUsed,
      signInErrors.smsTriesSpent,
    ],
  }),
}
