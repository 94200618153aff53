import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { Confirmation, MyAccount, MyAccountChange, PasswordChange } from './shapes.ts'

const sessionOver = [errors.noSession, errors.sessionIdle]
const passwordRefused = [errors.currentPasswordWrong, errors.tooManyAttempts]

/**
 * The calls about the user's own account (first document §2, mySettings and change password; third
 * document §7).
 *
 * The calls that take the current password have public access and check the session themselves. A
 * failed attempt must be counted even though the transaction of the change is rolled back.
 */
export const accountCalls = {
  mine: call('GET', '/myAccount', {
    summary: "The signed-in person's own account: who they are, how they sign in, and where they are reached.",
    access: 'session',
    data: MyAccount,
  }),
  change: call('PUT', '/myAccount', {
    summary:
      'Changes the fields given of the account of the cookie, and answers with all of it. Another name, the mobile number and the two-step sign-in need CurrentPassword, except where the licence enforces BankID. A name that can be taken for the system’s, or for another account’s of the licence, is refused. The two-step sign-in is not turned off while a company of the account’s, or the licence, demands it.',
    access: 'public',
    body: MyAccountChange,
    data: MyAccount,
    bodyLimit: 4 * 1024,
    errors: [
      ...sessionOver,
      ...passwordRefused,
      errors.currentPasswordMissing,
      errors.mobileNeeded,
      errors.twoStepDemanded,
      errors.nameTaken,
    ],
  }),
  confirm: call('POST', '/myAccount/confirm', {
    summary:
      'Confirms who the person of the cookie is, with the password or with the BankIDToken of a completed order for the account: good for one call that demands it, within five minutes. Where the licence enforces BankID only with that. Signing in with BankID confirms as much.',
    access: 'public',
    body: Confirmation,
    data: z.null(),
    bodyLimit: 4 * 1024,
    errors: [...sessionOver, ...passwordRefused, errors.bankIdEnforced, errors.bankIdTokenInvalid],
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
