import { assign, setup } from 'xstate'
import type { Notification } from '#contracts/portal/shapes.ts'
import { newestFirst } from '#contracts/rules/newest-first.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { notificationsPorts } from './notifications.ports.ts'
import type { NotificationsContext, NotificationsEvent, NotificationsInput } from './notifications.types.ts'

type Arrival = Extract<NotificationsEvent, { type: 'notification.arrived' }>

/** The user's notifications (first and third document §4, Notifications). */
export const notificationsMachine = setup({
  types: { input: {} as NotificationsInput, context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: { ...notificationsPorts, networkReturn },
  actions: {
    reportFailure: reportFailure(),
    add: assign(({ context }, added: readonly Notification[]) => ({
      notifications: merged(context.notifications, added),
      failure: null,
    })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    setCompany: assign((_, FtgId: string) => ({ FtgId })),
    markRead: assign(({ context: { notifications, unconfirmed } }) => ({
      unconfirmed: [...unconfirmed, ...notifications.filter(one => !one.HasRead).map(({ Id }) => Id)],
      notifications: notifications.map(one => ({ ...one, HasRead: true })),
    })),
    confirmRead: assign({ unconfirmed: [] }),
    /** Marks the notifications as unread that the backend could not mark as read. */
    unmarkRead: assign(({ context: { notifications, unconfirmed } }) => ({
      unconfirmed: [],
      notifications: notifications.map(one => (unconfirmed.includes(one.Id) ? { ...one, HasRead: false } : one)),
    })),
    show: letter('snackbar', (_, { type: kind, Title, Message }: Notification) => ({
      type: 'snackbar.show',
      kind,
      title: Title,
      text: Message,
    })),
  },
  guards: {
    hasUnread: ({ context }) => context.notifications.some(one => !one.HasRead),
    /** True for a notification with a message and an unknown Id. */
    isNew: ({ context }, arrival: Arrival) => isNew(context, arrival),
    isNewAndShown: ({ context }, arrival: Arrival) =>
      isNew(context, arrival) &&
      arrival.skipSnackbar !== true &&
      !isOfAnotherCompany(arrival.notification, context.FtgId),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, notifications: [], unconfirmed: [], failure: null }),
  initial: 'fetching',
  on: {
    'notification.arrived': [
      {
        guard: { type: 'isNewAndShown', params: ({ event }) => event },
        actions: [
          { type: 'add', params: ({ event }) => [event.notification] },
          { type: 'show', params: ({ event }) => event.notification },
        ],
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        actions: { type: 'add', params: ({ event }) => [event.notification] },
      },
    ],
    'list.reload': '.fetching',
    'company.entered': { actions: { type: 'setCompany', params: ({ event }) => event.FtgId } },
  },
  states: {
    fetching: {
      description: 'Fetches the newest notifications. Those that arrive meanwhile are kept.',
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        onDone: answered({
          ok: { target: 'ready', actions: 'add' },
          failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
        }),
      },
    },
    failed: {
      description:
        'The notifications could not be fetched. They are fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'fetching' },
    },
    ready: {
      description: 'The notifications are on display.',
      type: 'parallel',
      states: {
        list: {
          description: 'Whether the list is up to date.',
          initial: 'current',
          on: { 'list.reload': '.reloading' },
          states: {
            current: { description: 'Each new notification arrives as it happens.' },
            reloading: {
              description:
                'Notifications may have been missed. They are fetched while the list stays on display, and no snackbar shows them.',
              invoke: {
                id: 'refetchNotifications',
                src: 'fetchNotifications',
                onDone: answered({ ok: { target: 'current', actions: 'add' }, failed: 'outdated' }),
              },
            },
            outdated: {
              description:
                'The notifications could not be fetched. They are fetched again when the connection is back.',
              invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'reloading' },
            },
          },
        },
        reading: {
          description: 'Whether the backend knows which notifications are read.',
          initial: 'reported',
          on: { 'notifications.close': { guard: 'hasUnread', target: '.telling' } },
          states: {
            reported: { description: 'The backend knows.' },
            telling: {
              description:
                'Shows all notifications as read, and tells the backend. When the call fails, they are unread again.',
              entry: 'markRead',
              invoke: {
                id: 'markAllAsRead',
                src: 'markAllAsRead',
                onDone: answered({
                  ok: { target: 'reported', actions: 'confirmRead' },
                  failed: { target: 'reported', actions: ['unmarkRead', 'reportFailure'] },
                }),
              },
            },
          },
        },
      },
    },
  },
})

const isNew = ({ notifications }: NotificationsContext, { notification }: Arrival): boolean =>
  hasMessage(notification) && !notifications.some(({ Id }) => Id === notification.Id)

const hasMessage = ({ Message }: Notification): boolean => Message.trim() !== ''

/**
 * True when a notification concerns another company. One without a company concerns every company.
 */
export const isOfAnotherCompany = ({ Context }: Pick<Notification, 'Context'>, FtgId: string | null): boolean =>
  Context.FtgId !== undefined && Context.FtgId !== FtgId

/**
 * Returns the known and the added notifications, the newest first. One that has been read, here or
 * elsewhere, stays read.
 */
function merged(known: readonly Notification[], added: readonly Notification[]): readonly Notification[] {
  const all = new Map(known.map(one => [one.Id, one]))
  for (const one of added.filter(hasMessage)) {
    const there = all.get(one.Id)
    all.set(one.Id, there ? { ...there, HasRead: there.HasRead || one.HasRead } : one)
  }
  return [...all.values()].sort(newestFirst)
}

/** The registration of the flow in the journal. */
export const notificationsFlow = describeFlow({
  machine: notificationsMachine,
  version: 2,
  keeps: { FtgId: kept, notifications: forgotten([]), unconfirmed: kept, failure: kept },
})
