import { assign, createActor, setup } from 'xstate'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { createMemoryStore } from '#machines/kit/journal/memory-store.ts'
import { record } from '#machines/kit/journal/record.ts'
import { registerFlows } from '#machines/kit/journal/registry.ts'
import { answer, port } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { describeAny } from '#machines/kit/shared/testing/describe-any.ts'

const ask = port<unknown, unknown>('shop.ask')

/** The child: it tells its parent nothing, and ends. */
const till = setup({
  types: { events: {} as { type: 'till.close' } | { type: 'till.ring' } },
  actors: { count: answer(port<unknown, unknown>('till.count'), () => new Promise(() => {})) },
}).createMachine({
  id: 'till',
  on: { 'till.ring': { actions: () => {} } },
  initial: 'open',
  states: {
    open: { invoke: { id: 'count', src: 'count' }, on: { 'till.close': 'closed' } },
    closed: { type: 'final' },
  },
})

/** A machine with every kind of transition: events, `always`, `after`, raised, and answers. */
export const shop = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'shop.enter' } | { type: 'shop.leave' } | { type: 'shop.count' } | { type: 'shop.again' },
  },
  actors: { ask, till },
  guards: { isFull: ({ context }) => context.count >= 2 },
  actions: { add: assign(({ context }) => ({ count: context.count + 1 })) },
}).createMachine({
  id: 'shop',
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'shop.enter': { target: 'open', actions: 'add' } } },
    open: {
      invoke: [
        { id: 'ask', src: 'ask', onDone: 'asked' },
        { id: 'till', src: 'till', systemId: 'till' },
      ],
      on: { 'shop.leave': 'closed', 'shop.count': { actions: 'add' }, 'shop.again': { target: 'open', reenter: true } },
      always: { guard: 'isFull', target: 'full' },
    },
    asked: { after: { 1000: 'closed' } },
    full: { on: { 'shop.leave': 'closed' } },
  },
})

export const shopFlow = describeAny({ machine: shop, version: 2, upcasters: { 1: event => event } })
const tillFlow = describeAny({ machine: till, version: 1 })
export const flows = registerFlows([shopFlow, tillFlow])

/** Runs the shop and returns its journal. `time` sets the instant of what follows. */
export async function recorded(
  play: (shop: {
    readonly send: (type: 'shop.enter' | 'shop.leave' | 'shop.count' | 'shop.again') => void
    readonly closeTill: () => void
    readonly answer: () => Promise<void>
    readonly time: (at: number) => void
  }) => void | Promise<void>,
): Promise<readonly Entry[]> {
  const store = createMemoryStore()
  let now = 0
  const answers: ((value: unknown) => void)[] = []
  const log = {
    note: ({ reason }: { readonly reason: string }) => {
      throw new Error(reason)
    },
  }
  const actor = createActor(
    shop.provide({ actors: { ask: answer(ask, () => new Promise(resolve => answers.push(resolve))) } }),
    { id: 'shop', systemId: 'shop', inspect: record({ store, clock: { now: () => now }, flows, log }) },
  )
  actor.start()
  await play({
    send: type => actor.send({ type }),
    closeTill: () => actor.system.get('till').send({ type: 'till.close' }),
    answer: async () => {
      answers.at(-1)?.(ok('yes'))
      await Promise.resolve()
      await Promise.resolve()
    },
    time: at => {
      now = at
    },
  })
  actor.stop()
  const entries = [...(await store.read('shop')), ...(await store.read('till'))]
  return entries.sort((a, b) => a.seq - b.seq)
}
