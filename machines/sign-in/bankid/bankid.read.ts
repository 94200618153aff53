import type {
  BankIdContext,
  BankIdDevice,
  BankIdKept,
  BankIdOrder,
  BankIdOutcome,
  BankIdSelection,
} from './bankid.types.ts'

/**
 * Functions that read values from the context and from answers. When a value is missing that a
 * state requires, they throw an error that names it.
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
