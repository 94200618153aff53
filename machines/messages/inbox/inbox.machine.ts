import { assign, enqueueActions, raise, setup } from 'xstate'
import type { Message, MessageListItem } from '#contracts/messages/shapes.ts'
import { defaultPageSize } from '#contracts/rules/page-size.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { searchPause } from '../../kit/shared/search-pause.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { inboxPorts } from './inbox.ports.ts'
import type { InboxContext, InboxEvent, InboxView, MessageChange, MessagePage } from './inbox.types.ts'

type Change = InboxContext['changes'][number]

const nothing = { page: null, listFailure: null, id: null, message: null, messageFailure: null }
const start: Omit<InboxContext, 'changes' | 'perPage'> = {
  folder: 'INBOX',
  searchTerm: '',
  pageNum: 1,
  ...nothing,
}

/**
 * The inbox: a page of a folder, the open message, and changes of messages. A change is shown at
 * once and sent to the backend in order. When it cannot be sent, the page is fetched again. The
 * address determines the folder and the message.
 */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent },
  actors: { ...inboxPorts, networkReturn },
  actions: {
    reportFailure: reportFailure(),
    recount: letter('messages', { type: 'messages.recount' }),
    refresh: raise({ type: 'inbox.refresh' } satisfies InboxEvent),
    setPerPage: assign((_, perPage: number) => ({ perPage })),
    enterFolder: assign((_, folder: InboxContext['folder']) => ({ ...start, folder })),
    setId: assign(({ context }, id: string | null) => ({
      id,
      message: context.message?.Id === id ? context.message : null,
      messageFailure: null,
    })),
    setSearch: assign((_, searchTerm: string) => ({ searchTerm, pageNum: 1 })),
    setPageNum: assign((_, pageNum: number) => ({ pageNum })),
    setPage: assign(({ context }, page: MessagePage) => ({
      page: withChanges(page, context.changes),
      listFailure: null,
    })),
    /** Goes to the page before, because the requested page has become empty. */
    turnBack: assign(({ context }, { totalRows }: MessagePage) => ({
      pageNum: Math.max(1, Math.ceil(totalRows / context.perPage)),
    })),
    setListFailure: assign((_, listFailure: ApiFailure) => ({ listFailure })),
    setMessage: assign(({ context }, message: Message) => ({
      message: context.changes.reduce(applied, message),
      messageFailure: null,
    })),
    setMessageFailure: assign((_, messageFailure: ApiFailure) => ({ messageFailure })),
    /**
     * Marks the fetched message as read if the message or its row in the list is unread. The row
     * counts even when the message is read, because the user may just have marked it as unread.
     */
    readIfUnread: enqueueActions(({ context: { message, page }, enqueue }) => {
      if (!message || message.IsSent) return
      const listed = page?.rows.find(({ Id }) => Id === message.Id)
      if (message.HasRead && listed?.HasRead !== false) return
      enqueue.raise({ type: 'message.change', id: message.Id, change: 'read' })
    }),
    apply: assign(({ context }, change: Change) => ({
      changes: [...context.changes, change],
      page: context.page && withChanges(context.page, [change]),
      message: context.message && applied(context.message, change),
    })),
    reported: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    /** Reverts the open message to what the backend has. The page is fetched again. */
    takeBack: assign(({ context: { message, changes } }) => ({
      changes: [],
      message: message && changes.map(inverse).reduce(applied, message),
    })),
    forgetAll: assign(start),
  },
  guards: {
    /** True when the sent change moved a message, so that the page has room for another one. */
    hasMoved: ({ context }) => moves(context.changes[0]),
    isOtherFolder: ({ context }, folder: InboxContext['folder']) => context.folder !== folder,
    isBeyondEnd: ({ context }, { rows }: MessagePage) => rows.length === 0 && context.pageNum > 1,
    hasMessage: ({ context }) => context.id !== null,
    isKnown: ({ context }) => context.id !== null && context.message?.Id === context.id,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  delays: {
    searchPause: ({ context }) => searchPause(context.searchTerm),
  },
}).createMachine({
  id: 'inbox',
  context: { ...start, perPage: defaultPageSize, changes: [] },
  type: 'parallel',
  states: {
    screen: {
      description: 'Whether the screen is open, and what it shows.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The screen is closed.',
          on: {
            'inbox.show': {
              target: 'shown',
              actions: [
                { type: 'setPerPage', params: ({ event }) => event.perPage },
                { type: 'enterFolder', params: ({ event }) => event.folder },
                { type: 'setId', params: ({ event }) => event.id },
              ],
            },
          },
        },
        shown: {
          description: 'The screen is open.',
          type: 'parallel',
          exit: 'forgetAll',
          on: { 'inbox.leave': 'resting' },
          states: {
            listing: {
              description: 'The list of the folder.',
              initial: 'fetching',
              on: {
                'inbox.show': {
                  guard: { type: 'isOtherFolder', params: ({ event }) => event.folder },
                  target: '.fetching',
                },
                'inbox.search': {
                  target: '.typing',
                  reenter: true,
                  actions: { type: 'setSearch', params: ({ event }) => event.searchTerm },
                },
                'inbox.turn': {
                  target: '.fetching',
                  actions: { type: 'setPageNum', params: ({ event }) => event.pageNum },
                },
                'inbox.refresh': '.fetching',
                'inbox.retry': '.fetching',
              },
              states: {
                typing: {
                  description: 'The user is typing a search term. The previous page stays on display.',
                  after: { searchPause: 'fetching' },
                  // Ignored while the user types: the search will fetch new messages too.
                  on: { 'inbox.refresh': {} },
                },
                fetching: {
                  description: 'Fetches the page. The previous page stays on display.',
                  invoke: {
                    id: 'fetchPage',
                    src: 'fetchPage',
                    input: ({ context: { folder, searchTerm, pageNum, perPage } }): InboxView => ({
                      folder,
                      searchTerm,
                      pageNum,
                      perPage,
                    }),
                    onDone: answered({
                      ok: [
                        { guard: 'isBeyondEnd', target: 'fetching', reenter: true, actions: 'turnBack' },
                        { target: 'listed', actions: 'setPage' },
                      ],
                      failed: { target: 'failed', actions: ['setListFailure', 'reportFailure'] },
                    }),
                  },
                },
                listed: { description: 'The page is on display.' },
                failed: {
                  description:
                    'The page could not be fetched. It is fetched again on request, or when the connection is back.',
                  invoke: { id: 'pageNetworkReturn', src: 'networkReturn', onDone: 'fetching' },
                },
              },
            },
            reading: {
              description: 'The open message, if any.',
              initial: 'deciding',
              on: {
                'inbox.show': [
                  {
                    guard: { type: 'isOtherFolder', params: ({ event }) => event.folder },
                    target: '.deciding',
                    actions: [
                      { type: 'enterFolder', params: ({ event }) => event.folder },
                      { type: 'setId', params: ({ event }) => event.id },
                    ],
                  },
                  { target: '.deciding', actions: { type: 'setId', params: ({ event }) => event.id } },
                ],
              },
              states: {
                deciding: {
                  description: 'A message that is already displayed is not fetched again.',
                  always: [
                    { guard: 'isKnown', target: 'open' },
                    { guard: 'hasMessage', target: 'fetching' },
                    { target: 'closed' },
                  ],
                },
                closed: { description: 'No message is chosen.' },
                fetching: {
                  description: 'Fetches the message.',
                  invoke: {
                    id: 'fetchMessage',
                    src: 'fetchMessage',
                    input: ({ context }) => ({ id: context.id ?? '' }),
                    onDone: answered({
                      ok: { target: 'open', actions: ['setMessage', 'readIfUnread'] },
                      failed: { target: 'failed', actions: ['setMessageFailure', 'reportFailure'] },
                    }),
                  },
                },
                open: { description: 'The message is on display, and counts as read.' },
                failed: {
                  description:
                    'The message could not be fetched, or does not exist. It is fetched again on request, or when the connection is back.',
                  invoke: { id: 'messageNetworkReturn', src: 'networkReturn', onDone: 'fetching' },
                  on: { 'message.retry': 'fetching' },
                },
              },
            },
          },
        },
      },
    },
    changing: {
      description: 'The changes of messages.',
      initial: 'deciding',
      on: {
        'message.change': { actions: { type: 'apply', params: ({ event: { id, change } }) => ({ id, change }) } },
      },
      states: {
        deciding: {
          description: 'Changes are sent one at a time, in order.',
          always: [{ guard: 'hasChanges', target: 'telling' }, { target: 'idle' }],
        },
        idle: {
          description: 'All changes have been sent.',
          on: {
            'message.change': {
              target: 'telling',
              actions: { type: 'apply', params: ({ event: { id, change } }) => ({ id, change }) },
            },
          },
        },
        telling: {
          description: 'Sends the first change.',
          invoke: {
            id: 'changeMessage',
            src: 'changeMessage',
            input: ({ context }) => context.changes[0] ?? { id: '', change: 'read' as MessageChange },
            onDone: answered({
              ok: [
                { guard: 'hasMoved', target: 'deciding', actions: ['reported', 'recount', 'refresh'] },
                { target: 'deciding', actions: ['reported', 'recount'] },
              ],
              failed: { target: 'deciding', actions: ['takeBack', 'reportFailure', 'recount', 'refresh'] },
            }),
          },
        },
      },
    },
  },
})

