import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { messagesPorts } from './messages.ports.ts'
import type { MessagesContext, MessagesEvent } from './messages.types.ts'

/**
 * Counts the unread messages (first document §4). When they cannot be counted, the previous count
 * is kept without a message: the count is a hint, and the inbox shows its own failures.
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
      description: 'Counts the unread messages. A change meanwhile restarts the count.',
      invoke: {
        id: 'countUnread',
        src: 'countUnread',
        onDone: answered({ ok: { target: 'counted', actions: 'setCount' }, failed: 'uncounted' }),
      },
    },
    counted: { description: 'The count is on display.' },
    uncounted: {
      description: 'The messages could not be counted. The previous count is kept until the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'counting' },
    },
  },
})

/** The registration of the flow in the journal. */
export const messagesFlow = describeFlow({
  machine: messagesMachine,
  version: 2,
  keeps: { unread: kept },
})
