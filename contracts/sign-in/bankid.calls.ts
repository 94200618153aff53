import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { BankIdCollected, BankIdOrder, BankIdSelection, BankIdStart, OrderRef } from './bankid.shapes.ts'
import { SignInAnswer } from './session.shapes.ts'

const order = z.strictObject({ orderRef: OrderRef })

/** The calls of the sign-in with BankID (first document §4, §7). */
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
  }),
  collect: call('GET', '/bankidauth/collect/{orderRef}', {
    summary:
      'How an order stands; asked for every 1.5 s. An order for another device that nobody has scanned in time is renewed meanwhile.',
    access: 'public',
    effect: 'writes',
    params: order,
    data: BankIdCollected,
    errors: [errors.bankIdOrderMissing, errors.bankIdMissing],
  }),
  selectUser: call('POST', '/bankidauth/selectuser', {
    summary: 'Signs in to one of the accounts of a completed order. No SMS code is demanded: BankID is two factors.',
    access: 'public',
    body: BankIdSelection,
    data: SignInAnswer,
    bodyLimit: 1024,
    errors: [errors.bankIdTokenInvalid],
  }),
  cancel: call('DELETE', '/bankidauth/cancel/{orderRef}', {
    summary: 'Aborts an order of the browser. Answers the same when there is none.',
    access: 'public',
    params: order,
    data: z.null(),
  }),
}