type Changeable = Pick<MessageListItem, 'Id' | 'HasRead' | 'Archived'>

const effects: Readonly<Record<MessageChange, Partial<Changeable>>> = {
  read: { HasRead: true },
  unread: { HasRead: false },
  archive: { Archived: true },
  restore: { Archived: false },
}

const opposites: Readonly<Record<MessageChange, MessageChange>> = {
  read: 'unread',
  unread: 'read',
  archive: 'restore',
  restore: 'archive',
}
const inverse = ({ id, change }: Change): Change => ({ id, change: opposites[change] })

/** True when a change moves a message to another folder. */
const moves = (change: Change | undefined): boolean => change?.change === 'archive' || change?.change === 'restore'

const applied = <Item extends Changeable>(item: Item, { id, change }: Change): Item =>
  item.Id === id ? { ...item, ...effects[change] } : item

/** Returns a page after changes. An archived or restored message leaves the page. */
function withChanges({ rows, totalRows }: MessagePage, changes: readonly Change[]): MessagePage {
  const gone = new Set(changes.filter(moves).map(({ id }) => id))
  const left = rows.filter(({ Id }) => !gone.has(Id)).map(row => changes.reduce(applied, row))
  return { rows: left, totalRows: totalRows - (rows.length - left.length) }
}

/** The registration of the flow in the journal. */
export const inboxFlow = describeFlow({
  machine: inboxMachine,
  version: 2,
  keeps: {
    folder: kept,
    searchTerm: kept,
    pageNum: kept,
    perPage: kept,
    page: forgotten(null),
    listFailure: kept,
    id: kept,
    message: forgotten(null),
    messageFailure: kept,
    changes: kept,
  },
  calls: { fetchPage: true, fetchMessage: true, changeMessage: true },
})
