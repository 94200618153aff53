import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createLaterFlows, type LaterFlow, type Outside } from './later-flows.ts'

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
  const later = createLaterFlows()
  const begin = () => createActor(later.machines.companySettings, { input: { id: 'nordsken' } }).start()
  expect(later.registry.find('companySettings')).toBeUndefined()
  const here = {
    id: 'companySettings',
    flows: [flow],
    join: () => machine,
    begin: () => ({ type: 'settings.begin' }),
  } as const
  later.add(here as unknown as LaterFlow<'companySettings'>, {} as Outside)
  const actor = begin()
  actor.send({ type: 'close' } as never)
  expect(actor.getSnapshot().value).toBe('closed')
  expect(actor.getSnapshot().context).toEqual({ id: 'nordsken' })
  expect(later.registry.find('companySettings')).toBe(flow)
})
