import type { portalCalls } from '#contracts/portal/calls.ts'
import { unreadCount } from '../messages/mailbox.ts'
import { notificationPage, readNotifications } from '../messages/notifications.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { changePortal, portalInfo } from './portal-info.ts'

export const portalArea: Handlers<typeof portalCalls> = {
  info: ({ tx, who }) => portalInfo(tx, who.account.licNr),
  change: ({ tx, who, body }) => changePortal(tx, who.account, body),
  notifications: ({ tx, who, pagination }) => notificationPage(tx, who.account.login, pagination),
  readNotifications: ({ tx, who }) => readNotifications(tx, who.account.login),
  messageStatus: async ({ tx, who }) => ({ AntalOlast: await unreadCount(tx, who.account.login) }),
}
