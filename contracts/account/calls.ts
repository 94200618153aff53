import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleMyAccount } from '../examples.ts'
import { examplePassword, states } from '../pact/states.ts'
import { MyAccount, MyAccountChange, PasswordChange } from './shapes.ts'

const signedIn = [states.signedIn('ftg2'), states.ownSettings('ftg2')]
const another = 'Snar-Vidja-47'
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
    errors: sessionOver,
    outcomes: [{ name: 'the own account', given: signedIn, request: {}, answer: { data: exampleMyAccount } }],
  }),
  change: call('PUT', '/myAccount', {
    summary:
      'Changes the fields given of the account of the cookie, and answers with all of it. The mobile number and the sign-in method need CurrentPassword, except where the licence enforces BankID.',
    access: 'public',
    body: MyAccountChange,
    data: MyAccount,
    bodyLimit: 4 * 1024,
    errors: [...sessionOver, ...passwordRefused, errors.currentPasswordMissing, errors.mobileNeeded],
    outcomes: [
      {
        name: 'name and e-mail changed',
        given: signedIn,
        request: { body: { Namn: 'Frida Tegnér', Epost: 'frida@example.com' } },
        answer: { data: { ...exampleMyAccount, Epost: 'frida@example.com' } },
      },
      {
        name: 'the mobile number changed, with the password',
        given: signedIn,
        request: { body: { Mobil: '+46701740607', CurrentPassword: examplePassword } },
        answer: { data: { ...exampleMyAccount, MobilSlut: '07' } },
      },
      {
        name: 'the mobile number without the password',
        given: signedIn,
        request: { body: { Mobil: '+46701740607' } },
        answer: { error: errors.currentPasswordMissing },
      },
      {
        name: 'a wrong password',
        given: signedIn,
        request: { body: { Mobil: '+46701740607', CurrentPassword: 'inte-det-har' } },
        answer: { error: errors.currentPasswordWrong },
      },
      {
        name: 'two-step sign-in without a mobile number',
        given: [...signedIn, states.noMobile('ftg2')],
        request: { body: { requireSMSVerification: true, CurrentPassword: examplePassword } },
        answer: { error: errors.mobileNeeded },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: { body: { Namn: 'Frida' } },
        answer: { error: errors.noSession },
      },
    ],
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
    outcomes: [
      {
        name: 'the password changed',
        given: signedIn,
        request: { body: { CurrentPassword: examplePassword, NewPassword: another } },
        answer: { data: null, setsCookie: true },
      },
      {
        name: 'a wrong current password',
        given: signedIn,
        request: { body: { CurrentPassword: 'inte-det-har', NewPassword: another } },
        answer: { error: errors.currentPasswordWrong },
      },
      {
        name: 'the same password again',
        given: signedIn,
        request: { body: { CurrentPassword: examplePassword, NewPassword: examplePassword } },
        answer: { error: errors.newPasswordSame },
      },
      {
        name: 'one of the commonest passwords',
        given: signedIn,
        request: { body: { CurrentPassword: examplePassword, NewPassword: 'Sommar2026!' } },
        answer: { error: errors.newPasswordCommon },
      },
      {
        name: 'a password with the login in it',
        given: signedIn,
        request: { body: { CurrentPassword: examplePassword, NewPassword: 'x-ftg2-x-vidja' } },
        answer: { error: errors.newPasswordHasLogin },
      },
      {
        name: 'too many wrong passwords',
        given: [...signedIn, states.lockedOut('ftg2')],
        request: { body: { CurrentPassword: examplePassword, NewPassword: another } },
        answer: { error: errors.tooManyAttempts },
      },
      {
        name: 'a licence that enforces BankID',
        given: [states.signedIn('oms')],
        request: { body: { CurrentPassword: examplePassword, NewPassword: another } },
        answer: { error: errors.bankIdEnforced },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: { body: { CurrentPassword: examplePassword, NewPassword: another } },
        answer: { error: errors.noSession },
      },
    ],
  }),
}
