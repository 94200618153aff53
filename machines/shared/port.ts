import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Something that a machine asks of the world outside and waits for. The runtime provides it; until it does, using it fails by name.
 */
export const port = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nobody provides the port ${name}`)))

/** Implements a port; the declaration gives the types. `signal` aborts when the machine leaves the state that asked. */
export const answer = <Input, Output>(
  _declaration: PromiseActorLogic<Output, Input>,
  ask: (question: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> => fromPromise<Output, Input>(({ input, signal }) => ask({ input, signal }))

/** Something that a machine listens to for as long as it is in a state. Until it is provided, nothing is heard. */
export const channel = <Event extends EventObject>(): CallbackActorLogic<Event, void> => fromCallback(() => {})

/** Implements a channel: `listen` is given where to send what is heard, and gives back how to stop. */
export const hear = <Event extends EventObject>(
  _declaration: CallbackActorLogic<Event, void>,
  listen: (tell: (event: Event) => void) => () => void,
): CallbackActorLogic<Event, void> => fromCallback(({ sendBack }) => listen(sendBack as (event: Event) => void))

/** Something that a machine does to the world outside without waiting: storage, navigation. Provided like a port. */
export const effectPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`Nobody provides the effect ${name}`)
  }
