import type { AnyStateMachine, EventObject, MachineContext, ProvidedActor, StateMachine } from 'xstate'

/** The types that the user of a kit's machine gives. Those that are left out stay as made. */
interface MachineTypes {
  readonly context: MachineContext
  readonly event: EventObject
  readonly actor?: ProvidedActor
  readonly emitted?: EventObject
}

/**
 * A machine that the kit made, with the context and events of its user: the kit makes one for any
 * context, and each flow sees its own.
 */
export type TypedMachine<Made extends AnyStateMachine, Types extends MachineTypes> =
  Made extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer StateValue,
    infer Tag,
    infer _Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Types['context'],
        Types['event'],
        Children,
        Types extends { readonly actor: infer Own extends ProvidedActor } ? Own : Actor,
        Action,
        Guard,
        Delay,
        StateValue,
        Tag,
        undefined,
        Output,
        Types extends { readonly emitted: infer Own extends EventObject } ? Own : Emitted,
        Meta,
        Config
      >
    : never
