import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { JournalEvent } from './journal.types.ts'
import type { Redactions } from './redact.ts'

/**
 * Turns an event of one version into the next version's, or into null when that version has no such
 * event.
 */
export type Upcaster = (event: JournalEvent) => JournalEvent | null

/** How the journal knows a machine. Made by `describeFlow`. */
export interface Flow<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly id: string
  readonly version: number
  readonly machine: TMachine
  readonly upcasters: Readonly<Record<number, Upcaster>>
  readonly redactions: Readonly<Record<string, readonly string[] | undefined>>
  readonly resume: 'replay' | 'afresh'
}

export interface FlowDescription<TMachine extends AnyStateMachine> {
  /** The chart, with its ports still open; its id names the flow, so it must have one. */
  readonly machine: TMachine
  /**
   * 1, 2, 3 …: raised when an event, the input or the chart changes so that yesterday's journal
   * would fold differently.
   */
  readonly version: number
  /**
   * By the version they upcast from. A version without one is discarded on read, and the flow
   * starts afresh.
   */
  readonly upcasters?: Readonly<Record<number, Upcaster>>
  /** Declared beside the events, in `x.types.ts`. */
  readonly redactions?: Redactions<EventFromLogic<TMachine>>
  /**
   * After a reload, `replay` goes on where the flow was; `afresh` begins again with the same input,
   * for what should not outlive a page (a message on screen). A chart that lives by `after` must be
   * `afresh`, or use an alarm: XState does not re-arm `after`.
   */
  readonly resume?: 'replay' | 'afresh'
}

const described = new Map<string, Flow>()

/** Every flow whose code has come: a flow is known to the journal by being described. */
export const describedFlows: FlowRegistry = { find: machineId => described.get(machineId) }

/** Names a machine for the journal, once, at the foot of its `x.machine.ts`. */
export function describeFlow<TMachine extends AnyStateMachine>(description: FlowDescription<TMachine>): Flow<TMachine> {
  const { machine, version } = description
  if (machine.config.id === undefined)
    throw new Error('A flow is named by the id of its machine, and this machine has none.')
  if (!Number.isInteger(version) || version < 1) throw new Error(`The version of ${machine.id} must be 1, 2, 3 …`)
  const flow: Flow<TMachine> = {
    id: machine.id,
    version,
    machine,
    upcasters: description.upcasters ?? {},
    redactions: description.redactions ?? {},
    resume: description.resume ?? 'replay',
  }
  described.set(flow.id, flow)
  return flow
}

export interface FlowRegistry {
  /** The flow of a machine's id, or undefined when no flow describes it. */
  find(machineId: string): Flow | undefined
}

/** All flows of the application. Throws when two bear the same id. */
export function registerFlows(flows: readonly Flow[]): FlowRegistry {
  const byId = new Map<string, Flow>()
  for (const flow of flows) {
    if (byId.has(flow.id)) throw new Error(`Two flows are called ${flow.id}.`)
    byId.set(flow.id, flow)
  }
  return { find: machineId => byId.get(machineId) }
}
