import { z } from 'zod'
import { call } from '../call.ts'
import { signInErrors } from '../sign-in/errors.ts'
import { passwordCalls, passwordRefused, sessionOver } from '../sign-in/password.calls.ts'
import { accountErrors } from './errors.ts'
import { Confirmation, MyAccount, MyAccountChange } from './shapes.ts'

/**
 * The calls about the user's own account (first document §2, mySettings and change password; third
 * document §7).
 *
 * The calls that take the current password have public access and check the session themselves. A
 * failed attempt must be counted even though the transaction of the change is rolled back.
 */
export const accountCalls = {
  mine: call('GET', '/myAccount', {
    summary: "Returns the signed-in user's own account, with its contact details and sign-in methods.",
    access: 'session',
    data: MyAccount,
  }),
  change: call('PUT', '/myAccount', {
    summary:
      "Changes the given fields of the signed-in user's account, and returns the whole account. Requires a session. A new name, a mobile number or a change of two-step sign-in also requires CurrentPassword, except where the licence enforces BankID. Refuses a name that can be mistaken for the system's, or for the name or login of somebody else in the licence. Refuses to turn two-step sign-in off while the licence, or a company of the account, requires it.",
    access: 'public',
    body: MyAccountChange,
    data: MyAccount,
    errors: [
      ...sessionOver,
      ...passwordRefused,
      accountErrors.currentPasswordMissing,
      accountErrors.mobileNeeded,
      accountErrors.twoStepDemanded,
      accountErrors.nameTaken,
    ],
  }),
  confirm: call('POST', '/myAccount/confirm', {
    summary:
      'Confirms the identity of the signed-in user, with the current password or with the BankIDToken of a completed BankID order. Requires a session. The confirmation is valid for five minutes, and for one call that requires it. Where the licence enforces BankID, only a BankIDToken is accepted. A sign-in with BankID counts as a confirmation.',
    access: 'public',
    body: Confirmation,
    data: z.null(),
    errors: [...sessionOver, ...passwordRefused, signInErrors.bankIdEnforced, signInErrors.bankIdTokenInvalid],
  }),
  ...passwordCalls,
}
