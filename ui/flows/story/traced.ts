import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { keyOf, statesOf } from '#machines/kit/chart/transitions.ts'
import type { Checkpoint } from '#machines/kit/journal/checkpoint.types.ts'
import { stateOf } from '#machines/kit/journal/checkpoint-state.ts'
import type { JournalEvent } from '#machines/kit/journal/journal.types.ts'

/** A state, and the keys of the transitions that led to it. */
export interface Led {
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
}

/** The action that names a transition in the result of a fold. */
const TAKEN = 'inspector.taken'

const copies = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * Returns a copy of a machine whose every transition has one more action, which names it. XState
 * returns the actions of a fold, and does not return the transitions.
 */
function traced(machine: AnyStateMachine): AnyStateMachine {
  const known = copies.get(machine)
  if (known) return known
  const copy = machine.provide({})
  for (const node of statesOf(copy))
    for (const definition of [...node.transitions.values()].flat().concat(node.always ?? []))
      definition.actions = [{ type: TAKEN, params: { key: keyOf(definition) } }, ...definition.actions]
  copies.set(machine, copy)
  return copy
}

type Folded = readonly [AnyMachineSnapshot, readonly { readonly type: string; readonly params: unknown }[]]

const ledBy = ([snapshot, actions]: Folded): Led => ({
  snapshot,
  taken: actions.flatMap(({ type, params }) =>
    type === TAKEN && typeof params === 'object' && params !== null && 'key' in params ? [String(params.key)] : [],
  ),
})

/** Returns the first state of a machine. No effect runs. */
export const begin = (machine: AnyStateMachine, input: unknown): Led =>
  ledBy(initialTransition(traced(machine), input as never) as unknown as Folded)

/** Returns the state that a checkpoint carries. */
export const resume = (machine: AnyStateMachine, checkpoint: Checkpoint): Led => ({
  snapshot: stateOf(traced(machine), checkpoint),
  taken: [],
})

/** Returns the state after an event. No effect runs. */
export const advance = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: JournalEvent): Led =>
  ledBy(transition(traced(machine), snapshot, event) as unknown as Folded)
