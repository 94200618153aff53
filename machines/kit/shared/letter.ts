import {
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'

/**
 * The events that each flow takes, by the flow's systemId. A flow that receives letters declares
 * its own in its `x.types.ts`, by `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the flows declare its fields
export interface Mailboxes {}

/** The systemId of a flow. */
export type Address = keyof Mailboxes

/** The systemIds of the flows that take an event. */
export type AddressFor<Event extends EventObject> = {
  [To in Address]: Event extends Mailboxes[To] ? To : never
}[Address]

/** A flow's systemId and an event for that flow. */
export type Letter = { [To in Address]: readonly [to: To, event: Mailboxes[To]] }[Address]

/** The names of the fields of any of the events. */
type FieldOf<Event> = Event extends unknown ? keyof Event : never

/** An event, without fields that none of the flow's events has. */
type Exactly<Said, Event> = Said & { readonly [Field in Exclude<keyof Said, FieldOf<Event>>]: never }

/**
 * The event of a letter, or a function that returns it from the context and the action's params.
 */
type Words<Context, Params, Said> = Said | Written<Context, Params, Said>
type Written<Context, Params, Said = unknown> = (args: { readonly context: Context }, params: Params) => Said

/**
 * Returns the action that sends an event to another flow, if that flow runs. An event that the flow
 * does not take does not compile.
 */
export const letter = <
  Context extends MachineContext,
  Event extends EventObject,
  To extends Address,
  const Said extends Mailboxes[To],
  Params extends ParameterizedObject['params'] = undefined,
>(
  to: To,
  words: Words<Context, Params, Exactly<Said, Mailboxes[To]>>,
) =>
  letters<Context, Event, Params>((args, params) => {
    const event = typeof words === 'function' ? (words as Written<Context, Params>)(args, params) : words
    return [[to, event] as unknown as Letter]
  })

/**
 * Returns the action that sends several letters, or one to an address that depends on the context
 * or the params.
 */
export const letters = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  write: (args: { readonly context: Context }, params: Params) => readonly Letter[],
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue, system }, params) => {
      for (const [to, event] of write({ context }, params)) {
        const flow: AnyActorRef | undefined = system.get(to)
        if (flow) enqueue.sendTo(flow, event)
      }
    },
  )

/** Sends an event to a flow from outside the flows, if that flow runs. */
export function post<To extends Address>(system: ActorSystem<ActorSystemInfo>, to: To, event: Mailboxes[To]): void {
  const flow: AnyActorRef | undefined = system.get(to)
  flow?.send(event)
}
