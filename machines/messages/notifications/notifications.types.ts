import type { Notification } from '#contracts/portal/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface NotificationsInput {
  /** The company in use, or null before one is chosen. */
  readonly FtgId: string | null
}

export interface NotificationsContext extends NotificationsInput {
  /** The newest first, each Id once. */
  readonly notifications: readonly Notification[]
  /** The ids that are marked as read here, and not yet confirmed by the backend. */
  readonly unconfirmed: readonly string[]
  /** Why the notifications could not be fetched. */
  readonly failure: ApiFailure | null
}

export type NotificationsEvent =
  /**
   * A live event brought a notification. `skipSnackbar` is true when the user already knows of it,
   * as after a catch-up.
   */
  | {
      readonly type: 'notification.arrived'
      readonly notification: Notification
      readonly skipSnackbar?: boolean
    }
  /** Fetches the notifications again, because some may have been missed or could not be fetched. */
  | { readonly type: 'list.reload' }
  /** The menu was closed, so the notifications in it count as read. */
  | { readonly type: 'notifications.close' }
  /** Another company is in use. */
  | { readonly type: 'company.entered'; readonly FtgId: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly notifications: NotificationsEvent
  }
}
