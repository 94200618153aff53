import { errors } from '../errors.ts'
import { exampleMyAccount } from '../examples.ts'
import { earlier } from '../pact/earlier.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { examplePassword, states } from '../pact/states.ts'
import { accountCalls } from './calls.ts'

const signedIn = [states.signedIn('ftg2'), states.ownSettings('ftg2')]
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
      answer: { error: errors.currentPasswordMissing },
    },
    {
      name: 'the name of somebody else in the licence',
      given: signedIn,
      request: { body: { Namn: 'STINA DAHLGREN', CurrentPassword: examplePassword } },
      answer: { error: errors.nameTaken, fields: { Namn: errors.nameTaken.message } },
    },
    {
      name: 'two-step sign-in turned off',
      given: [...signedIn, states.twoStepOn('ftg2')],
      request: { body: { requireSMSVerification: false, CurrentPassword: examplePassword } },
      answer: { data: { ...exampleMyAccount, requireSMSVerification: false } },
    },
    {
      name: 'two-step sign-in turned off where a company demands an SMS code',
      given: [...signedIn, states.twoStepOn('ftg2'), states.companyWithSms('akvarell', 'ftg2')],
      request: { body: { requireSMSVerification: false, CurrentPassword: examplePassword } },
      answer: { error: errors.twoStepDemanded },
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
      answer: { error: errors.currentPasswordMissing },
    },
    {
      name: 'a wrong password',
      given: signedIn,
      request: { body: { ...mobile, CurrentPassword: wrong } },
      answer: { error: errors.currentPasswordWrong },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, states.lockedOut('ftg2')],
      request: { body: mobile },
      answer: { error: errors.tooManyAttempts },
    },
    {
      name: 'two-step sign-in turned on',
      given: signedIn,
      request: { body: { requireSMSVerification: true, CurrentPassword: examplePassword } },
      answer: { data: { ...exampleMyAccount, requireSMSVerification: true } },
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
    {
      name: 'a session ended by inactivity',
      given: [states.idledOut('ftg2')],
      request: { body: { Namn: 'Frida' } },
      answer: { error: errors.sessionIdle },
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
      answer: { error: errors.currentPasswordWrong },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, states.lockedOut('ftg2')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: errors.tooManyAttempts },
    },
    {
      name: 'a session ended by inactivity',
      given: [states.idledOut('ftg2')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: errors.sessionIdle },
    },
    {
      name: 'confirmed with BankID',
      given: [states.signedIn('oms'), states.bankIdToken(bankIdToken, 'oms')],
      request: { body: { BankIDToken: bankIdToken } },
      answer: { data: null },
    },
    {
      name: 'a BankID token that is not valid',
      given: [states.signedIn('oms')],
      request: { body: { BankIDToken: 'not-a-token' } },
      answer: { error: errors.bankIdTokenInvalid },
    },
    {
      name: 'a password where the licence enforces BankID',
      given: [states.signedIn('oms')],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: errors.bankIdEnforced },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: { body: { CurrentPassword: examplePassword } },
      answer: { error: errors.noSession },
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
      answer: { error: errors.currentPasswordWrong },
    },
    {
      name: 'the same password again',
      given: signedIn,
      request: change(examplePassword, examplePassword),
      answer: { error: errors.newPasswordSame },
    },
    {
      name: 'one of the commonest passwords',
      given: signedIn,
      request: change(examplePassword, 'Sommar2026!'),
      answer: { error: errors.newPasswordCommon },
    },
    {
      name: 'a password with the login in it',
      given: signedIn,
      request: change(examplePassword, 'x-ftg2-x-vidja'),
      answer: { error: errors.newPasswordHasLogin },
    },
    {
      name: 'too many wrong passwords',
      given: [...signedIn, states.lockedOut('ftg2')],
      request: change(examplePassword, another),
      answer: { error: errors.tooManyAttempts },
    },
    {
      name: 'a licence that enforces BankID',
      given: [states.signedIn('oms')],
      request: change(examplePassword, another),
      answer: { error: errors.bankIdEnforced },
    },
    {
      name: 'nobody signed in',
      given: [],
      request: change(examplePassword, another),
      answer: { error: errors.noSession },
    },
    {
      name: 'a session ended by inactivity',
      given: [states.idledOut('ftg2')],
      request: change(examplePassword, another),
      answer: { error: errors.sessionIdle },
    },
  ],
}
