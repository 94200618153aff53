import type {
  BankIdContext,
  BankIdDevice,
  BankIdKept,
  BankIdOrder,
  BankIdOutcome,
  BankIdSelection,
} from './bankid.types.ts'

/**
 * What the chart reads from its context and from answers; what a state cannot be without is
 * demanded by name.
 */

export function need<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`BankID went on without ${what}`)
  return value
}

export const deviceOf = ({ device }: BankIdContext): BankIdDevice => need(device, 'a device')
export const orderOf = ({ order }: BankIdContext): BankIdOrder => need(order, 'an order')
export const keptOf = (context: BankIdContext): BankIdKept => ({ device: deviceOf(context), order: orderOf(context) })
export const selectionOf = ({ token, login }: BankIdContext): BankIdSelection => ({
  token: need(token, 'a token'),
  login: need(login, 'an account'),
})

export const accountsIn = (outcome: BankIdOutcome) => (outcome.state === 'completed' ? outcome.accounts : [])

export function outcomeOf<State extends BankIdOutcome['state']>(
  outcome: BankIdOutcome,
  state: State,
): Extract<BankIdOutcome, { state: State }> {
  if (outcome.state !== state) throw new Error(`An order is ${outcome.state}; the guard should have seen it`)
  return outcome as Extract<BankIdOutcome, { state: State }>
}
