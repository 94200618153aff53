import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { kindOfPort } from '../shared/port.ts'
import { type ChartTransition, guardName, statesOf, transitionsOf } from './transitions.ts'

/** A machine's chart as plain data, the machine itself as its first state. */
export interface ChartModel {
  readonly id: string
  /** Every state, the machine first, each before its children. */
  readonly states: readonly ChartState[]
  /** Every transition, in the order of the definition. */
  readonly transitions: readonly ChartArrow[]
}

/** A state as data: what it is, and what runs and happens in it. */
export interface ChartState {
  /** XState's: `session.signedIn.settled`. */
  readonly id: string
  readonly name: string
  /** The id of the parent. Undefined for the machine. */
  readonly parent: string | undefined
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** How much a history state remembers. */
  readonly history: 'shallow' | 'deep' | undefined
  /** The ids of the states that a compound state begins in, or a history the first time. */
  readonly initial: readonly string[]
  /** Empty in a production build, which leaves descriptions out. */
  readonly description: string
  readonly invokes: readonly ChartInvoke[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export interface ChartInvoke {
  readonly id: string
  readonly src: string
  /** A machine whose code comes later is a machine too. `actor` is any other logic. */
  readonly kind: 'machine' | 'port' | 'channel' | 'actor'
}

/** A transition as data, with its texts. */
export interface ChartArrow {
  /** The key of `keyOf`. */
  readonly key: string
  readonly source: string
  /** The ids of the states that it enters. Empty when it stays. */
  readonly targets: readonly string[]
  /** What causes it, without the guard: `after messageDelay (7 s)`. */
  readonly cause: string
  readonly guard: string | undefined
  readonly actions: readonly string[]
}

/** Returns the chart of a machine, with or without ports. */
export const chartOf = (machine: AnyStateMachine): ChartModel => ({
  id: machine.id,
  states: statesOf(machine).map(state => stateOf(machine, state)),
  transitions: transitionsOf(machine).map(transition => arrowOf(machine, transition)),
})

const stateOf = (machine: AnyStateMachine, state: AnyStateNode): ChartState => ({
  id: state.id,
  name: state.key,
  parent: state.parent?.id,
  kind: state.type,
  history: state.type === 'history' ? state.history || 'shallow' : undefined,
  initial: initialOf(state),
  description: state.description ?? '',
  invokes: state.invoke.map(({ id, src, systemId }) => ({
    id,
    src: String(src),
    kind: kindOf(machine.implementations.actors[String(src)], systemId),
  })),
  // Reads the config, because XState adds its own delayed sends to a state's actions.
  entry: namesOf(state.config.entry),
  exit: namesOf(state.config.exit),
})

function initialOf(state: AnyStateNode): readonly string[] {
  if (state.type === 'history') return rememberedFirst(state).map(({ id }) => id)
  return state.type === 'compound' ? state.initial.target.map(({ id }) => id) : []
}

/**
 * Returns the states that a history enters the first time: its target, which XState reads from its
 * parent, or else the parent's initial state.
 */
function rememberedFirst({ parent, config }: AnyStateNode): readonly AnyStateNode[] {
  if (!parent) return []
  const { target } = config as { readonly target?: string }
  if (target === undefined) return parent.type === 'compound' ? parent.initial.target : []
  const entered = target.split('.').reduce<AnyStateNode | undefined>((state, key) => state?.states[key], parent)
  return entered ? [entered] : []
}

function kindOf(logic: unknown, systemId: string | undefined): ChartInvoke['kind'] {
  const isMachine = typeof logic === 'object' && logic !== null && '__xstatenode' in logic
  // Only machines have a systemId; the code of some comes later.
  return isMachine || systemId !== undefined ? 'machine' : (kindOfPort(logic) ?? 'actor')
}

const arrowOf = (machine: AnyStateMachine, transition: ChartTransition): ChartArrow => {
  const { key, source, targets, cause, delay, guard, actions } = transition
  return {
    key,
    source: source.id,
    targets: targets.map(({ id }) => id),
    cause: delay === undefined ? cause : waitOf(machine, delay),
    guard: guard === undefined ? undefined : (guardName(guard) ?? 'unnamed'),
    actions: namesOf(actions),
  }
}

function waitOf(machine: AnyStateMachine, delay: string | number): string {
  if (typeof delay === 'number') return `after ${durationText(delay)}`
  const value: unknown = machine.implementations.delays[delay]
  return typeof value === 'number' ? `after ${delay} (${durationText(value)})` : `after ${delay}`
}

/** Returns a time as a person says it: `300 ms`, `7 s`, `15 min`. */
function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  return milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`
}

const namesOf = (actions: unknown): readonly string[] =>
  [actions ?? []].flat().map(action => {
    if (typeof action === 'string') return action
    return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'unnamed'
  })
