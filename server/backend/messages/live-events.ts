import { eq } from 'drizzle-orm'
import { withTenant } from '../platform/database/tenancy.ts'
import { type LiveEvent, namedLogin } from '../platform/live/live-event.ts'
import { notification } from '../tables/schema.ts'
import { notificationOf } from './notifications.ts'

export const messageLiveEvents: readonly LiveEvent[] = [
  {
    /** Payload: `login`, and the notification's `id`. */
    type: 'notification.created',
    audience: namedLogin,
    async message(database, { seq, licNr, payload }, login) {
      const [row] = await withTenant(database, { licNr, login }, tx =>
        tx
          .select()
          .from(notification)
          .where(eq(notification.id, String(payload.id))),
      )
      return row && { seq, event: 'USER_NOTIFICATION_CREATED', payload: notificationOf(row) }
    },
  },
  {
    /** Payload: `login`. */
    type: 'message.received',
    audience: namedLogin,
    message: async (_, { seq }) => ({ seq, event: 'NEW_UNREAD_MESSAGE_RECEIVED', payload: null }),
  },
]
