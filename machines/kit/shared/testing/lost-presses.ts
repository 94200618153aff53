import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardName, statesOf } from '../../chart/transitions.ts'

/** Why a state may drop events that count once its answer has come, by the id of the state. */
export type Deafness = Readonly<Record<string, string>>

/**
 * Returns the presses that a chart loses, in words. What has been fetched stays on display while it
 * is fetched again, and after that has failed. So such a state must take each event that is taken
 * once the answer has come.
 *
 * It looks at states that call a port named `fetch…`, and that are entered again after the answer,
 * by an event or a timer, or whose port is called by another state too, which may be the earlier
 * one.
 *
 * @param deaf states that drop events with a reason
 */
export function lostPresses(machine: AnyStateMachine, deaf: Deafness = {}): readonly string[] {
  const leaves = statesOf(machine).filter(isLeaf)
  const lost = leaves.filter(isFetching).flatMap(fetching => {
    const isFetchedElsewhere = leaves.some(
      leaf => leaf !== fetching && isFetching(leaf) && portOf(leaf) === portOf(fetching),
    )
    const shown = leavesAfter(fetching, 'ok').filter(
      state => state !== fetching && (isFetchedElsewhere || leadsTo(state, fetching)),
    )
    return [fetching, ...leavesAfter(fetching, 'failed').filter(waitsForNetwork)].flatMap(state =>
      shown.flatMap(resting => [...eventsOf(resting)].filter(type => !eventsOf(state).has(type)).map(losing(state))),
    )
  })
  const found = new Map(lost.map(({ id, type }) => [`${id} drops ${type}`, id]))
  return [
    ...[...found].filter(([, id]) => !(id in deaf)).map(([words]) => words),
    ...Object.keys(deaf)
      .filter(id => ![...found.values()].includes(id))
      .map(id => `${id} drops nothing`),
  ]
}

const losing =
  ({ id }: AnyStateNode) =>
  (type: string) => ({ id, type })

const isLeaf = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0

const isFetching = ({ invoke }: AnyStateNode): boolean => invoke.some(({ src }) => String(src).startsWith('fetch'))

const portOf = ({ invoke }: AnyStateNode) => invoke.find(({ src }) => String(src).startsWith('fetch'))?.src

const waitsForNetwork = ({ invoke }: AnyStateNode): boolean => invoke.some(({ src }) => src === 'networkReturn')

const withAncestors = (state: AnyStateNode): readonly AnyStateNode[] => [
  state,
  ...(state.parent ? withAncestors(state.parent) : []),
]

/** Returns the types of the events that a leaf or a state around it takes, without answers. */
function eventsOf(leaf: AnyStateNode): ReadonlySet<string> {
  const types = withAncestors(leaf).flatMap(({ transitions }) => [...transitions.keys()])
  return new Set(types.filter(type => !type.startsWith('xstate.')))
}

/** Returns the leaves that are entered with a state. */
function leavesOf(state: AnyStateNode): readonly AnyStateNode[] {
  if (isLeaf(state)) return [state]
  return (state.type === 'parallel' ? Object.values(state.states) : state.initial.target).flatMap(leavesOf)
}

const leavesOfTarget = ({ target }: AnyTransitionDefinition): readonly AnyStateNode[] =>
  (target ?? []).flatMap(leavesOf)

/** Returns the leaves that an answer leads to, also by further fetches that are answered. */
function leavesAfter(
  fetching: AnyStateNode,
  side: 'ok' | 'failed',
  seen = new Set<AnyStateNode>(),
): readonly AnyStateNode[] {
  if (seen.has(fetching)) return []
  seen.add(fetching)
  const taken = [...fetching.transitions]
    .filter(([type]) => type.startsWith('xstate.done.actor.'))
    .flatMap(([, transitions]) => transitions)
    .filter(({ guard }) => isOfSide(guard, side))
  return [...taken, ...(fetching.always ?? [])]
    .flatMap(leavesOfTarget)
    .flatMap(leaf => [leaf, ...(goesOn(leaf, side) ? leavesAfter(leaf, side, seen) : [])])
}

const goesOn = (leaf: AnyStateNode, side: 'ok' | 'failed'): boolean =>
  leaf.always !== undefined || (side === 'ok' && isFetching(leaf))

const isOfSide = (guard: unknown, side: 'ok' | 'failed'): boolean => guardName(guard)?.split(', ')[0] === side

/** True when an event or a timer leads from a leaf to another, at once or by earlier fetches. */
const leadsTo = (leaf: AnyStateNode, to: AnyStateNode): boolean =>
  withAncestors(leaf)
    .flatMap(({ transitions }) => [...transitions])
    .filter(([type]) => !/^xstate\.(done|error)\./.test(type))
    .flatMap(([, transitions]) => transitions)
    .flatMap(leavesOfTarget)
    .some(next => next === to || (isFetching(next) && leavesAfter(next, 'ok').includes(to)))
