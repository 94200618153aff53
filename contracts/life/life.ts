import type { Right } from '../rights/catalogue.ts'

/**
 * Says of an action in a state: the state after it, or why it is refused, in Swedish. An action
 * that `stays` is taken, and changes another part. One that is `never` asked for there has no
 * words.
 */
export type Cell<State extends string> = 'stays' | 'never' | { readonly to: State } | { readonly refused: string }

/** A state of a part: the cell of each action that the part has a say about. */
export interface LifeState<State extends string = string, Action extends string = string> {
  /** The code of the status text in this state, unless another part before has one. */
  readonly status?: string
  /** The action that a thing in this state waits for. */
  readonly next?: Action
  readonly on: Readonly<Record<Action, Cell<State>>>
}

/** A part of a thing that has one state at a time: the state that it begins in comes first. */
export type Part<State extends string = string, Action extends string = string> = Readonly<
  Record<State, LifeState<State, Action>>
>

/**
 * A declared life: what may be done with a thing, by which right, in which state, and what comes
 * after. Its actions are in the order in which they are offered; the earlier part refuses first.
 */
export interface Life<
  Action extends string = string,
  Parts extends Readonly<Record<string, Part>> = Readonly<Record<string, Part>>,
> {
  readonly name: string
  readonly about: string
  readonly actions: Readonly<Record<Action, Right>>
  readonly parts: Parts
}

/** The names of a life's actions. */
export type ActionOf<Of extends Life> = keyof Of['actions'] & string
/** A state of a thing: the state of each of its parts. */
export type StateOf<Of extends Life> = {
  readonly [Name in keyof Of['parts'] & string]: keyof Of['parts'][Name] & string
}

/** Enters a state. */
export const to = <State extends string>(state: State) => ({ to: state })
/** Refuses, in Swedish. */
export const no = (refused: string) => ({ refused })

/**
 * Declares a part. Its states and actions are given as types, so that a missing cell does not
 * compile.
 */
export const part = <State extends string, Action extends string>(states: Part<State, Action>) => states

/** Declares a life. A part that names an action which the life does not have does not compile. */
export const life = <
  const Action extends string,
  const Parts extends Readonly<Record<string, Readonly<Record<string, { on: Partial<Record<Action, unknown>> }>>>>,
>(
  declared: {
    readonly name: string
    readonly about: string
    readonly actions: Readonly<Record<Action, Right>>
    readonly parts: Parts
  } & (OtherActions<Parts, Action> extends never ? unknown : { readonly unknown: OtherActions<Parts, Action> }),
) => declared

type OtherActions<Parts, Action> = {
  [Name in keyof Parts]: Parts[Name] extends Readonly<Record<string, { readonly on: infer On }>>
    ? Exclude<keyof On, Action>
    : never
}[keyof Parts]

/** A part that refuses an action, its state, and the words. */
export interface RefusedBy<Of extends Life> {
  readonly part: keyof Of['parts'] & string
  readonly state: string
  /** In Swedish. Empty of an action that is never asked for. */
  readonly text: string
}

const cellOf = (states: Part, state: string, action: string): Cell<string> => states[state]?.on[action] ?? 'stays'
const isRefusal = (cell: Cell<string>): boolean => cell === 'never' || (typeof cell === 'object' && 'refused' in cell)
const actionsIn = <Of extends Life>({ actions }: Of) => Object.keys(actions) as ActionOf<Of>[]
const partsIn = <Of extends Life>({ parts }: Of) =>
  Object.entries(parts) as readonly (readonly [keyof Of['parts'] & string, Part])[]

/** Returns the first part that refuses an action, or null when the action may be taken. */
export function refusedBy<Of extends Life>(of: Of, state: StateOf<Of>, action: ActionOf<Of>): RefusedBy<Of> | null {
  for (const [name, states] of partsIn(of)) {
    const cell = cellOf(states, state[name], action)
    if (cell === 'never') return { part: name, state: state[name], text: '' }
    if (typeof cell === 'object' && 'refused' in cell) return { part: name, state: state[name], text: cell.refused }
  }
  return null
}

/** Returns why an action is refused, in Swedish, or undefined when it may be taken. */
export const refusalOf = <Of extends Life>(of: Of, state: StateOf<Of>, action: ActionOf<Of>): string | undefined =>
  refusedBy(of, state, action)?.text

