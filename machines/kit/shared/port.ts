import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate'

/**
 * Something that a machine asks of the world outside and waits for. The runtime provides it; until
 * it does, using it fails by name.
 */
export const port = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nobody provides the port ${name}`)))

/**
 * Implements a port; the declaration gives the types. `signal` aborts when the machine leaves the
 * state that asked.
 */
export const answer = <Input, Output>(
  _declaration: PromiseActorLogic<Output, Input>,
  ask: (question: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> => fromPromise<Output, Input>(({ input, signal }) => ask({ input, signal }))

/**
 * The place of a machine whose code is not there from the beginning. The runtime fills it; until it
 * does, using it fails by name.
 */
export const place = <Machine extends AnyStateMachine>(name: string): Machine => channel(name) as unknown as Machine

/**
 * Something outside that a machine listens to for as long as it is in a state, and that sends it
 * events.
 */
export const channel = <Input, Event extends EventObject>(
  name: string,
): CallbackActorLogic<EventObject, Input, Event> =>
  fromCallback<EventObject, Input, Event>(() => {
    throw new Error(`Nobody provides the channel ${name}`)
  })

/**
 * Implements a channel; the declaration gives the types. What `open` returns is called when the
 * machine leaves the state.
 */
export const listen = <Input, Event extends EventObject>(
  _declaration: CallbackActorLogic<EventObject, Input, Event>,
  open: (question: { readonly input: Input; readonly hear: (event: Event) => void }) => () => void,
): CallbackActorLogic<EventObject, Input, Event> =>
  fromCallback<EventObject, Input, Event>(({ input, sendBack }) =>
    open({ input, hear: sendBack as (event: Event) => void }),
  )

/**
 * Something that a machine does to the world outside without waiting: storage, navigation. Provided
 * like a port.
 */
export const effectPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`Nobody provides the effect ${name}`)
  }
