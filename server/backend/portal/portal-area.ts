import { and, count, eq, isNull } from 'drizzle-orm'
import type { portalCalls } from '#contracts/calls/portal.ts'
import { message } from '../database/schema.ts'
import type { Handlers } from '../http/ask.ts'
import { notificationPage } from './notifications.ts'
import { changePortal, portalInfo } from './portal-info.ts'

export const portalArea: Handlers<typeof portalCalls> = {
  info: ({ tx, who }) => portalInfo(tx, who.account.licNr),
  change: ({ tx, who, body }) => changePortal(tx, who.account, body),
  notifications: ({ tx, who, pagination }) => notificationPage(tx, who.account.login, pagination),
  async messageStatus({ tx, who }) {
    const [unread] = await tx
      .select({ AntalOlast: count() })
      .from(message)
      .where(and(eq(message.login, who.account.login), isNull(message.readAt)))
    return { AntalOlast: unread?.AntalOlast ?? 0 }
  },
}