/** True when an action may be taken in a state by somebody who has its right. */
export const mayBeDone = <Of extends Life>(of: Of, state: StateOf<Of>, action: ActionOf<Of>): boolean =>
  refusedBy(of, state, action) === null

/** Returns the actions that somebody with these rights may take in a state, in their order. */
export const actionsFor = <Of extends Life>(
  of: Of,
  state: StateOf<Of>,
  hasRight: (right: Right) => boolean,
): readonly ActionOf<Of>[] =>
  actionsIn(of).filter(action => hasRight(of.actions[action] as Right) && mayBeDone(of, state, action))

/** Returns the state after an action. @throws Error for an action that is refused */
export function stateAfter<Of extends Life>(of: Of, state: StateOf<Of>, action: ActionOf<Of>): StateOf<Of> {
  const refusal = refusedBy(of, state, action)
  if (refusal) throw new Error(`${of.name}: ${action} is refused: ${refusal.text}`)
  return entered(of, state, action)
}

/**
 * Returns the state after an action that has happened, such as elsewhere. A part that refuses it
 * stays as it is.
 */
export function entered<Of extends Life>(of: Of, state: StateOf<Of>, action: ActionOf<Of>): StateOf<Of> {
  const states = partsIn(of).map(([name, own]) => {
    const cell = cellOf(own, state[name], action)
    return [name, typeof cell === 'object' && 'to' in cell ? cell.to : state[name]] as const
  })
  return Object.fromEntries(states) as StateOf<Of>
}

/** Returns the first action that some part of a thing waits for, or null when it waits for none. */
export function nextOf<Of extends Life>(of: Of, state: StateOf<Of>): ActionOf<Of> | null {
  const waited = new Set(partsIn(of).map(([name, states]) => states[state[name]]?.next))
  return actionsIn(of).find(action => waited.has(action)) ?? null
}

/** Returns the steps of a life in order: the actions that a thing waits for in some state. */
export function stepsOf<Of extends Life>(of: Of): readonly ActionOf<Of>[] {
  const waited = new Set(partsIn(of).flatMap(([, states]) => Object.values(states).map(({ next }) => next)))
  return actionsIn(of).filter(action => waited.has(action))
}

/** Returns the code of a state's status: that of the first part that has one there. */
export const statusOf = <Of extends Life>(of: Of, state: StateOf<Of>): string =>
  partsIn(of).flatMap(([name, states]) => states[state[name]]?.status ?? [])[0] ?? ''

/** Returns the states of a part in which it lets an action through. */
export const statesFor = <Of extends Life, Name extends keyof Of['parts'] & string>(
  of: Of,
  name: Name,
  action: ActionOf<Of>,
): readonly (keyof Of['parts'][Name] & string)[] => {
  const states = of.parts[name] ?? {}
  const names = Object.keys(states) as (keyof Of['parts'][Name] & string)[]
  return names.filter(state => !isRefusal(cellOf(states, state, action)))
}

/** Returns every state that actions lead to from these states, which are the first of them. */
export function reachable<Of extends Life>(of: Of, from: readonly StateOf<Of>[]): readonly StateOf<Of>[] {
  const found = new Map(from.map(state => [JSON.stringify(state), state]))
  // A Map is walked on into what is added meanwhile.
  for (const state of found.values())
    for (const action of actionsIn(of).filter(each => mayBeDone(of, state, each))) {
      const next = stateAfter(of, state, action)
      if (!found.has(JSON.stringify(next))) found.set(JSON.stringify(next), next)
    }
  return [...found.values()]
}

/**
 * Some states of some parts. A thing is in them when each of those parts is in one of its states.
 */
export type States<Of extends Life> = { readonly [Name in keyof StateOf<Of>]?: readonly StateOf<Of>[Name][] }

/** True when a thing is in one of several such sets of states. */
export const isIn = <Of extends Life>(state: Partial<StateOf<Of>>, any: readonly States<Of>[]): boolean =>
  any.some(each =>
    Object.entries<readonly string[] | undefined>(each).every(([name, states]) =>
      states?.includes((state as Readonly<Record<string, string>>)[name] ?? ''),
    ),
  )
