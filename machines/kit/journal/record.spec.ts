import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, type InspectionEvent, SimulatedClock, sendTo, setup } from 'xstate'
import { describeAny } from '../shared/testing/describe-any.ts'
import type { JournalNote } from './journal.types.ts'
import { createMemoryStore } from './memory-store.ts'
import { type Journal, record } from './record.ts'
import { type Flow, registerFlows } from './registry.ts'

const child = setup({}).createMachine({
  id: 'child',
  initial: 'waiting',
  states: { waiting: { on: { finish: 'finished' } }, finished: { type: 'final' } },
  output: { said: 'done' },
})
const parent = setup({
  actors: { child, ask: fromPromise(async () => 5), untold: child },
  delays: { soon: 100 },
}).createMachine({
  id: 'parent',
  initial: 'asking',
  states: {
    asking: {
      invoke: [
        { id: 'kid', systemId: 'kid', src: 'child', onDone: 'waiting' },
        { id: 'ask', src: 'ask' },
        { id: 'untold', src: 'untold' },
      ],
      on: { again: { target: 'asking', reenter: true }, forward: { actions: sendTo('kid', { type: 'finish' }) } },
    },
    waiting: { after: { soon: 'ended' } },
    ended: {},
  },
})

function setUp(
  flows: readonly Flow[] = [describeAny({ machine: parent, version: 3 }), describeAny({ machine: child, version: 1 })],
) {
  const notes: JournalNote[] = []
  const clock = new SimulatedClock()
  const store = createMemoryStore()
  const journal: Journal = { store, clock, flows: registerFlows(flows), log: { note: note => void notes.push(note) } }
  const types = async (stream: string) => (await store.read(stream)).map(entry => entry.event.type)
  return { journal, store, clock, notes, types }
}

describe('what is recorded', () => {
  it('is every event of a described machine, by its systemId: init, sends, ends of actors and time', async () => {
    const { journal, clock, types, store } = setUp()
    const actor = createActor(parent, { id: 'app', systemId: 'app', clock, inspect: record(journal) }).start()
    await Promise.resolve()
    await new Promise(setImmediate)
    actor.send({ type: 'forward' })
    clock.increment(100)
    expect(actor.getSnapshot().value).toBe('ended')
    expect(await types('app')).toEqual([
      'xstate.init',
      'xstate.done.actor.ask',
      'forward',
      'xstate.done.actor.kid',
      'xstate.after.soon.parent.waiting',
    ])
    expect(await types('kid')).toEqual(['xstate.init', 'finish'])
    expect((await store.read('app'))[0]).toMatchObject({ seq: 1, at: 0, stream: 'app', machine: 'parent', version: 3 })
    expect((await store.read('app')).at(-1)?.at).toBe(100)
  })

  it('names the flow that sent an event, and nothing for the rest', async () => {
    const { journal, store } = setUp()
    const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) }).start()
    actor.send({ type: 'forward' })
    expect((await store.read('kid')).map(({ from }) => from)).toEqual(['app', 'app'])
    expect((await store.read('app')).map(({ event, from }) => [event.type, from])).toEqual([
      ['xstate.init', undefined],
      ['forward', undefined],
      ['xstate.done.actor.kid', 'kid'],
    ])
  })

  it('is nothing of an actor without a systemId, and no session id', async () => {
    const { journal, types, store } = setUp()
    createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) }).start()
    await new Promise(setImmediate)
    const all = [...(await store.read('app')), ...(await store.read('kid'))]
    expect(JSON.stringify(all)).not.toMatch(/x:\d/)
    expect(await types('untold')).toEqual([])
    expect(all).toHaveLength(3)
  })

  it('is noted once when a machine has a systemId and no flow', async () => {
    const { journal, notes, types } = setUp([describeAny({ machine: parent, version: 1 })])
    const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) }).start()
    actor.send({ type: 'forward' })
    expect(await types('kid')).toEqual([])
    expect(notes).toEqual([{ code: 'unrecorded', stream: 'kid', reason: 'no flow describes child' }])
  })

  it('stands in the order it was processed, also when sent before the start', async () => {
    const { journal, types } = setUp()
    const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) })
    actor.send({ type: 'again' })
    actor.start()
    expect((await types('app')).slice(0, 2)).toEqual(['xstate.init', 'again'])
  })

  it('is not a letter to a stopped actor, which would land in its successor’s stream', async () => {
    const { journal, types } = setUp()
    const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) }).start()
    const first = actor.getSnapshot().children.kid
    actor.send({ type: 'again' })
    first?.send({ type: 'finish' })
    expect(await types('kid')).toEqual(['xstate.init', 'xstate.init'])
    expect(actor.getSnapshot().value).toBe('asking')
  })

  it('is not the init of a restored actor, whose stream goes on', async () => {
    const { journal, types } = setUp()
    const snapshot = createActor(parent).getPersistedSnapshot()
    createActor(parent, { id: 'app', systemId: 'app', snapshot, inspect: record(journal) })
      .start()
      .send({ type: 'again' })
    expect(await types('app')).toEqual(['again'])
  })
})

describe('what cannot be recorded', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic

  it('leaves a gap and a note, and send() goes on', async () => {
    const { journal, types, notes } = setUp()
    const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record(journal) }).start()
    expect(() => actor.send({ type: 'again', cyclic } as { type: 'again' })).not.toThrow()
    expect(await types('app')).toEqual(['xstate.init', 'journal.gap'])
    expect(notes).toEqual([{ code: 'lost', stream: 'app', reason: 'again is not JSON' }])
  })

  it('is what comes from an actor without an id', async () => {
    const spawning = setup({ actors: { child } }).createMachine({
      id: 'parent',
      context: ({ spawn }) => ({ kid: spawn('child') }),
      on: { forward: { actions: sendTo(({ context }) => context.kid, { type: 'finish' }) } },
    })
    const { journal, notes, types } = setUp([describeAny({ machine: spawning, version: 1 })])
    createActor(spawning, { id: 'app', systemId: 'app', inspect: record(journal) })
      .start()
      .send({ type: 'forward' })
    expect((await types('app')).at(-1)).toBe('journal.gap')
    expect(notes.at(-1)).toEqual({
      code: 'lost',
      stream: 'app',
      reason: 'an actor of parent was started without an id',
    })
  })

  it('never throws out of send(), whatever the store, the clock and the log do', () => {
    const broken = () => {
      throw new Error('broken')
    }
    const { journal } = setUp()
    for (const part of [
      { store: { ...journal.store, append: broken } },
      { clock: { now: broken } },
      { flows: { find: broken }, log: { note: broken } },
    ]) {
      const actor = createActor(parent, { id: 'app', systemId: 'app', inspect: record({ ...journal, ...part }) })
      expect(() => actor.start().send({ type: 'again' })).not.toThrow()
    }
  })
})

it('is XState that makes a throwing observer escape send(), hence the care', () => {
  let broken = false
  const inspect = (_: InspectionEvent) => {
    if (broken) throw new Error('broken')
  }
  const actor = createActor(setup({}).createMachine({ on: { go: { actions: assign({}) } } }), { inspect }).start()
  broken = true
  expect(() => actor.send({ type: 'go' })).toThrow('broken')
})
