import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, sendParent, setup } from 'xstate'
import { describeAny } from '../shared/testing/describe-any.ts'
import type { Entry, JournalEvent } from './journal.types.ts'
import type { Upcaster } from './registry.ts'
import { replay } from './replay.ts'

const counter = setup({
  types: {
    input: {} as { from: number },
    context: {} as { count: number },
    events: {} as { type: 'add'; by: number } | { type: 'end' } | { type: 'ask' } | { type: 'tell' },
  },
  actors: {
    ask: fromPromise(() => {
      throw new Error('a fold runs no effect')
    }),
  },
  actions: {
    add: assign(({ context, event }) => ({ count: context.count + (event.type === 'add' ? event.by : 0) })),
    explode: () => {
      throw new Error('a fold runs no effect')
    },
    tellParent: sendParent({ type: 'told' }),
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  initial: 'counting',
  states: {
    counting: {
      on: { add: { actions: ['add', 'explode'] }, end: 'ended', ask: 'asking', tell: { actions: 'tellParent' } },
    },
    asking: { invoke: { id: 'ask', src: 'ask' } },
    ended: { type: 'final' },
  },
})

const entriesOf = (events: readonly JournalEvent[], version = 1): readonly Entry[] =>
  events.map((event, place) => ({ seq: place + 1, at: place, stream: 'counter', machine: 'counter', version, event }))
const init = (from: number) => ({ type: 'xstate.init', input: { from } })
const add = (by: number) => ({ type: 'add', by })
const flow = describeAny({ machine: counter, version: 1 })

/** The count that a journal folds to, or why it does not. */
const countOf = (entries: readonly Entry[], folding = flow) => {
  const replayed = replay(folding, entries)
  return replayed.tag === 'ok' ? replayed.value.snapshot.context.count : replayed.failure
}

describe('the fold', () => {
  it('is the state after every event, and runs no effect', () => {
    const replayed = replay(flow, entriesOf([init(10), add(1), add(2), { type: 'ask' }]))
    if (replayed.tag === 'failure') throw new Error(replayed.failure)
    expect(replayed.value.steps.map(({ snapshot }) => snapshot.context.count)).toEqual([10, 11, 13, 13])
    expect(replayed.value.children).toMatchObject([{ id: 'ask', since: 4 }])
  })

  it('sums any numbers that were added', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (from, numbers) => {
        const sum = numbers.reduce((total, by) => total + by, from)
        expect(countOf(entriesOf([init(from), ...numbers.map(add)]))).toBe(sum)
      }),
    )
  })

  it('begins at the last beginning, for an actor that was started again', () => {
    expect(countOf(entriesOf([init(10), add(1), init(20), add(2)]))).toBe(22)
  })

  it('stops where the machine ended', () => {
    expect(countOf(entriesOf([init(10), add(1), { type: 'end' }, add(5)]))).toBe(11)
    expect(countOf(entriesOf([init(10), { type: 'end' }, { type: 'journal.gap' }]))).toBe(10)
  })

  it('fails in words', () => {
    expect(countOf([])).toBe('it has no beginning')
    expect(countOf(entriesOf([add(1)]))).toBe('it has no beginning')
    expect(countOf(entriesOf([init(1), { type: 'journal.gap' }, add(1)]))).toBe('it has a gap')
    // The event itself is JSON's business, but what a chart does with it may throw: sendParent has
    // no parent in a fold.
    expect(countOf(entriesOf([init(1), { type: 'tell' }]))).toBe('the fold threw Error')
  })
})

describe('versions', () => {
  const increase: Upcaster = event => (event.type === 'increase' ? { type: 'add', by: event.amount } : event)
  const double: Upcaster = event => (event.type === 'add' ? { type: 'add', by: Number(event.by) * 2 } : event)
  const forget: Upcaster = event => (event.type === 'noise' ? null : event)

  it('are brought up one by one, each entry from its own', () => {
    const present = describeAny({ machine: counter, version: 3, upcasters: { 1: increase, 2: double } })
    const old = entriesOf([init(0), { type: 'increase', amount: 5 }])
    const newer = entriesOf([add(1)], 2)
    const newest = entriesOf([add(1)], 3)
    expect(countOf([...old, ...newer, ...newest], present)).toBe(13)
  })

  it('may drop an event that the next has no more', () => {
    const present = describeAny({ machine: counter, version: 2, upcasters: { 1: forget } })
    expect(countOf(entriesOf([init(1), { type: 'noise' }, add(1)]), present)).toBe(2)
  })

  it('may split an event, which each later upcaster converts in its parts', () => {
    const split = (event: JournalEvent) => (event.type === 'increase' ? [add(1), add(Number(event.amount))] : event)
    const present = describeAny({ machine: counter, version: 3, upcasters: { 1: split, 2: double } })
    expect(countOf(entriesOf([init(0), { type: 'increase', amount: 5 }]), present)).toBe(12)
  })

  it('that are unknown are refused: without an upcaster, from the future, or of another machine', () => {
    const present = describeAny({ machine: counter, version: 3, upcasters: { 2: double } })
    expect(countOf(entriesOf([init(1)], 1), present)).toBe('version 1 of counter is unknown')
    expect(countOf(entriesOf([init(1)], 4), present)).toBe('version 4 of counter is unknown')
    const others = entriesOf([init(1)]).map(entry => ({ ...entry, machine: 'other' }))
    expect(countOf(others)).toBe('belongs to other, not counter')
  })

  it('are 1, 2, 3 …, of a machine with a name', () => {
    expect(() => describeAny({ machine: counter, version: 0 })).toThrow('must be 1, 2, 3')
    expect(() => describeAny({ machine: setup({}).createMachine({}), version: 1 })).toThrow('has none')
  })
})
