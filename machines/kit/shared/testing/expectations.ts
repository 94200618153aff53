import { expect } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { transitionsOf } from '../../chart/transitions.ts'
import { isKeepable, keptContext, keptState, unstoredCalls } from '../../journal/kept-state.ts'
import type { Flow } from '../../journal/registry.ts'
import { type Replayed, replay, replayOn } from '../../journal/replay.ts'
import { restore } from '../../journal/restore.ts'
import { leaksIn, peopleInReport } from './leaks.ts'
import { purely } from './pure.ts'
import { factsOf, type Run, run, type Scenario, type Scenarios } from './scenario.ts'

/**
 * Plays a scenario live and replays its journal. After every event both must be in the same state,
 * no event may have been lost, and a flow that resumes must be restored to its last state.
 */
export async function expectLiveEqualsReplayed<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  scenario: Scenario<TMachine>,
): Promise<Run> {
  const live = await run(flow, scenario)
  expectSameReplayed(flow, live)
  if (flow.resume === 'replay' && live.snapshot.status === 'active') await expectGoesLiveAgain(flow, live)
  return live
}

/** Checks that the fold of a journal gives the live state after every event. */
export function expectSameReplayed(flow: Flow, live: Run): void {
  expect(leaksIn(live.entries), 'secrets in the journal').toEqual([])
  expect(peopleInReport(live.entries), 'names and amounts in a report').toEqual([])
  expect(
    live.notes.filter(note => note.code === 'lost'),
    'events that the journal lost',
  ).toEqual([])

  const replayed = purely(() => replay<AnyStateMachine>(flow, live.entries))
  if (replayed.tag === 'failure') throw new Error(`The journal of ${flow.id} cannot be replayed: ${replayed.failure}`)
  const folded = replayed.value.steps.map(step => factsOf(step.snapshot))
  expect(folded, 'the states of the fold, event by event').toEqual(live.states)
  expect(folded.at(-1), 'the last state').toEqual(factsOf(live.snapshot))
  if (flow.resume !== 'afresh') expectKept(flow, live.entries)
}

/**
 * Checks what would be stored after each entry. The page after a reload folds it to the same state,
 * with what the flow keeps of its context. Each field of the context is declared, and so is whether
 * each call's input is stored.
 */
function expectKept(flow: Flow, entries: Run['entries']): void {
  let before: Replayed | undefined
  for (const entry of entries) {
    const replayed = replayOn(flow, before, entry)
    if (replayed.tag === 'failure') throw new Error(`${flow.id} cannot be folded on: ${replayed.failure}`)
    before = replayed.value
    const { snapshot } = before
    expect(Object.keys(flow.keeps), `what ${flow.id} keeps`).toEqual(
      expect.arrayContaining(Object.keys(snapshot.context)),
    )
    expect(
      unstoredCalls(flow, before).filter(id => !Object.hasOwn(flow.calls, id)),
      `calls of ${flow.id} that are not declared`,
    ).toEqual([])
    const state = keptState(flow, flow.id, before, entry.at)
    if (state === undefined) {
      expect(isKeepable(flow, before)).toBe(false)
      continue
    }
    const again = replay<AnyStateMachine>(flow, [{ seq: entry.seq, ...JSON.parse(JSON.stringify(state)) }])
    if (again.tag === 'failure') throw new Error(`What is kept of ${flow.id} cannot be folded: ${again.failure}`)
    const { context, ...facts } = factsOf(again.value.snapshot)
    const { context: _, ...whole } = factsOf(snapshot)
    expect(facts, 'the state after a reload').toEqual(whole)
    const kept = JSON.parse(JSON.stringify(keptContext(flow.keeps, snapshot.context), mapsAsEntries))
    expect(JSON.parse(JSON.stringify(context, mapsAsEntries)), 'the context after a reload').toEqual(kept)
  }
}

const mapsAsEntries = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)

async function expectGoesLiveAgain(flow: Flow, { machine, journal, snapshot }: Run): Promise<void> {
  const restored = await restore({ ...flow, machine }, flow.id, journal)
  if (restored === undefined) throw new Error(`${flow.id} was active, and does not go live again`)
  const again = createActor(machine, { id: flow.id, systemId: flow.id, snapshot: restored })
  expect(factsOf(again.getSnapshot()), 'the state after a reload').toEqual(factsOf(snapshot))
}

/** Plays every scenario. Fails with the names of the transitions that none of them took. */
export async function expectEveryTransitionWalked<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  scenarios: Scenarios<TMachine>,
): Promise<void> {
  expect(transitionsOf(flow.machine).length, `the transitions of ${flow.id}`).toBeGreaterThan(0)
  expect(await transitionsNeverTaken(flow, scenarios), 'transitions never taken').toEqual([])
}

/** Returns the transitions that no scenario takes, as `flow.state: event [guard]`. */
export async function transitionsNeverTaken<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  scenarios: Scenarios<TMachine>,
): Promise<readonly string[]> {
  const taken = new Set<string>()
  for (const scenario of Object.values(scenarios)) {
    for (const key of (await run(flow, scenario)).taken) taken.add(key)
  }
  return transitionsOf(flow.machine)
    .filter(({ key }) => !taken.has(key))
    .map(({ source, label }) => `${source.id}: ${label}`)
}
