import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, createMachine, type EventFromLogic, setup } from 'xstate'
import type { FlowId, MachineOf } from '../../app/app.flows.ts'
import type { appMachine } from '../../app/app.machine.ts'
import { type Address, letter, letters, type Mailboxes, post } from './letter.ts'

const parts = setup({
  types: { context: {} as { FtgId: string }, events: {} as { type: 'go'; keeps: boolean } },
  actions: {
    lose: letter('companySelection', ({ context }) => ({ type: 'company.lost', FtgId: context.FtgId })),
    signOut: letter('session', (_, keepSnackbar: boolean) => ({ type: 'signOut', keepSnackbar })),
    close: letters(({ context: { FtgId } }) => [
      ['companySelection', { type: 'company.leave', FtgId }],
      ['inbox', { type: 'inbox.refresh' }],
    ]),
  },
})

const sender = parts.createMachine({
  context: { FtgId: 'nordsken' },
  on: { go: { actions: ['lose', { type: 'signOut', params: ({ event }) => event.keeps }, 'close'] } },
})

/** The sender beside flows that keep what they are sent, under these names. */
function world(...alive: readonly Address[]) {
  const heard: unknown[] = []
  const hearing = (by: string) => createMachine({ on: { '*': { actions: ({ event }) => heard.push([by, event]) } } })
  const flows = alive.map(id => ({ id, systemId: id, src: hearing(id) }))
  const root = createActor(createMachine({ invoke: [{ src: sender, systemId: 'sender' }, ...flows] }), {
    // What nobody gets must not come back to who sent it.
    inspect: seen => {
      if (seen.type !== '@xstate.event' || seen.actorRef !== root.system.get('sender')) return
      if (!['xstate.init', 'go'].includes(seen.event.type)) heard.push(['sender', seen.event])
    },
  })
  const { system } = root.start()
  const go = (keeps: boolean) => (system.get('sender') as ActorRefFrom<typeof sender>).send({ type: 'go', keeps })
  return { system, heard, go }
}

describe('a letter', () => {
  it('comes to its flow, as what the flow knows and the action is given say', () => {
    const { heard, go } = world('companySelection', 'session', 'inbox')
    go(true)
    expect(heard).toEqual([
      ['companySelection', { type: 'company.lost', FtgId: 'nordsken' }],
      ['session', { type: 'signOut', keepSnackbar: true }],
      ['companySelection', { type: 'company.leave', FtgId: 'nordsken' }],
      ['inbox', { type: 'inbox.refresh' }],
    ])
  })

  it('to a flow that is not alive comes to nobody, the sender neither', () => {
    const { heard, go } = world('inbox')
    go(true)
    expect(heard).toEqual([['inbox', { type: 'inbox.refresh' }]])
  })

  it('comes from outside too', () => {
    const { system, heard } = world('inbox')
    post(system, 'inbox', { type: 'inbox.refresh' })
    post(system, 'session', { type: 'signOut' })
    expect(heard).toEqual([['inbox', { type: 'inbox.refresh' }]])
  })

  it('compiles only when its flow takes it', () => {
    const wrong = (FtgId: string) => [
      // @ts-expect-error: no such event
      letter('companySelection', { type: 'company.lots', FtgId }),
      // @ts-expect-error: a field is missing
      letter('companySelection', { type: 'company.lost' }),
      // @ts-expect-error: another type of field
      letter('companySelection', { type: 'company.lost', FtgId: 1 }),
      // @ts-expect-error: no such field
      letter('session', { type: 'signOut', keepSnakbar: true }),
      // @ts-expect-error: no such field
      letter('session', (_, keeps: boolean) => ({ type: 'signOut', keepSnakbar: keeps })),
      // @ts-expect-error: an event of another flow
      letter('session', { type: 'company.lost', FtgId }),
      // @ts-expect-error: no such flow
      letter('sesion', { type: 'signOut' }),
      // @ts-expect-error: no such event
      letters(() => [['session', { type: 'signout' }]]),
      // @ts-expect-error: an event of another flow
      letters(() => [['session', { type: 'inbox.refresh' }]]),
      // @ts-expect-error: no such event
      () => post(world().system, 'inbox', { type: 'inbox.fresh' }),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})

/** The events of a machine, as its chart has them. */
type EventsOf<Id extends FlowId | 'app'> = EventFromLogic<Id extends FlowId ? MachineOf<Id> : typeof appMachine>

/** The flows whose mailbox takes another event than their machine, or lacks one. */
type Mistaken = {
  [Id in FlowId | Address]: Id extends Address
    ? Id extends FlowId | 'app'
      ? [EventsOf<Id>, Mailboxes[Id]] extends [Mailboxes[Id], EventsOf<Id>]
        ? never
        : Id
      : Id
    : Id
}[FlowId | Address]

it('the mailboxes are those of the flows', () => {
  const agree: [Mistaken] extends [never] ? 'agree' : Mistaken = 'agree'
  expect(agree).toBe('agree')
})
