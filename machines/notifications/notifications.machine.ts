import { assign, sendTo, setup } from 'xstate'
import { newestFirst } from '#contracts/rules/newest-first.ts'
import type { Notification } from '#contracts/shapes/portal.ts'
import { describeFlow } from '../journal/registry.ts'
import { type ApiFailure, failureOf, isOk, type Result, valueIn } from '../shared/result.ts'
import { reportFailure } from '../shared/tell.ts'
import type { SnackbarEvent } from '../snackbar/snackbar.types.ts'
import { notificationsPorts } from './notifications.ports.ts'
import type { NotificationsContext, NotificationsEvent, NotificationsInput } from './notifications.types.ts'

type Arrival = Extract<NotificationsEvent, { type: 'notification.arrived' }>

/** What has happened that the person should know of (first and third document §4, Notifications). */
export const notificationsMachine = setup({
  types: { input: {} as NotificationsInput, context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: notificationsPorts,
  actions: {
    reportFailure: reportFailure(),
    add: assign(({ context }, added: readonly Notification[]) => ({
      notifications: merged(context.notifications, added),
      failure: null,
    })),
    keepFailure: assign((_, failure: ApiFailure | null) => ({ failure })),
    keepCompany: assign((_, FtgId: string) => ({ FtgId })),
    markRead: assign(({ context: { notifications, unconfirmed } }) => ({
      unconfirmed: [...unconfirmed, ...notifications.filter(one => !one.HasRead).map(({ Id }) => Id)],
      notifications: notifications.map(one => ({ ...one, HasRead: true })),
    })),
    confirmRead: assign({ unconfirmed: [] }),
    /** The truth again: what the backend was not told of is unread. */
    unmarkRead: assign(({ context: { notifications, unconfirmed } }) => ({
      unconfirmed: [],
      notifications: notifications.map(one => (unconfirmed.includes(one.Id) ? { ...one, HasRead: false } : one)),
    })),
    show: sendTo(
      ({ system }) => system.get('snackbar'),
      (_, { type: kind, Title, Message }: Notification): SnackbarEvent => ({
        type: 'snackbar.show',
        kind,
        title: Title,
        text: Message,
      }),
    ),
  },
  guards: {
    isOk: (_, result: Result<unknown>) => isOk(result),
    hasUnread: ({ context }) => context.notifications.some(one => !one.HasRead),
    /** With a message, and an Id that has not been seen. */
    isNew: ({ context }, { notification }: Arrival) =>
      hasMessage(notification) && !context.notifications.some(({ Id }) => Id === notification.Id),
    isNewAndShown: ({ context }, { notification, skipSnackbar }: Arrival) =>
      hasMessage(notification) &&
      !context.notifications.some(({ Id }) => Id === notification.Id) &&
      skipSnackbar !== true &&
      !isOfAnotherCompany(notification, context.FtgId),
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
    'company.entered': { actions: { type: 'keepCompany', params: ({ event }) => event.FtgId } },
  },
  states: {
    fetching: {
      description: 'The newest are fetched; what arrives meanwhile is kept beside them.',
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'add', params: ({ event }) => valueIn(event.output) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'reportFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
      },
    },
    failed: {
      description: 'They could not be fetched; it can be tried again.',
      on: { 'notifications.retry': 'fetching' },
    },
    ready: {
      description: 'They are on display.',
      on: { 'notifications.close': { guard: 'hasUnread', target: 'marking' } },
    },
    marking: {
      description: 'All are shown as read while the backend is told. If it cannot be told, they are unread again.',
      entry: 'markRead',
      on: { 'notifications.close': { guard: 'hasUnread', target: 'marking', reenter: true } },
      invoke: {
        id: 'markAllAsRead',
        src: 'markAllAsRead',
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'ready', actions: 'confirmRead' },
          {
            target: 'ready',
            actions: ['unmarkRead', { type: 'reportFailure', params: ({ event }) => failureOf(event.output) }],
          },
        ],
      },
    },
  },
})

const hasMessage = ({ Message }: Notification): boolean => Message.trim() !== ''

/** One without a company concerns every company. */
export const isOfAnotherCompany = ({ Context }: Pick<Notification, 'Context'>, FtgId: string | null): boolean =>
  Context.FtgId !== undefined && Context.FtgId !== FtgId

/** Those that are there and those that are new among the added, the newest first. */
function merged(known: readonly Notification[], added: readonly Notification[]): readonly Notification[] {
  const all = new Map(known.map(one => [one.Id, one]))
  for (const one of added) if (hasMessage(one) && !all.has(one.Id)) all.set(one.Id, one)
  return [...all.values()].sort(newestFirst)
}

/** How the journal knows it. */
export const notificationsFlow = describeFlow({ machine: notificationsMachine, version: 1 })
