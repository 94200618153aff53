import { assign, setup } from 'xstate'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { messagesPorts } from './messages.ports.ts'
import type { MessagesContext, MessagesEvent } from './messages.types.ts'

/**
 * How many messages wait to be read (first document §4). A count that cannot be fetched stays as it
 * was, silently: it is a hint, and the inbox says itself when it cannot be read.
 */
export const messagesMachine = setup({
  types: { context: {} as MessagesContext, events: {} as MessagesEvent },
  actors: { ...messagesPorts, networkReturn },
  actions: {
    setCount: assign((_, unread: number) => ({ unread })),
    refreshInbox: letter('inbox', { type: 'inbox.refresh' }),
  },
}).createMachine({
  id: 'messages',
  context: { unread: null },
  initial: 'counting',
  on: {
    'message.arrived': { target: '.counting', actions: 'refreshInbox', reenter: true },
    'messages.recount': { target: '.counting', reenter: true },
  },
  states: {
    counting: {
      description: 'The unread ones are counted; a change meanwhile has them counted anew.',
      invoke: {
        id: 'countUnread',
        src: 'countUnread',
        onDone: answered({ ok: { target: 'counted', actions: 'setCount' }, failed: 'uncounted' }),
      },
    },
    counted: { description: 'The count is on display.' },
    uncounted: {
      description: 'They could not be counted: the count before stays, until the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'counting' },
    },
  },
})

/** The registration of the flow in the journal. */
export const messagesFlow = describeFlow({ machine: messagesMachine, version: 2 })
