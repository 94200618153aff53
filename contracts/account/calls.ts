import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { MyAccount, MyAccountChange, PasswordChange } from './shapes.ts'

const sessionOver = [errors.noSession, errors.sessionIdle]
const passwordRefused = [errors.currentPasswordWrong, errors.tooManyAttempts]

/**
 * The person's own account (first document §2, mySettings and change password; third document §7). Those that take the current
 * password are for whoever the cookie says, as a demand of their own: a wrong password must be counted even though the change
 * is rolled back.
 */
export const accountCalls = {
  mine: call('GET', '/myAccount', {
    summary: "The signed-in person's own account: who they are, how they sign in, and where they are reached.",
    access: 'session',
    data: MyAccount,
  }),
  change: call('PUT', '/myAccount', {
    summary:
      'Changes the fields given of the account of the cookie, and answers with all of it. The mobile number and the sign-in method need CurrentPassword, except where the licence enforces BankID.',
    access: 'public',
    body: MyAccountChange,
    data: MyAccount,
    bodyLimit: 4 * 1024,
    errors: [...sessionOver, ...passwordRefused, errors.currentPasswordMissing, errors.mobileNeeded],
  }),
  changePassword: call('PUT', '/changepassword', {
    summary:
      "Changes the password of the account of the cookie. The account's other sessions end, and this one gets a new cookie. The commonest passwords, one with the login in it and the current one again are refused.",
    access: 'public',
    body: PasswordChange,
    data: z.null(),
    bodyLimit: 4 * 1024,
    errors: [
      ...sessionOver,
      ...passwordRefused,
      errors.bankIdEnforced,
      errors.newPasswordSame,
      errors.newPasswordCommon,
      errors.newPasswordHasLogin,
    ],
  }),
}
