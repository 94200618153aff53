import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { describeAny } from '../shared/testing/describe-any.ts'
import { checkpointOf } from './checkpoint.ts'
import type { Entry, JournalEvent } from './journal.types.ts'
import { type Replayed, replay } from './replay.ts'

const child = setup({
  types: { input: {} as { readonly name: string }, context: {} as { readonly name: string } },
}).createMachine({ id: 'child', context: ({ input }) => input, initial: 'waiting', states: { waiting: {} } })

const machine = setup({
  types: {
    context: {} as { readonly total: number },
    events: {} as { type: 'add'; by: number } | { type: 'ask' } | { type: 'back' } | { type: 'end' },
  },
  actors: { child, ask: fromPromise<number, { readonly total: number }>(async ({ input }) => input.total) },
  actions: { add: assign(({ context }, by: number) => ({ total: context.total + by })) },
}).createMachine({
  id: 'counter',
  context: { total: 0 },
  initial: 'counting',
  on: { end: '.ended' },
  invoke: { id: 'child', systemId: 'child', src: 'child', input: { name: 'Frida' } },
  states: {
    counting: {
      on: { add: { actions: { type: 'add', params: ({ event }) => event.by } }, ask: 'asking' },
    },
    asking: {
      invoke: { id: 'ask', src: 'ask', input: ({ context }) => context, onDone: 'counting' },
      on: { add: { actions: { type: 'add', params: ({ event }) => event.by } }, back: 'counting' },
    },
    ended: { type: 'final' },
  },
})
const flow = describeAny({ machine, version: 2 })

const numbered = (events: readonly JournalEvent[]): readonly Entry[] =>
  events.map((event, place) => ({
    seq: place + 1,
    at: place,
    stream: 'counter',
    machine: 'counter',
    version: 2,
    event,
  }))
const replayed = (entries: readonly Entry[], folding = flow): Replayed => {
  const result = replay(folding, entries)
  if (result.tag === 'failure') throw new Error(result.failure)
  return result.value as Replayed
}
/** What a fold ends in, without what is true only of one fold. */
const endOf = ({ snapshot, children }: Replayed) => ({
  state: JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot as never))),
  children: children.map(({ ref: _, ...child }) => child),
})

const event = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map(by => ({ type: 'add', by })),
  fc.constantFrom<JournalEvent>(
    { type: 'ask' },
    { type: 'back' },
    { type: 'xstate.done.actor.ask', output: 1, actorId: 'ask' },
    { type: 'xstate.error.actor.child', error: { name: 'Error' }, actorId: 'child' },
  ),
)

describe('a checkpoint', () => {
  it('stands for all earlier entries, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), fc.nat(), (events, cut) => {
        const entries = numbered([{ type: 'xstate.init' }, ...events])
        const place = 1 + (cut % entries.length)
        const checkpoint = checkpointOf(flow, 'counter', replayed(entries.slice(0, place)), 5)
        const seq = entries[place - 1]?.seq ?? 0
        const shortened = [{ ...checkpoint, seq }, ...entries.slice(place)]
        expect(endOf(replayed(shortened))).toEqual(endOf(replayed(entries)))
        // Also as a file, and among the entries that it stands for.
        expect(endOf(replayed(JSON.parse(JSON.stringify(shortened))))).toEqual(endOf(replayed(entries)))
        expect(endOf(replayed([...entries.slice(0, place), ...shortened]))).toEqual(endOf(replayed(entries)))
      }),
    )
  })

  it('knows the inputs of the children', () => {
    const checkpoint = checkpointOf(flow, 'counter', replayed(numbered([{ type: 'xstate.init' }, { type: 'ask' }])), 0)
    expect(replayed([{ ...checkpoint, seq: 9 }]).children).toMatchObject([
      { id: 'child', since: 1, input: { name: 'Frida' } },
      { id: 'ask', since: 2, input: { total: 0 } },
    ])
  })

  it('of another version is passed over, since no upcaster converts a state', () => {
    const entries = numbered([{ type: 'xstate.init' }, { type: 'add', by: 3 }])
    const checkpoint = { ...checkpointOf(flow, 'counter', replayed(entries), 0), seq: 3 }
    const newer = describeAny({ machine, version: 3, upcasters: { 2: each => each } })
    expect(replayed([...entries, checkpoint], newer).snapshot.context).toEqual({ total: 3 })
    expect(replay(newer, [checkpoint])).toEqual({ tag: 'failure', failure: 'it has no beginning' })
  })
})
