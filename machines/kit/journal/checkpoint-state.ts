import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import { isMachine } from '../shared/logic.ts'
import type { Checkpoint } from './checkpoint.types.ts'
import { MAP } from './redact.ts'

/**
 * Returns the state that a checkpoint carries. Its machines among the children are in their initial
 * states, as they are in every fold of a parent.
 */
export function stateOf(machine: AnyStateMachine, { snapshot, children }: Checkpoint): AnyMachineSnapshot {
  const kept: Children = (snapshot as Snapshot<unknown> & { readonly children?: Children }).children ?? {}
  const begun = Object.entries(kept).map(([id, child]) => {
    const logic: unknown = machine.implementations.actors[child.src]
    if (!isMachine(logic)) return [id, child]
    const input = children.find(each => each.id === id)?.input
    return [id, { ...child, snapshot: createActor(logic, { input }).getPersistedSnapshot() }]
  })
  return createActor(machine, {
    snapshot: { ...(withMaps(snapshot) as object), children: Object.fromEntries(begun) } as never,
  }).getSnapshot()
}

type Children = Readonly<Record<string, { readonly src: string; readonly snapshot: unknown }>>

/** Returns a plain JSON value with its Maps, which are written as their entries. */
function withMaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withMaps)
  if (MAP in value) return new Map(withMaps(value[MAP]) as [unknown, unknown][])
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMaps(each)]))
}
