import { commonErrors } from '../common-errors.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { bankIdCalls } from './bankid.calls.ts'
import { nothingCollected } from './bankid.shapes.ts'
import { signInErrors } from './errors.ts'
import { exampleAccount, exampleLicence } from './examples.ts'
import { signInStates } from './states.ts'

const waiting = 'pact-order-that-waits'
const cancelled = 'pact-order-cancelled'
const completed = 'pact-order-completed'
const stranger = 'pact-order-of-a-stranger'
const token = 'pact-bankid-token'
const anOrder = { OrderRef: waiting, AutoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6' }
const examplePicture = 'data:image/svg+xml;base64,PHN2Zy8+'

export const bankIdOutcomes: OutcomesOf<typeof bankIdCalls> = {
  start: [
    {
      name: 'an order for another device',
      given: [signInStates.bankIdConnected()],
      request: { body: { Type: 1 } },
      answer: { data: anOrder, setsCookie: true },
    },
    {
      name: 'an order for this telephone',
      given: [signInStates.bankIdConnected()],
      request: { body: { Type: 0, Mobile: true } },
      answer: { data: anOrder, setsCookie: true },
    },
    {
      name: 'too many orders from an address',
      given: [signInStates.manyBankIdOrders()],
      request: { body: { Type: 1 } },
      answer: { error: commonErrors.tooManyRequests },
    },
  ],
  collect: [
    {
      name: 'an order that waits to be scanned',
      given: [signInStates.bankIdWaiting(waiting)],
      request: { params: { orderRef: waiting } },
      answer: {
        data: {
          ...nothingCollected,
          Message: 'Skanna QR-koden i BankID-appen',
          QRCodeDataURL: examplePicture,
          PendingStart: true,
        },
        pins: ['Completed', 'Cancelled', 'PendingStart', 'BankIDToken', 'UsersList'],
      },
    },
    {
      name: 'an order that the person cancelled',
      given: [signInStates.bankIdCancelled(cancelled)],
      request: { params: { orderRef: cancelled } },
      answer: {
        data: { ...nothingCollected, Cancelled: true, Message: 'Åtgärden avbröts.' },
        pins: ['Completed', 'Cancelled', 'BankIDToken'],
      },
    },
    {
      name: 'an approved order',
      given: [signInStates.bankIdCompleted(completed, 'ftg2')],
      request: { params: { orderRef: completed } },
      answer: {
        data: {
          ...nothingCollected,
          Completed: true,
          BankIDToken: token,
          UsersList: [
            {
              Login: 'ftg2',
              Namn: 'Frida Tegnér',
              Roll: 'FTG',
              LicNr: 'WEB100200',
              LicNamn: 'Lindgren Redovisning AB',
            },
          ],
        },
      },
    },
    {
      name: 'an order approved by somebody without accounts',
      given: [signInStates.bankIdStranger(stranger)],
      request: { params: { orderRef: stranger } },
      answer: { data: { ...nothingCollected, Completed: true }, pins: ['Completed', 'Cancelled', 'BankIDToken'] },
    },
    {
      name: 'an order that another browser began',
      given: [signInStates.bankIdElsewhere(completed, 'ftg2')],
      request: { params: { orderRef: completed } },
      answer: { error: signInErrors.bankIdOrderMissing },
    },
    {
      name: 'an order that is not there',
      given: [],
      request: { params: { orderRef: 'pact-no-such-order' } },
      answer: { error: signInErrors.bankIdOrderMissing },
    },
  ],
  selectUser: [
    {
      name: 'one of the accounts',
      given: [signInStates.bankIdToken(token, 'ftg2')],
      request: { body: { BankIDToken: token, Login: 'ftg2' } },
      answer: {
        data: { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence },
        setsCookie: true,
      },
    },
    {
      name: 'a token of an order that another browser began',
      given: [signInStates.bankIdTokenElsewhere(token, 'ftg2')],
      request: { body: { BankIDToken: token, Login: 'ftg2' } },
      answer: { error: signInErrors.bankIdTokenInvalid },
    },
    {
      name: 'a token that is not good',
      given: [],
      request: { body: { BankIDToken: 'pact-no-such-token', Login: 'ftg2' } },
      answer: { error: signInErrors.bankIdTokenInvalid },
    },
  ],
  cancel: [
    {
      name: 'an order aborted',
      given: [signInStates.bankIdWaiting(waiting)],
      request: { params: { orderRef: waiting } },
      answer: { data: null },
    },
  ],
}
