import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { transitionsOf } from '../../chart/transitions.ts'
import type { JournalEvent } from '../../journal/journal.types.ts'
import { createMemoryStore } from '../../journal/memory-store.ts'
import { afresh, type Flow } from '../../journal/registry.ts'
import { replay } from '../../journal/replay.ts'
import { restore } from '../../journal/restore.ts'
import { isOk } from '../result.ts'
import { holdsSecret } from '../secret.ts'
import { expectSameReplayed } from './expectations.ts'
import { type Alphabet, alphabetOf, type Path, walk } from './paths.ts'
import { give, puppetTheatre } from './puppets.ts'
import { factsOf, type Run, run } from './scenario.ts'

/**
 * Generates paths from the events of the journals, which must take every transition of the chart.
 * Each path is played on a live actor, whose ports answer as the path says. After every event the
 * live state equals the replayed one, and a flow that is restored there goes on as the live one
 * did.
 *
 * @param more events that the journals lack
 */
export async function expectWalkable(flow: Flow, played: readonly Run[], more: readonly JournalEvent[] = []) {
  const alphabet = alphabetOf(
    played.map(({ entries }) => entries.map(({ event }) => event)),
    more,
  )
  keepAlphabet(flow, alphabet)
  expect(unheardIn(flow, alphabet), 'events that the chart does not listen to').toEqual([])
  const { paths, unwalked } = walk(flow.machine, alphabet)
  expect(
    unwalked.map(({ source, label }) => `${source.id}: ${label}`),
    'transitions that no generated path takes',
  ).toEqual([])
  expect(transitionsOf(flow.machine).length, `the transitions of ${flow.id}`).toBeGreaterThan(0)
  for (const path of paths) await expectPathHolds(flow, path)
}

/** A longer path is restored at every second event, or at every third … */
const maxRestores = 16

async function expectPathHolds(flow: Flow, path: Path): Promise<void> {
  const machine = puppetTheatre(flow.machine)
  const [init, ...rest] = path
  const live = await run(flow, {
    input: init?.input,
    live: () => machine,
    play: ({ actor }) => {
      for (const event of rest) give(actor, event)
    },
  })
  const shown = () => `${flow.id} by ${path.map(({ type }) => type).join(', ')}`
  expect(
    live.entries.map(({ event }) => event.type),
    shown(),
  ).toEqual(path.map(({ type }) => type))
  expectSameReplayed(flow, live)
  if (flow.resume !== 'replay') return
  const stride = Math.ceil(path.length / maxRestores)
  for (let length = 1; length <= path.length; length += stride) await expectGoesOn(flow, live, length)
}

/** Restores a flow after some of its entries, and gives it the rest. */
async function expectGoesOn(flow: Flow, live: Run, length: number): Promise<void> {
  const { entries, states, machine } = live
  const store = createMemoryStore()
  for (const entry of entries.slice(0, length)) store.append(() => entry)
  const restored = await restore({ ...flow, machine }, flow.id, { ...live.journal, store })
  const isBound = endsWithPage(flow, entries.slice(0, length))
  if (restored === undefined) {
    if (!isBound) expect(states[length - 1], 'a state that is not restored').not.toMatchObject({ status: 'active' })
    return
  }
  const actor = createActor<AnyStateMachine>(machine, { id: flow.id, systemId: flow.id, snapshot: restored })
  const facts = factsOf(actor.getSnapshot())
  // A flow that waits for a timer or a secret goes back to an earlier state.
  if (isBound) expect(states.slice(0, length)).toContainEqual(facts)
  else {
    expect(facts, 'the state after a reload').toEqual(states[length - 1])
    actor.start()
    for (const { event } of entries.slice(length)) give(actor, event)
    expect(factsOf(actor.getSnapshot()), 'the last state when restored before').toEqual(states.at(-1))
  }
  actor.stop()
}

/**
 * True when a state is said to end with its page, or waits for a timer of XState or for the answer
 * to a call with a secret.
 */
function endsWithPage(flow: Flow, entries: Run['entries']): boolean {
  const replayed = replay<AnyStateMachine>(flow, entries)
  if (!isOk(replayed)) return false
  const { snapshot, children } = replayed.value
  return (
    snapshot.hasTag(afresh) ||
    snapshot._nodes.some(({ after }) => after.length > 0) ||
    children.some(({ input, settled }) => settled === undefined && holdsSecret(input))
  )
}

/**
 * Returns the types of events that no state of the chart listens to, as after a removed transition.
 */
function unheardIn({ machine }: Flow, { events }: Alphabet): readonly string[] {
  const heard = new Set<string>(machine.events)
  const types = events.map(({ type }) => type).filter(type => !type.startsWith('xstate.') && !heard.has(type))
  return [...new Set(types)]
}

/**
 * The folder of the alphabets, which the chaos over the whole application draws its events from.
 */
export const alphabets = new URL('../../../../test-results/alphabets/', import.meta.url)

function keepAlphabet({ id }: Flow, { inits, events }: Alphabet): void {
  mkdirSync(alphabets, { recursive: true })
  writeFileSync(new URL(`${id}.json`, alphabets), JSON.stringify({ inits, events }))
}
