import type { Notification } from '#contracts/shapes/portal.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const notificationsPorts = {
  /** `GET /notifications`: the newest. */
  fetchNotifications: port<void, Result<readonly Notification[]>>('notifications.fetchNotifications'),
  /** `PUT /notifications/markAllAsRead`. */
  markAllAsRead: port<void, Result<null>>('notifications.markAllAsRead'),
}
