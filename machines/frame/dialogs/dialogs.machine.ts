import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import type { DialogsContext, DialogsEvent } from './dialogs.types.ts'

/**
 * The dialogs that only show something, such as a history. They have no flow of their own, and are
 * open again after a reload.
 */
export const dialogsMachine = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actions: {
    open: assign(({ context }, id: string) => ({ open: [...context.open.filter(each => each !== id), id] })),
    close: assign(({ context }, id: string) => ({ open: context.open.filter(each => each !== id) })),
  },
}).createMachine({
  id: 'dialogs',
  context: { open: [] },
  initial: 'ready',
  states: {
    ready: {
      description: 'Any number of dialogs is open.',
      on: {
        'dialog.open': { actions: { type: 'open', params: ({ event }) => event.id } },
        'dialog.close': { actions: { type: 'close', params: ({ event }) => event.id } },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const dialogsFlow = describeFlow({ machine: dialogsMachine, version: 1 })
