import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { secretRef } from '../shared/secret.ts'
import { describeAny } from '../shared/testing/describe-any.ts'
import type { JournalNote } from './journal.types.ts'
import { createMemoryStore } from './memory-store.ts'
import { record } from './record.ts'
import { describeFlow, type Flow, registerFlows } from './registry.ts'
import { restore, ringTimers } from './restore.ts'

/** A counter of its own, which begins at its input. */
const counter = (id: string) =>
  setup({
    types: { input: {} as number, context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'end' } },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id,
    context: ({ input }) => ({ count: input }),
    initial: 'counting',
    states: { counting: { on: { add: { actions: 'add' }, end: 'ended' } }, ended: { type: 'final' } },
  })
const kept = counter('kept')
const fleeting = counter('fleeting')

const machineAsking = (ask: (what: string) => Promise<string>) =>
  setup({
    types: { events: {} as { type: 'go' } | { type: 'end' }, context: {} as { answers: readonly string[] } },
    actors: { kept, fleeting, ask: fromPromise<string, string>(({ input }) => ask(input)) },
    actions: { keep: assign(({ context }, answer: string) => ({ answers: [...context.answers, answer] })) },
  }).createMachine({
    id: 'app',
    context: { answers: [] },
    initial: 'idle',
    invoke: [
      { id: 'kept', systemId: 'kept', src: 'kept', input: 10 },
      { id: 'fleeting', systemId: 'fleeting', src: 'fleeting', input: 20 },
    ],
    on: { end: '.ended' },
    states: {
      idle: { on: { go: 'asking' } },
      asking: {
        invoke: [
          {
            id: 'quick',
            src: 'ask',
            input: 'quick',
            onDone: { actions: { type: 'keep', params: ({ event }) => event.output } },
          },
          {
            id: 'slow',
            src: 'ask',
            input: 'slow',
            onDone: { actions: { type: 'keep', params: ({ event }) => event.output } },
          },
        ],
      },
      ended: { type: 'final' },
    },
  })

/** A browser tab that can be reloaded: the store stays, the actors do not. */
function createTab(flows?: readonly Flow[]) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const notes: JournalNote[] = []
  const machine = machineAsking(what => {
    asked.push(what)
    return what === 'slow' ? new Promise(resolve => waiting.push(() => resolve(what))) : Promise.resolve(what)
  })
  const root = describeAny({ machine, version: 1 })
  const children = flows ?? [
    describeAny({ machine: kept, version: 1 }),
    describeFlow({ machine: fleeting, version: 1, resume: 'afresh' }),
  ]
  const journal = {
    store: createMemoryStore(),
    clock: new SimulatedClock(),
    flows: registerFlows([root, ...children]),
    log: { note: (note: JournalNote) => void notes.push(note) },
  }
  const load = async (registered = journal.flows) => {
    const now = { ...journal, flows: registered }
    const snapshot = await restore(root, 'app', now)
    const inspect = record(now)
    return createActor(machine, { id: 'app', systemId: 'app', inspect, ...(snapshot && { snapshot }) }).start()
  }
  return { load, asked, waiting, notes, journal, root }
}
const settle = () => new Promise(setImmediate)
type App = Awaited<ReturnType<ReturnType<typeof createTab>['load']>>
const countOf = (app: App, child: 'kept' | 'fleeting'): number => app.system.get(child).getSnapshot().context.count

describe('after a reload', () => {
  it('there is nothing to restore the first time', async () => {
    const { journal, root } = createTab()
    expect(await restore(root, 'app', journal)).toBe(undefined)
  })

  it('every recorded actor goes on where it was, reload after reload', async () => {
    const { load } = createTab()
    let app = await load()
    for (let reloads = 1; reloads <= 4; reloads += 1) {
      app.system.get('kept').send({ type: 'add' })
      app.stop()
      app = await load()
      expect(countOf(app, 'kept')).toBe(10 + reloads)
    }
  })

  it('what was in flight runs again, and what had ended does not', async () => {
    const { load, asked, waiting } = createTab()
    const app = await load()
    app.send({ type: 'go' })
    await settle()
    expect(asked).toEqual(['quick', 'slow'])
    app.stop()

    const again = await load()
    await settle()
    expect(asked).toEqual(['quick', 'slow', 'slow'])
    expect(again.getSnapshot().context.answers).toEqual(['quick'])
    waiting.at(-1)?.()
    await settle()
    again.stop()

    const third = await load()
    await settle()
    expect(third.getSnapshot().context.answers).toEqual(['quick', 'slow'])
    expect(asked).toHaveLength(3)
  })

  it('a flow that begins afresh has its input again, and a new beginning in the journal', async () => {
    const { load, journal } = createTab()
    const app = await load()
    app.system.get('fleeting').send({ type: 'add' })
    expect(countOf(app, 'fleeting')).toBe(21)
    app.stop()
    const again = await load()
    expect(countOf(again, 'fleeting')).toBe(20)
    again.system.get('fleeting').send({ type: 'add' })
    expect((await journal.store.read('fleeting')).map(entry => entry.event)).toEqual([
      { type: 'xstate.init', input: 20 },
      { type: 'add' },
      { type: 'xstate.init', input: 20 },
      { type: 'add' },
    ])
  })

  it('a child that had ended stays ended', async () => {
    const { load } = createTab()
    const app = await load()
    app.system.get('kept').send({ type: 'end' })
    app.stop()
    const again = await load()
    expect(again.getSnapshot().children.kept?.getSnapshot().status).toBe('done')
  })
})

