import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate'

/** Tells a port from a channel, which XState's logic does not. */
const kinds = new WeakMap<object, 'port' | 'channel'>()

/** Returns whether logic, declared or implemented, is a port or a channel, or neither. */
export const kindOfPort = (logic: unknown): 'port' | 'channel' | undefined =>
  typeof logic === 'object' && logic !== null ? kinds.get(logic) : undefined

/** The ports and channels that nobody has provided. */
const declarations = new WeakSet<object>()

/** Returns whether logic is a port or a channel that is declared, and not provided. */
export const isUnprovided = (logic: unknown): boolean =>
  typeof logic === 'object' && logic !== null && declarations.has(logic)

function declared<Logic extends object>(logic: Logic): Logic {
  declarations.add(logic)
  return logic
}

function ofKind<Logic extends object>(kind: 'port' | 'channel', logic: Logic): Logic {
  kinds.set(logic, kind)
  return logic
}

/**
 * Returns a port: a request to the outside world whose answer a machine waits for. The runtime
 * provides the implementation. Without one, the port fails with an error that names it.
 */
export const port = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  declared(
    ofKind(
      'port',
      fromPromise<Output, Input>(() => Promise.reject(new Error(`Nobody provides the port ${name}`))),
    ),
  )

/**
 * Implements a port. The declaration supplies the types. `signal` aborts when the machine leaves
 * the state that invoked the port.
 */
export const answer = <Input, Output>(
  _declaration: PromiseActorLogic<Output, Input>,
  ask: (question: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  ofKind(
    'port',
    fromPromise<Output, Input>(({ input, signal }) => ask({ input, signal })),
  )

/**
 * Returns a placeholder for a machine whose code is loaded later. The runtime replaces it.
 * Otherwise it fails with an error that names it.
 */
export const place = <Machine extends AnyStateMachine>(name: string): Machine => channel(name) as unknown as Machine

/**
 * Returns a channel: a source in the outside world that sends events to a machine while the machine
 * is in a state.
 */
export const channel = <Input, Event extends EventObject>(
  name: string,
): CallbackActorLogic<EventObject, Input, Event> =>
  declared(
    ofKind(
      'channel',
      fromCallback<EventObject, Input, Event>(() => {
        throw new Error(`Nobody provides the channel ${name}`)
      }),
    ),
  )

/**
 * Implements a channel. The declaration supplies the types. The function that `open` returns is
 * called when the machine leaves the state.
 */
export const listen = <Input, Event extends EventObject>(
  _declaration: CallbackActorLogic<EventObject, Input, Event>,
  open: (question: { readonly input: Input; readonly hear: (event: Event) => void }) => () => void,
): CallbackActorLogic<EventObject, Input, Event> =>
  ofKind(
    'channel',
    fromCallback<EventObject, Input, Event>(({ input, sendBack }) =>
      open({ input, hear: sendBack as (event: Event) => void }),
    ),
  )

/**
 * Returns an effect: something that a machine does to the outside world without waiting, such as
 * storage or navigation. The runtime provides the implementation, as for a port.
 */
export const effectPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`Nobody provides the effect ${name}`)
  }
