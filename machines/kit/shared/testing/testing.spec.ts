import { describe, expect, it } from 'vitest'
import { and, assign, createMachine, fromPromise, not, setup } from 'xstate'
import { transitionsOf } from '../../chart/transitions.ts'
import { describeFlow } from '../../journal/registry.ts'
import { describeAny } from './describe-any.ts'
import { expectEveryTransitionWalked, expectLiveEqualsReplayed, transitionsNeverTaken } from './expectations.ts'
import type { Scenarios } from './scenario.ts'
import { settle } from './test-clock.ts'
import { faultsOf } from './well-formed.ts'

/** A chart with every kind of transition, and every state described. */
const machine = setup({
  types: { events: {} as { type: 'go'; far: boolean } | { type: 'stop' }, context: {} as { far: boolean } },
  actors: { ask: fromPromise(async () => 'answer') },
  guards: { isFar: ({ context }) => context.far, isAsked: () => false },
  actions: { remember: assign(({ event }) => ({ far: event.type === 'go' && event.far })) },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'trip',
  context: { far: false },
  initial: 'home',
  on: { stop: '.home' },
  states: {
    home: { description: 'Here.', on: { go: { target: 'leaving', actions: 'remember' } } },
    leaving: {
      description: 'Which way?',
      always: [{ guard: and(['isFar', not('isAsked')]), target: 'away' }, { target: 'near' }],
    },
    near: {
      description: 'Around | the corner.',
      invoke: { id: 'ask', src: 'ask', onDone: 'home', onError: 'away' },
    },
    away: {
      description: 'Far.',
      initial: 'walking',
      states: {
        walking: { description: 'On foot.', after: { patience: 'arrived' } },
        arrived: { description: 'There.', type: 'final' },
      },
      onDone: 'home',
    },
  },
})
const flow = describeFlow({ machine, version: 1, resume: 'afresh' })
const failing = () =>
  machine.provide({
    actors: {
      ask: fromPromise<string>(async () => {
        throw new Error('defect')
      }),
    },
  })
const scenarios: Scenarios<typeof machine> = {
  'goes far': {
    async play({ actor, clock }) {
      actor.send({ type: 'go', far: true })
      await clock.pass(1_000)
    },
  },
  'goes near': {
    async play({ actor }) {
      actor.send({ type: 'go', far: false })
      await settle()
    },
  },
  'goes near in vain': {
    live: failing,
    async play({ actor }) {
      actor.send({ type: 'go', far: false })
      await settle()
      actor.send({ type: 'stop' })
    },
  },
}
const without = (shows: string) => Object.fromEntries(Object.entries(scenarios).filter(([name]) => name !== shows))

describe('every transition walked', () => {
  it('knows every kind of transition', () => {
    expect(transitionsOf(machine).map(({ source, label }) => `${source.id}: ${label}`)).toEqual([
      'trip: stop',
      'trip.home: go',
      'trip.leaving: always [and isFar, not isAsked]',
      'trip.leaving: always',
      'trip.near: ask is done',
      'trip.near: ask fails',
      'trip.away: trip.away is done',
      'trip.away.walking: after patience',
    ])
  })
  it('holds when the scenarios take them all', () => expectEveryTransitionWalked(flow, scenarios))
  it.each([
    [
      'goes far',
      [
        'trip.leaving: always [and isFar, not isAsked]',
        'trip.away.walking: after patience',
        'trip.away: trip.away is done',
      ],
    ],
    ['goes near', ['trip.near: ask is done']],
    ['goes near in vain', ['trip.near: ask fails', 'trip: stop']],
  ])('names what is never taken without "%s"', async (left, names) => {
    expect([...(await transitionsNeverTaken(flow, without(left)))].sort()).toEqual([...names].sort())
    await expect(expectEveryTransitionWalked(flow, without(left))).rejects.toThrow('transitions never taken')
  })
})

describe('live = replayed', () => {
  it.each(Object.entries(scenarios))('holds for a pure machine: %s', async (_, scenario) => {
    await expectLiveEqualsReplayed(flow, scenario)
  })

  it('fails for a machine that reads what is not in its events', async () => {
    let counter = 0
    const impure = setup({
      actions: {
        count: assign(() => {
          counter += 1
          return { counter }
        }),
      },
    }).createMachine({ id: 'impure', context: { counter: 0 }, on: { go: { actions: 'count' } } })
    const sendsGo = {
      play: ({ actor }: { actor: { send(event: { type: 'go' }): void } }) => actor.send({ type: 'go' }),
    }
    await expect(expectLiveEqualsReplayed(describeAny({ machine: impure, version: 1 }), sendsGo)).rejects.toThrow(
      'event by event',
    )
  })

  it('fails for a machine that needs what is redacted', async () => {
    const needy = describeAny({ machine, version: 1, redactions: { go: ['far'] } })
    await expect(
      expectLiveEqualsReplayed(needy, { play: ({ actor }) => actor.send({ type: 'go', far: true }) }),
    ).rejects.toThrow('event by event')
  })
})

describe('the rules of a chart', () => {
  it('are kept by a chart of names', () => expect(faultsOf(machine)).toEqual([]))

  it('are each told when broken', () => {
    const child = setup({}).createMachine({ id: 'child' })
    const careless = createMachine(
      {
        id: 'careless',
        initial: 'a',
        states: {
          a: {
            entry: () => {},
            invoke: [{ src: 'child' }, { id: 'inline', src: fromPromise(async () => 1) }],
            after: { 500: 'b' },
            on: { go: { guard: () => true, target: 'b', actions: () => {} } },
          },
          b: { description: 'Fine.' },
        },
      },
      { actors: { child } },
    )
    expect(faultsOf(careless)).toEqual([
      'careless.a has no description',
      'careless.a has an unnamed entry or exit action',
      'careless.a invokes child without an id',
      'careless.a invokes child, a machine, without a systemId',
      'careless.a invokes xstate.invoke.1.careless.a, which setup does not name',
      'careless.a waits 500, which setup does not name',
      'careless.a has an unnamed action on go [unnamed]',
      'careless.a has an unnamed guard on go [unnamed]',
    ])
  })
})
