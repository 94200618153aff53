import type { SnapshotFrom } from 'xstate'
import type { Notification, RouteConfig } from '#contracts/portal/shapes.ts'
import { isOfAnotherCompany, type notificationsMachine } from './notifications.machine.ts'

type Snapshot = SnapshotFrom<typeof notificationsMachine>

/** Returns the notifications, the newest first. */
export const notifications = (snapshot: Snapshot) => snapshot.context.notifications
/** Returns how many notifications are unread. */
export const unreadCount = (snapshot: Snapshot): number =>
  snapshot.context.notifications.filter(({ HasRead }) => !HasRead).length
/** Nothing is known yet. */
export const isFetching = (snapshot: Snapshot): boolean =>
  snapshot.matches('fetching') && snapshot.context.notifications.length === 0
/** Why there is nothing to show; what has arrived since is shown all the same. */
export const failure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null)

/** Where a notification leads (third document, Routing hooks), or null. */
export function routeOf({ Event, Context, RouteConfig: given }: Notification): RouteConfig | null {
  const [kind = ''] = Event.trim().split(/\s+/)
  if (/^(AGI|AGIAPI)$/i.test(kind) && Context.Period) {
    return { name: 'EmployerDeclaration', params: { Period: Context.Period } }
  }
  if (Context.ExternalURL) return { isExternal: true, url: Context.ExternalURL }
  return given ?? null
}

/**
 * Only a secure address is opened: whoever could write a notification could else run a script by
 * it.
 */
export function isSecureUrl(url: string): boolean {
  return /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(url)
}

/** The company that a notification is about, when it is another than the one in use. */
export const otherCompany = (notification: Notification, FtgId: string | null): string | undefined =>
  isOfAnotherCompany(notification, FtgId) ? (notification.Context.FtgNamn ?? notification.Context.FtgId) : undefined