describe('what cannot be restored', () => {
  it('is one flow of an unknown version: it alone begins afresh, with a note', async () => {
    const { load, notes, root } = createTab()
    const app = await load()
    app.send({ type: 'go' })
    app.system.get('kept').send({ type: 'add' })
    app.stop()
    const newBuild = registerFlows([
      root,
      describeAny({ machine: kept, version: 2 }),
      describeAny({ machine: fleeting, version: 1 }),
    ])
    const again = await load(newBuild)
    expect(again.getSnapshot().value).toBe('asking')
    expect(countOf(again, 'kept')).toBe(10)
    expect(notes).toEqual([{ code: 'discarded', stream: 'kept', reason: 'version 1 of kept is unknown' }])

    again.system.get('kept').send({ type: 'add' })
    again.stop()
    expect(countOf(await load(newBuild), 'kept')).toBe(11)
  })

  it('is a child whose own beginning was never written: what an earlier one of its name left is not its state', async () => {
    const { load, journal } = createTab()
    const write = (stream: string, machine: string, event: { type: string; input?: number }) =>
      journal.store.append(() => ({ at: 0, stream, machine, version: 1, event }))
    write('kept', 'kept', { type: 'xstate.init', input: 10 })
    write('kept', 'kept', { type: 'add' })
    write('app', 'app', { type: 'xstate.init' })
    expect(countOf(await load(), 'kept')).toBe(10)
  })

  it('is a root of an unknown version: everything begins afresh, on an empty journal', async () => {
    const { load, notes, journal } = createTab()
    const app = await load()
    app.system.get('kept').send({ type: 'add' })
    app.stop()
    const newBuild = registerFlows([describeAny({ machine: kept, version: 1 })])
    const newer = describeAny({ machine: machineAsking(async what => what), version: 2 })
    expect(await restore(newer, 'app', { ...journal, flows: newBuild })).toBe(undefined)
    expect(notes).toMatchObject([{ code: 'discarded', stream: 'app' }])
    expect(await journal.store.read('kept')).toEqual([])
    expect(countOf(await load(), 'kept')).toBe(10)
  })

  it('is a root whose journal was cleared while it lived: it begins afresh, with a note', async () => {
    const { load, journal, notes } = createTab()
    const app = await load()
    await journal.store.clear()
    app.send({ type: 'go' })
    app.stop()
    expect((await load()).getSnapshot().value).toBe('idle')
    expect(notes).toEqual([{ code: 'discarded', stream: 'app', reason: 'it has no beginning' }])
  })

  it('is a root that had ended', async () => {
    const { load } = createTab()
    const app = await load()
    app.send({ type: 'end' })
    expect(app.getSnapshot().status).toBe('done')
    expect((await load()).getSnapshot().value).toBe('idle')
  })
})

describe('a state that a reload ends', () => {
  /** Waits for a call with a password, or for a timer of XState. */
  const waiting = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'ask' } | { type: 'wait' } },
    actors: { ask: fromPromise<void, { readonly password: string }>(() => new Promise(() => {})) },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
    delays: { pause: 100 },
  }).createMachine({
    id: 'app',
    context: { count: 0 },
    initial: 'writing',
    on: { add: { actions: 'add' } },
    states: {
      writing: { on: { ask: 'asking', wait: 'pausing' } },
      asking: { invoke: { id: 'ask', src: 'ask', input: { password: secretRef('1') }, onDone: 'writing' } },
      pausing: { after: { pause: 'writing' } },
    },
  })

  const flow = describeAny({ machine: waiting, version: 1 })
  const createPage = () => {
    const journal = {
      store: createMemoryStore(),
      clock: new SimulatedClock(),
      flows: registerFlows([flow]),
      log: { note: () => {} },
    }
    return async () => {
      const snapshot = await restore(flow, 'app', journal)
      const restored = snapshot && { snapshot }
      const app = createActor(waiting, { id: 'app', systemId: 'app', inspect: record(journal), ...restored }).start()
      if (snapshot) ringTimers(app)
      return app
    }
  }

  it('goes back to the last one that goes on, when it waits for a call with a secret', async () => {
    const load = createPage()
    const app = await load()
    for (const type of ['add', 'ask', 'add', 'add'] as const) app.send({ type })
    app.stop()

    const again = await load()
    expect(again.getSnapshot()).toMatchObject({ value: 'writing', context: { count: 1 } })
    again.send({ type: 'add' })
    again.stop()
    // What was left out stays out.
    expect((await load()).getSnapshot()).toMatchObject({ value: 'writing', context: { count: 2 } })
  })

  it('ends its wait, when it is a timer of XState', async () => {
    const load = createPage()
    const app = await load()
    for (const type of ['wait', 'add'] as const) app.send({ type })
    app.stop()

    const again = await load()
    expect(again.getSnapshot()).toMatchObject({ value: 'writing', context: { count: 1 } })
    again.stop()
    expect((await load()).getSnapshot()).toMatchObject({ value: 'writing', context: { count: 1 } })
  })
})
