import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

/** A machine reached for the world, and nobody had given it that part of the world. A defect, told by the port's name. */
export class PortNotProvided extends Error {
  override readonly name = 'PortNotProvided'
  constructor(port: string) {
    super(`The port ${port} is not provided: give it with machine.provide({ actors }).`)
  }
}

/** A question to the outside, answered once. Resolve to a `Result`; reject only for a defect. */
export type Port<TInput, TOutput> = PromiseActorLogic<TOutput, TInput>

/** A connection to the outside that goes on while its state lasts, and may send and receive events. */
export type Channel<TInput, TReceived extends EventObject> = CallbackActorLogic<TReceived, TInput>

/** Declares a port; until an implementation is provided, invoking it fails by `name` (`'session.fetchMe'`). */
export function port<TInput, TOutput>(name: string): Port<TInput, TOutput> {
  return fromPromise<TOutput, TInput & NonReducibleUnknown>(() => Promise.reject(new PortNotProvided(name)))
}

/** Implements a port. Its declaration gives the types; `signal` aborts when the machine leaves the state that asked. */
export function answer<TInput, TOutput>(
  _declaration: Port<TInput, TOutput>,
  ask: (question: { readonly input: TInput; readonly signal: AbortSignal }) => Promise<TOutput>,
): Port<TInput, TOutput> {
  return fromPromise<TOutput, TInput & NonReducibleUnknown>(({ input, signal }) => ask({ input, signal }))
}

/** Declares a channel; until an implementation is provided, invoking it fails by `name`. */
export function channel<TInput, TReceived extends EventObject = EventObject>(name: string): Channel<TInput, TReceived> {
  return fromCallback<TReceived, TInput & NonReducibleUnknown>(() => {
    throw new PortNotProvided(name)
  })
}
