import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createLazyFlows, type LazyFlow, type Outside } from './lazy-flows.ts'

const machine = setup({
  types: { context: {} as { readonly id: string }, input: {} as { readonly id: string } },
}).createMachine({
  id: 'companySettings',
  context: ({ input }) => input,
  initial: 'open',
  states: { open: { on: { close: 'closed' } }, closed: {} },
})
const flow = { id: 'companySettings', version: 1, machine, upcasters: {}, redactions: {}, resume: 'replay' } as const

it('is that machine from when it has come', () => {
  const lazy = createLazyFlows()
  const begin = () => createActor(lazy.machines.companySettings, { input: { id: 'nordsken' } }).start()
  expect(lazy.registry.find('companySettings')).toBeUndefined()
  const here = {
    id: 'companySettings',
    flows: [flow],
    join: () => machine,
    begin: () => ({ type: 'settings.begin' }),
  } as const
  lazy.add(here as unknown as LazyFlow<'companySettings'>, {} as Outside)
  const actor = begin()
  actor.send({ type: 'close' } as never)
  expect(actor.getSnapshot().value).toBe('closed')
  expect(actor.getSnapshot().context).toEqual({ id: 'nordsken' })
  expect(lazy.registry.find('companySettings')).toBe(flow)
})
