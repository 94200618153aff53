import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import type { JournalEvent } from './journal.types.ts'
import type { Redactions } from './redact.ts'

/**
 * Converts an event of one version to the next version: to one event, or to several in their order.
 * Returns null when that version has no such event.
 */
export type Upcaster = (event: JournalEvent) => JournalEvent | readonly JournalEvent[] | null

/**
 * What happens to a flow after a reload. `replay` continues where the flow was. `afresh` starts
 * again with the same input, for state that should not outlive a page, such as a message on screen,
 * or data that is fetched again. `replayInBuild` continues when the page is of the same build, and
 * starts again in a newer one. A wait of `after` ends with the reload: what must keep its instant
 * is an invoked alarm.
 */
export type Resume = 'replay' | 'afresh' | 'replayInBuild'

/** The tag of a state that ends with its page: a flow that was in it starts again. */
export const afresh = 'afresh'

/** Declares that a field of a flow's context is stored as it is. */
export const kept = 'kept'

/**
 * Returns the declaration that a field is not stored. The state that is stored has this instead.
 */
export const forgotten =
  <Value>(instead: Value) =>
  (): Value =>
    instead

/**
 * What a declaration returns of a state that cannot go on without what may not be stored. The flow
 * then goes on from the state before it.
 */
export const unstored = Symbol('unstored')

/**
 * What of a flow's context lies in the browser for the page after a reload, field by field: `kept`,
 * or what is stored instead of it. What the server has told of people and pay is fetched again, so
 * it is forgotten. A field that is not declared does not compile, and is not stored.
 */
export type Keeps<Context> = {
  readonly [Field in keyof Context]-?:
    | typeof kept
    | ((value: Context[Field], context: Context) => Context[Field] | typeof unstored)
}

/** As `Keeps`, for whoever does not know the context. */
export type AnyKeeps = Readonly<Record<string, typeof kept | ((value: never, context: never) => unknown)>>

/**
 * Whether the input of a call or a child is stored, by its id, so that it runs again after a
 * reload. A state that waits for one that is not stored is not stored either: the flow then goes on
 * from the state before it.
 */
type Calls = Readonly<Record<string, boolean>>

/** The registration of a machine in the journal. Created by `describeFlow`. */
export interface Flow<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly id: string
  readonly version: number
  readonly machine: TMachine
  readonly upcasters: Readonly<Record<number, Upcaster>>
  readonly redactions: Readonly<Record<string, readonly string[] | undefined>>
  readonly resume: Resume
  /** Empty for a flow that begins afresh. */
  readonly keeps: AnyKeeps
  readonly calls: Calls
  /** The types of the events by which a person writes a draft. Empty for a flow without one. */
  readonly writing: readonly string[]
}

/** The declaration of a machine. One that goes on after a reload declares what it keeps. */
export type FlowDescription<TMachine extends AnyStateMachine> = Described<TMachine> &
  (
    | { readonly resume: 'afresh' }
    | {
        /** The default is `replay`. */
        readonly resume?: Exclude<Resume, 'afresh'>
        readonly keeps: Keeps<ContextFrom<TMachine>>
        /** The default is none. */
        readonly calls?: Calls
      }
  )

/** The declaration that every machine has. */
export interface Described<TMachine extends AnyStateMachine> {
  /**
   * The machine, without implementations of its ports. Its id is required, because it names the
   * flow.
   */
  readonly machine: TMachine
  /**
   * 1, 2, 3 …: raised when an event, the input or the chart changes so that an existing journal
   * would fold differently.
   */
  readonly version: number
  /**
   * The upcasters, by the version that they convert from. The entries of a version without one are
   * discarded on read, and the flow starts afresh.
   */
  readonly upcasters?: Readonly<Record<number, Upcaster>>
  /** Declared beside the events, in `x.types.ts`. */
  readonly redactions?: Redactions<EventFromLogic<TMachine>>
  /**
   * The events by which a person writes a draft. After a reload, the flow receives `draft.resumed`
   * with the time of the last one. See `shared/draft.ts`.
   */
  readonly writing?: readonly EventFromLogic<TMachine>['type'][]
}

const described = new Map<string, Flow>()

/** The flows whose code is loaded. `describeFlow` adds a flow. */
export const describedFlows: FlowRegistry = { find: machineId => described.get(machineId) }

/** Registers a machine in the journal. Called once, at the end of its `x.machine.ts`. */
export function describeFlow<TMachine extends AnyStateMachine>(description: FlowDescription<TMachine>): Flow<TMachine> {
  const { machine, version } = description
  if (machine.config.id === undefined)
    throw new Error('A flow is named by the id of its machine, and this machine has none.')
  if (!Number.isInteger(version) || version < 1) throw new Error(`The version of ${machine.id} must be 1, 2, 3 …`)
  const writing = description.writing ?? []
  if (writing.length > 0 && !machine.events.includes('draft.resumed'))
    throw new Error(`${machine.id} has a draft, and does not take draft.resumed`)
  const flow: Flow<TMachine> = {
    id: machine.id,
    version,
    machine,
    upcasters: description.upcasters ?? {},
    redactions: description.redactions ?? {},
    resume: description.resume ?? 'replay',
    keeps: 'keeps' in description ? description.keeps : {},
    calls: ('calls' in description ? description.calls : undefined) ?? {},
    writing,
  }
  described.set(flow.id, flow)
  return flow
}

/** Finds flows. */
export interface FlowRegistry {
  /** Returns the flow of a machine's id, or undefined when no flow describes it. */
  find(machineId: string): Flow | undefined
}

/** Returns a registry of the given flows. Throws when two have the same id. */
export function registerFlows(flows: readonly Flow[]): FlowRegistry {
  const byId = new Map<string, Flow>()
  for (const flow of flows) {
    if (byId.has(flow.id)) throw new Error(`Two flows are called ${flow.id}.`)
    byId.set(flow.id, flow)
  }
  return { find: machineId => byId.get(machineId) }
}
