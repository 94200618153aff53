import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { SmsCodeTry, SmsDemand, SmsVerified } from './sms-verification.shapes.ts'

/** The refusals that apply before a code is checked. */
const refusals = [
  errors.wrongCredentials,
  errors.bankIdEnforced,
  errors.tooManyAttempts,
  errors.noSession,
  errors.sessionIdle,
  errors.companyMissing,
]

/**
 * The calls about SMS codes, for a sign-in or for a company that requires a code (first document
 * §2, §4, §7).
 */
export const smsCalls = {
  requestCode: call('POST', '/authenticate/requestSMSVerificationCode', {
    summary:
      'Sends a new code to the mobile number of the account; an earlier one for the same is worth nothing then. With Login and Password for a sign-in, with FtgId for a company of the session of the cookie.',
    access: 'public',
    body: SmsDemand,
    data: z.null(),
    bodyLimit: 4 * 1024,
    errors: [...refusals, errors.mobileMissing, errors.smsTooOften, errors.smsNotSent],
  }),
  validateCode: call('POST', '/authenticate/validateSMSVerificationCode', {
    summary:
      'Tries a code: once right, for 10 minutes, 3 times. For a sign-in it gives the SMSToken to retry with; for a company the session remembers it.',
    access: 'public',
    body: SmsCodeTry,
    data: SmsVerified,
    bodyLimit: 4 * 1024,
    errors: [...refusals, errors.smsCodeWrong, errors.smsCodeExpired, errors.smsCodeUsed, errors.smsTriesSpent],
  }),
}
