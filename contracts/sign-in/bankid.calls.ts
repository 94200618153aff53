import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { BankIdCollected, BankIdOrder, BankIdSelection, BankIdStart, OrderRef } from './bankid.shapes.ts'
import { signInErrors } from './errors.ts'
import { SignInAnswer } from './session.shapes.ts'

const order = z.strictObject({ orderRef: OrderRef })

/** The calls of the sign-in with BankID (first document §4, §7). */
export const bankIdCalls = {
  start: call('POST', '/bankidauth', {
    summary:
      'Starts a BankID order. Type 0 is for BankID on this device. Any other Type is for another device, by QR code. The order belongs to the browser that starts it, which a cookie identifies. The answer sets the cookie when the browser has none.',
    access: 'public',
    body: BankIdStart,
    data: BankIdOrder,
    errors: [
      signInErrors.bankIdInProgress,
      commonErrors.tooManyRequests,
      signInErrors.bankIdRefused,
      signInErrors.bankIdAway,
      signInErrors.bankIdMissing,
    ],
  }),
  collect: call('GET', '/bankidauth/collect/{orderRef}', {
    summary:
      'Returns the status of an order. The browser asks every 1.5 s. When nobody has scanned the QR code in time, the order is renewed.',
    access: 'public',
    effect: 'writes',
    params: order,
    data: BankIdCollected,
    errors: [signInErrors.bankIdOrderMissing, signInErrors.bankIdMissing],
  }),
  selectUser: call('POST', '/bankidauth/selectuser', {
    summary:
      'Signs in to one of the accounts of a completed order. Requires no SMS code, since BankID already is two factors.',
    access: 'public',
    body: BankIdSelection,
    data: SignInAnswer,
    errors: [signInErrors.bankIdTokenInvalid],
  }),
  cancel: call('DELETE', '/bankidauth/cancel/{orderRef}', {
    summary: 'Cancels an order of the browser. Gives the same answer when there is no such order.',
    access: 'public',
    params: order,
    data: z.null(),
  }),
}
