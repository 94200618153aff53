import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'
import type { SpokenGuard } from '../shared/answered.ts'

export interface ChartTransition {
  /** The same for a machine and for a copy of it with other ports. */
  readonly key: string
  readonly source: AnyStateNode
  readonly targets: readonly AnyStateNode[]
  /** The event, or what else causes the transition: `after resetDelay`, `load is done`. */
  readonly cause: string
  /** The name of its delay, or milliseconds. Undefined when it waits for no time. */
  readonly delay: string | number | undefined
  /** The cause with its guard: `snackbar.show [hasText]`. */
  readonly label: string
  readonly guard: unknown
  readonly actions: readonly unknown[]
}

type Graph = ReturnType<typeof toDirectedGraph>

/**
 * Returns every transition of a chart: events, `after`, `onDone`, `onError`, and `always`, which
 * XState's graph leaves out.
 */
export function transitionsOf(machine: AnyStateMachine): readonly ChartTransition[] {
  return graphsOf(machine).flatMap(({ stateNode, edges }) =>
    [...new Set(edges.map(edge => edge.transition)), ...(stateNode.always ?? [])].map(described),
  )
}

/** Returns every state of a chart, the machine itself first. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  graphsOf(machine).map(({ stateNode }) => stateNode)

/** Returns the key of a transition that an `@xstate.microstep` inspection reports. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const place = source.transitions.get(eventType)?.indexOf(transition) ?? -1
  return place >= 0 ? `${source.id} ${eventType} ${place}` : `${source.id} always ${source.always?.indexOf(transition)}`
}

/**
 * Returns the guard's name, or forms such as `not isX`. Undefined when the guard has no name that a
 * chart could show.
 */
export function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return undefined
  if (isSpoken(guard)) return guard.words
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return undefined
  const parts = guard.guards.map(guardName)
  if (parts.includes(undefined)) return undefined
  return guard.guards.some(isSpoken) ? parts.join(', ') : `${guard.name} ${parts.join(', ')}`
}

/** Returns whether a guard checks one side of a port's answer. */
const isSpoken = (guard: unknown): guard is SpokenGuard => typeof guard === 'function' && 'words' in guard

function graphsOf(machine: AnyStateMachine): readonly Graph[] {
  const withDescendants = (graph: Graph): Graph[] => [graph, ...graph.children.flatMap(withDescendants)]
  return withDescendants(toDirectedGraph(machine))
}

function described(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target, guard, actions } = transition
  const cause = causeOf(transition)
  const label = guard === undefined ? cause : `${cause} [${guardName(guard) ?? 'unnamed'}]`
  return {
    key: keyOf(transition),
    source,
    targets: target ?? [],
    cause,
    delay: delayOf(transition),
    label,
    guard,
    actions,
  }
}

/** Delays are in no type of a transition, only in that of `after`, which holds the same objects. */
const delayOf = (transition: AnyTransitionDefinition): string | number | undefined => {
  const delayed = transition.source.after.find(each => each === transition)
  return typeof delayed?.delay === 'function' ? undefined : delayed?.delay
}

function causeOf({ source, eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always'
  const [, kind, name] = /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.+)$/.exec(eventType) ?? []
  if (kind === undefined || name === undefined) return eventType
  if (kind === 'after') return `after ${name.slice(0, -(source.id.length + 1))}`
  return `${name} ${kind === 'error.actor' ? 'fails' : kind === 'snapshot' ? 'changes' : 'is done'}`
}
