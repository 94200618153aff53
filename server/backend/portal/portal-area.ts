import type { portalCalls } from '#contracts/portal/calls.ts'
import { unreadCount } from '../messages/mailbox.ts'
import { notificationPage, readNotifications } from '../messages/notifications.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { changePortal, portalInfo } from './portal-info.ts'

export const portalArea: Handlers<typeof portalCalls> = {
  info: ({ tx, caller }) => portalInfo(tx, caller.account.licNr),
  change: ({ tx, caller, body, now }) => changePortal(tx, caller.account, body, now),
  notifications: ({ tx, caller, pagination }) => notificationPage(tx, caller.account.login, pagination),
  readNotifications: ({ tx, caller }) => readNotifications(tx, caller.account.login),
  messageStatus: async ({ tx, caller }) => ({ AntalOlast: await unreadCount(tx, caller.account.login) }),
}
