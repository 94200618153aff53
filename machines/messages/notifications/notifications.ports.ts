import type { Notification } from '#contracts/portal/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const notificationsPorts = {
  /** `GET /notifications`: the newest. */
  fetchNotifications: port<void, Result<readonly Notification[]>>('notifications.fetchNotifications'),
  /** `PUT /notifications/markAllAsRead`. */
  markAllAsRead: port<void, Result<null>>('notifications.markAllAsRead'),
}
