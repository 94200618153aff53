import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { examplePassword } from '../outcomes/provider-state.ts'
import { signInErrors } from '../sign-in/errors.ts'
import { signInStates } from '../sign-in/states.ts'
import { accountCalls } from './calls.ts'
import { accountErrors } from './errors.ts'
import { exampleMyAccount } from './examples.ts'

const signedIn = [callerStates.signedIn('ftg2'), signInStates.ownSettings('ftg2')]
const another = 'Snar-Vidja-47'
const wrong = 'inte-det-har'
const nameAndEmail = { Namn: 'Frida Ekbom', Epost: 'frida@example.com', CurrentPassword: examplePassword }
const { CurrentPassword: _password, ...renamed } = nameAndEmail
const mobile = { Mobil: '+46701740607', CurrentPassword: examplePassword }
const change = (CurrentPassword: string, NewPassword: string) => ({ body: { CurrentPassword, NewPassword } })
const bankIdToken = 'pact-bankid-token'

export const accountOutcomes: OutcomesOf<typeof accountCalls> = {
  mine: [
    { name: 'the own account', given: signedIn, request: {}, answer: { data: exampleMyAccount } },
    {
      name: 'a changed name and e-mail',
      given: [...signedIn, earlier(accountCalls.change, { body: nameAndEmail })],
      request: {},
      answer: { data: { ...exampleMyAccount, ...renamed } },
    },
    {
      name: 'a changed mobile number',
      given: [...signedIn, earlier(accountCalls.change, { body: mobile })],
      request: {},
      answer: { data: { ...exampleMyAccount, MobilSlut: '07' }, pins: ['MobilSlut'] },
    },
  ],
  change: [
    {
      name: 'name and e-mail changed',
      given: signedIn,
      request: { body: nameAndEmail },
      answer: { data: { ...exampleMyAccount, ...renamed } },
    },
    {
      name: 'another name without the password',
      given: signedIn,
      request: { body: { Namn: 'Frida Ek' } },
      answer: { error: accountErrors.currentPasswordMissing },
    },
    {
      name: 'the name of somebody else in the licence',
      given: signedIn,
      request: { body: { Namn: 'STINA DAHLGREN', CurrentPassword: examplePassword } },
      answer: { error: accountErrors.nameTaken, fields: { Namn: accountErrors.nameTaken.message } },
    },
    {
      name: 'two-step sign-in turned off',
      given: [...signedIn, signInStates.twoStepOn('ftg2')],
      request: { body: { requireSMSVerification: false, CurrentPassword: examplePassword } },
      answer: { data: { ...exampleMyAccount, requireSMSVerification: false } },
    },
    {
      name: 'two-step sign-in turned off where a company demands an SMS code',
      given: [...signedIn, signInStates.twoStepOn('ftg2'), signInStates.companyWithSms('akvarell', 'ftg2')],
      request: { body: { requireSMSVerification: false, CurrentPassword: examplePassword } },
      answer: { error: accountErrors.twoStepDemanded },
    },
    {
      name: 'the mobile number changed, with the password',
      given: signedIn,
      request: { body: mobile },
      answer: { data: { ...exampleMyAccount, MobilSlut: '07' }, pins: ['MobilSlut'] },
    },
    {
      name: 'the mobile number without the password',
      given: signedIn,
      request: { body: { Mobil: mobile.Mobil } },
      answer: { error: accountErrors.currentPasswordMissing },
    },
    {
      name: 'a wrong password',
      given: signedIn,
      request: { body: { ...mobile, CurrentPassword: wrong } },
      answer: { error: signInErrors.currentPasswordWrong },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, signInStates.lockedOut('ftg2')],
      request: { body: mobile },
      answer: { error: commonErrors.tooManyAttempts },
    },
    {
      name: 'two-step sign-in turned on',
      given: signedIn,
      request: { body: { requireSMSVerification: true, CurrentPassword: examplePassword } },
      answer: { data: { ...exampleMyAccount, requireSMSVerification: true } },
    },
    {
      name: 'two-step sign-in without a mobile number',
      given: [...signedIn, signInStates.noMobile('ftg2')],
      request: { body: { requireSMSVerification: true, CurrentPassword: examplePassword } },
      answer: { error: accountErrors.mobileNeeded },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: { body: { Namn: 'Frida' } },
      answer: { error: commonErrors.noSession },
    },
    {
      name: 'a session ended by inactivity',
      given: [callerStates.idledOut('ftg2')],
      request: { body: { Namn: 'Frida' } },
      answer: { error: commonErrors.sessionIdle },
    },
  ],
  confirm: [
    {
      name: 'confirmed with the password',
      given: signedIn,
      request: { body: { CurrentPassword: examplePassword } },
      answer: { data: null },
    },
    {
      name: 'a wrong password',
      given: signedIn,
      request: { body: { CurrentPassword: 'inte-det-har' } },
      answer: { error: signInErrors.currentPasswordWrong },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, signInStates.lockedOut('ftg2')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: commonErrors.tooManyAttempts },
    },
    {
      name: 'a session ended by inactivity',
      given: [callerStates.idledOut('ftg2')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: commonErrors.sessionIdle },
    },
    {
      name: 'confirmed with BankID',
      given: [callerStates.signedIn('oms'), signInStates.bankIdToken(bankIdToken, 'oms')],
      request: { body: { BankIDToken: bankIdToken } },
      answer: { data: null },
    },
    {
      name: 'a BankID token that is not valid',
      given: [callerStates.signedIn('oms')],
      request: { body: { BankIDToken: 'not-a-token' } },
      answer: { error: signInErrors.bankIdTokenInvalid },
    },
    {
      name: 'a password where the licence enforces BankID',
      given: [callerStates.signedIn('oms')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: signInErrors.bankIdEnforced },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: commonErrors.noSession },
    },
  ],
  changePassword: [
    {
      name: 'the password changed',
      given: signedIn,
      request: change(examplePassword, another),
      answer: { data: null, setsCookie: true },
    },
    {
      name: 'a wrong current password',
      given: signedIn,
      request: change(wrong, another),
      answer: { error: signInErrors.currentPasswordWrong },
    },
    {
      name: 'the same password again',
      given: signedIn,
      request: change(examplePassword, examplePassword),
      answer: { error: signInErrors.newPasswordSame },
    },
    {
      name: 'one of the commonest passwords',
      given: signedIn,
      request: change(examplePassword, 'Sommar2026!'),
      answer: { error: signInErrors.newPasswordCommon },
    },
    {
      name: 'a password with the login in it',
      given: signedIn,
      request: change(examplePassword, 'x-ftg2-x-vidja'),
      answer: { error: signInErrors.newPasswordHasLogin },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, signInStates.lockedOut('ftg2')],
      request: change(examplePassword, another),
      answer: { error: commonErrors.tooManyAttempts },
    },
    {
      name: 'a licence that enforces BankID',
      given: [callerStates.signedIn('oms')],
      request: change(examplePassword, another),
      answer: { error: signInErrors.bankIdEnforced },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: change(examplePassword, another),
      answer: { error: commonErrors.noSession },
    },
    {
      name: 'a session ended by inactivity',
      given: [callerStates.idledOut('ftg2')],
      request: change(examplePassword, another),
      answer: { error: commonErrors.sessionIdle },
    },
  ],
}
