import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleAccount, exampleLicence } from '../examples.ts'
import { states } from '../pact/states.ts'
import {
  BankIdCollected,
  BankIdOrder,
  BankIdSelection,
  BankIdStart,
  nothingCollected,
  OrderRef,
} from './bankid.shapes.ts'
import { SignInAnswer } from './session.shapes.ts'

const order = z.strictObject({ orderRef: OrderRef })

/** Orders and tokens of the pact: each state makes its own anew. */
const waiting = 'pact-order-that-waits'
const cancelled = 'pact-order-cancelled'
const completed = 'pact-order-completed'
const stranger = 'pact-order-of-a-stranger'
const token = 'pact-bankid-token'
const anOrder = { OrderRef: waiting, AutoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6' }

/** The smallest picture that is one. */
const examplePicture = 'data:image/svg+xml;base64,PHN2Zy8+'

/** Sign-in with BankID (first document §4, §7). */
export const bankIdCalls = {
  start: call('POST', '/bankidauth', {
    summary:
      'Begins an order: Type 0 for BankID on this device, otherwise for another device by QR code. It belongs to the browser that begins it: by a cookie, which the answer sets unless the browser has one.',
    access: 'public',
    body: BankIdStart,
    data: BankIdOrder,
    bodyLimit: 1024,
    errors: [
      errors.bankIdInProgress,
      errors.tooManyRequests,
      errors.bankIdRefused,
      errors.bankIdAway,
      errors.bankIdMissing,
    ],
    outcomes: [
      {
        name: 'an order for another device',
        given: [states.bankIdConnected()],
        request: { body: { Type: 1 } },
        answer: { data: anOrder, setsCookie: true },
      },
      {
        name: 'an order for this telephone',
        given: [states.bankIdConnected()],
        request: { body: { Type: 0, Mobile: true } },
        answer: { data: anOrder, setsCookie: true },
      },
    ],
  }),
  collect: call('GET', '/bankidauth/collect/{orderRef}', {
    summary:
      'How an order stands; asked for every 1.5 s. An order for another device that nobody has scanned in time is renewed meanwhile.',
    access: 'public',
    effect: 'writes',
    params: order,
    data: BankIdCollected,
    errors: [errors.bankIdOrderMissing, errors.bankIdMissing],
    outcomes: [
      {
        name: 'an order that waits to be scanned',
        given: [states.bankIdWaiting(waiting)],
        request: { params: { orderRef: waiting } },
        answer: {
          data: {
            ...nothingCollected,
            Message: 'Skanna QR-koden i BankID-appen',
            QRCodeDataURL: examplePicture,
            PendingStart: true,
          },
        },
      },
      {
        name: 'an order that the person cancelled',
        given: [states.bankIdCancelled(cancelled)],
        request: { params: { orderRef: cancelled } },
        answer: { data: { ...nothingCollected, Cancelled: true, Message: 'Åtgärden avbröts.' } },
      },
      {
        name: 'an approved order',
        given: [states.bankIdCompleted(completed, 'ftg2')],
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
        given: [states.bankIdStranger(stranger)],
        request: { params: { orderRef: stranger } },
        answer: { data: { ...nothingCollected, Completed: true } },
      },
      {
        name: 'an order that another browser began',
        given: [states.bankIdElsewhere(completed, 'ftg2')],
        request: { params: { orderRef: completed } },
        answer: { error: errors.bankIdOrderMissing },
      },
      {
        name: 'an order that is not there',
        given: [],
        request: { params: { orderRef: 'pact-no-such-order' } },
        answer: { error: errors.bankIdOrderMissing },
      },
    ],
  }),
  selectUser: call('POST', '/bankidauth/selectuser', {
    summary: 'Signs in to one of the accounts of a completed order. No SMS code is demanded: BankID is two factors.',
    access: 'public',
    body: BankIdSelection,
    data: SignInAnswer,
    bodyLimit: 1024,
    errors: [errors.bankIdTokenInvalid],
    outcomes: [
      {
        name: 'one of the accounts',
        given: [states.bankIdToken(token, 'ftg2')],
        request: { body: { BankIDToken: token, Login: 'ftg2' } },
        answer: {
          data: { requireSMSVerification: false, UserAccount: exampleAccount, ...exampleLicence },
          setsCookie: true,
        },
      },
      {
        name: 'a token of an order that another browser began',
        given: [states.bankIdTokenElsewhere(token, 'ftg2')],
        request: { body: { BankIDToken: token, Login: 'ftg2' } },
        answer: { error: errors.bankIdTokenInvalid },
      },
      {
        name: 'a token that is not good',
        given: [],
        request: { body: { BankIDToken: 'pact-no-such-token', Login: 'ftg2' } },
        answer: { error: errors.bankIdTokenInvalid },
      },
    ],
  }),
  cancel: call('DELETE', '/bankidauth/cancel/{orderRef}', {
    summary: 'Aborts an order of the browser. Answers the same when there is none.',
    access: 'public',
    params: order,
    data: z.null(),
    outcomes: [
      {
        name: 'an order aborted',
        given: [states.bankIdWaiting(waiting)],
        request: { params: { orderRef: waiting } },
        answer: { data: null },
      },
    ],
  }),
}
