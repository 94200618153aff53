import type { SnapshotFrom } from 'xstate'
import type { Notification, RouteConfig } from '#contracts/portal/shapes.ts'
import { isOfAnotherCompany, type notificationsMachine } from './notifications.machine.ts'

type Snapshot = SnapshotFrom<typeof notificationsMachine>

/** Returns the notifications, the newest first. */
export const notifications = (snapshot: Snapshot) => snapshot.context.notifications
/** Returns how many notifications are unread. */
export const unreadCount = (snapshot: Snapshot): number =>
  snapshot.context.notifications.filter(({ HasRead }) => !HasRead).length
/** True while the first notifications are being fetched. */
export const isFetching = (snapshot: Snapshot): boolean =>
  snapshot.matches('fetching') && snapshot.context.notifications.length === 0
/**
 * Returns why the notifications could not be fetched, or null. Those that have arrived since are
 * displayed all the same.
 */
export const failure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null)

/** Returns the target of a notification (third document, Routing hooks), or null. */
export function routeOf({ Event, Context, RouteConfig: given }: Notification): RouteConfig | null {
  const [kind = ''] = Event.trim().split(/\s+/)
  if (/^(AGI|AGIAPI)$/i.test(kind) && Context.Period) {
    return { name: 'EmployerDeclaration', params: { Period: Context.Period } }
  }
  if (/^JOB (PROPOSAL|VOUCHERS)$/.test(Event) && Context.Period) {
    return { name: 'BokforingsunderlagList', params: { Period: Context.Period } }
  }
  if (Context.ExternalURL) return { isExternal: true, url: Context.ExternalURL }
  return given ?? null
}

/** Returns the path of the file that a notification tells of, or undefined. */
export const fileOf = ({ Id, Event, type }: Notification): `/file/${string}` | undefined =>
  Event === 'JOB FILE' && type === 'SUCCESS' ? `/file/jobs/${encodeURIComponent(Id)}` : undefined

/** Returns what the screen of a notification shows besides: the vouchers that a job would make. */
export const searchOf = ({ Id, Event, type }: Notification): string =>
  Event === 'JOB PROPOSAL' && type === 'SUCCESS' ? `?forslag=${encodeURIComponent(Id)}` : ''

/**
 * Returns whether an address is secure. No other address is opened, because the author of a
 * notification could otherwise run a script.
 */
export function isSecureUrl(url: string): boolean {
  return /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(url)
}

/** Returns the company of a notification when it is not the company in use, or undefined. */
export const otherCompany = (notification: Notification, FtgId: string | null): string | undefined =>
  isOfAnotherCompany(notification, FtgId) ? (notification.Context.FtgNamn ?? notification.Context.FtgId) : undefined
