import { randomUUID } from 'node:crypto'
import type { Notification } from '#contracts/portal/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { notification } from '../tables/schema.ts'

export interface NewNotification extends Pick<Notification, 'Title' | 'Message' | 'type'> {
  /** The recipients' logins, in the transaction's licence. */
  readonly to: readonly string[]
  /** Its first word is its kind: AGI, AGIAPI … */
  readonly Event: string
  readonly Context?: Notification['Context']
  readonly RouteConfig?: Notification['RouteConfig']
  readonly now: Date
}

/**
 * Notifies accounts in the transaction of the cause, which acts for their licence. Inserts one row
 * and appends one `notification.created` {login, id} for each; the live connection sends the
 * events. The texts must not contain personal numbers.
 */
export async function notify(tx: Transaction, { to, now, ...content }: NewNotification): Promise<void> {
  if (to.length === 0) return
  const rows = to.map(login => ({
    id: randomUUID(),
    login,
    title: content.Title,
    message: content.Message,
    type: content.type,
    event: content.Event,
    context: content.Context ?? {},
    route: content.RouteConfig ?? null,
    timeStamp: now,
  }))
  await tx.insert(notification).values(rows)
  for (const { login, id } of rows) {
    await appendEvent(tx, { type: 'notification.created', ftgKey: null, payload: { login, id } })
  }
}
