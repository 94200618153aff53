import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import type { DialogsContext, DialogsEvent } from './dialogs.types.ts'

/**
 * The dialogs that have no flow of their own, such as a history, and what is written in dialogs
 * whose flow has no place for it. Both are there again after a reload.
 */
export const dialogsMachine = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actions: {
    open: assign(({ context }, id: string) => ({ open: [...context.open.filter(each => each !== id), id] })),
    write: assign(({ context }, { id, written }: { id: string; written: unknown }) => ({
      written: { ...context.written, [id]: written },
    })),
    close: assign(({ context }, id: string) => {
      const { [id]: _, ...written } = context.written
      return { open: context.open.filter(each => each !== id), written }
    }),
  },
}).createMachine({
  id: 'dialogs',
  context: { open: [], written: {} },
  initial: 'ready',
  states: {
    ready: {
      description: 'Any number of dialogs is open.',
      on: {
        'dialog.open': { actions: { type: 'open', params: ({ event }) => event.id } },
        'dialog.write': { actions: { type: 'write', params: ({ event }) => event } },
        'dialog.close': { actions: { type: 'close', params: ({ event }) => event.id } },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const dialogsFlow = describeFlow({
  machine: dialogsMachine,
  version: 2,
  keeps: { open: kept, written: kept },

  // The new version has an event more.
  upcasters: { 1: event => event },
})
