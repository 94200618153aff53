import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { guardName, statesOf, transitionsOf } from '../../chart/transitions.ts'
import { isMachine } from '../logic.ts'

/**
 * Returns the rules that a chart breaks, in words; empty when it breaks none. Broken rules are a
 * state without a description; an invoke without an id, with logic that has no name, or of a
 * machine without a systemId; and guards, actions or delays without names.
 */
export function faultsOf(machine: AnyStateMachine): readonly string[] {
  return [...statesOf(machine).flatMap(state => faultsOfState(machine, state)), ...faultsOfTransitions(machine)]
}

function faultsOfState(machine: AnyStateMachine, state: AnyStateNode): readonly string[] {
  const { actors, delays } = machine.implementations
  const faults: string[] = []
  if (state.parent && !state.description) faults.push(`${state.id} has no description`)
  // Reads the config, because XState adds its own delayed sends to a state's entry actions.
  if ([state.config.entry, state.config.exit].flat().some(isInline))
    faults.push(`${state.id} has an unnamed entry or exit action`)
  for (const [place, { id, src, systemId }] of state.invoke.entries()) {
    const logic: unknown = actors[String(src)]
    if (id === `${place}.${state.id}`) faults.push(`${state.id} invokes ${src} without an id`)
    if (logic === undefined) faults.push(`${state.id} invokes ${src}, which setup does not name`)
    if (isMachine(logic) && systemId === undefined)
      faults.push(`${state.id} invokes ${src}, a machine, without a systemId`)
  }
  for (const delay of Object.keys(state.config.after ?? {})) {
    if (!(delay in delays)) faults.push(`${state.id} waits ${delay}, which setup does not name`)
  }
  return faults
}

const faultsOfTransitions = (machine: AnyStateMachine): readonly string[] =>
  transitionsOf(machine).flatMap(({ source, label, guard, actions }) => [
    ...(actions.some(isInline) ? [`${source.id} has an unnamed action on ${label}`] : []),
    ...(guard !== undefined && guardName(guard) === undefined ? [`${source.id} has an unnamed guard on ${label}`] : []),
  ])

const isInline = (action: unknown): boolean => typeof action === 'function'
