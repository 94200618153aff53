import type { Notification } from '#contracts/portal/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface NotificationsInput {
  /** The company in use, or null before one is chosen. */
  readonly FtgId: string | null
}

export interface NotificationsContext extends NotificationsInput {
  /** Newest first, each Id once. */
  readonly notifications: readonly Notification[]
  /** Marked as read here, while the backend has not confirmed it. */
  readonly unconfirmed: readonly string[]
  /** Why they could not be fetched. */
  readonly failure: ApiFailure | null
}

export type NotificationsEvent =
  /**
   * One came over the live connection. `skipSnackbar` when the person knows of it already, as after
   * a catch-up.
   */
  | {
      readonly type: 'notification.arrived'
      readonly notification: Notification
      readonly skipSnackbar?: boolean
    }
  /** They are fetched, again: some may have been missed, or could not be fetched. */
  | { readonly type: 'list.reload' }
  /** The menu was closed: what it showed has been read. */
  | { readonly type: 'notifications.close' }
  /** Another company is in use. */
  | { readonly type: 'company.entered'; readonly FtgId: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly notifications: NotificationsEvent
  }
}
