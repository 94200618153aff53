import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate'
import { keyOf } from '../../chart/transitions.ts'
import type { Entry, JournalNote } from '../../journal/journal.types.ts'
import { createMemoryStore } from '../../journal/memory-store.ts'
import { type Journal, record } from '../../journal/record.ts'
import { describedFlows, type Flow } from '../../journal/registry.ts'
import { deepFreeze } from './freeze.ts'
import { TestClock } from './test-clock.ts'

export interface Stage<TMachine extends AnyStateMachine> {
  readonly actor: Actor<TMachine>
  readonly clock: TestClock
}

/**
 * Events for a flow, with the spec's expectations between them. A scenario is played several times,
 * so it must keep no state of its own.
 */
export interface Scenario<TMachine extends AnyStateMachine> {
  readonly input?: InputFrom<TMachine>
  /** Returns the machine with its ports provided. Without it, the machine runs without ports. */
  readonly live?: (clock: TestClock) => TMachine
  readonly play: (stage: Stage<TMachine>) => void | Promise<void>
}

/** Scenarios, by what they show. */
export type Scenarios<TMachine extends AnyStateMachine> = Readonly<Record<string, Scenario<TMachine>>>

export interface Run {
  readonly machine: AnyStateMachine
  readonly journal: Journal
  readonly entries: readonly Entry[]
  readonly notes: readonly JournalNote[]
  /** The live state after each entry, as `factsOf` saw it at that moment. */
  readonly states: readonly unknown[]
  readonly snapshot: AnyMachineSnapshot
  /** Keys of `transitionsOf(flow.machine)`. */
  readonly taken: ReadonlySet<string>
}

/** Plays a scenario on a live, recorded actor. */
export async function run<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  { input, live, play }: Scenario<TMachine>,
): Promise<Run> {
  const clock = new TestClock()
  const machine = live?.(clock) ?? flow.machine
  const notes: JournalNote[] = []
  const journal: Journal = {
    store: createMemoryStore(),
    clock,
    flows: { find: id => (id === flow.id ? flow : describedFlows.find(id)) },
    log: { note: note => void notes.push(note) },
  }
  const observe = record(journal)
  const states: unknown[] = []
  const taken = new Set<string>()

  const inspect = (inspection: InspectionEvent) => {
    // The journal copies an event later, so nothing may change it once it is sent.
    if (inspection.type === '@xstate.event') deepFreeze(inspection.event)
    observe(inspection)
    if (inspection.type === '@xstate.microstep') {
      for (const step of inspection._transitions) if (step.source.machine.id === flow.id) taken.add(keyOf(step))
    }
    if (inspection.type === '@xstate.snapshot' && inspection.actorRef === actor)
      states.push(factsOf(actor.getSnapshot()))
  }
  const actor = createActor<AnyStateMachine>(machine, { id: flow.id, systemId: flow.id, clock, input, inspect })
  actor.start()
  await play({ actor: actor as Actor<TMachine>, clock })

  const snapshot = actor.getSnapshot()
  const ran = { machine, journal, notes, snapshot, taken, states: [...states] }
  // Nothing is recorded after the snapshot.
  actor.stop()
  return { ...ran, entries: await journal.store.read(flow.id) }
}

/**
 * Returns the parts of a snapshot that are the same in any page load: no actor, no session id. The
 * result is a copy, which does not change later.
 */
export function factsOf(snapshot: AnyMachineSnapshot) {
  const persisted = snapshot.machine.getPersistedSnapshot(snapshot) as Partial<AnyMachineSnapshot>
  const { status, value, context, output, historyValue, children } = persisted
  return structuredClone({ status, value, context, output, historyValue, children: Object.keys(children ?? {}).sort() })
}
