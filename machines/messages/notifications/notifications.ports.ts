import { eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const notificationsPorts = {
  /** Fetches the newest. */
  fetchNotifications: ofCall('notifications.fetchNotifications', () => reading('portal', 'notifications', {})),
  markAllAsRead: ofCall('notifications.markAllAsRead', () =>
    writing('portal', 'readNotifications', { idempotencyKey: eachTime }, () => null),
  ),
}
