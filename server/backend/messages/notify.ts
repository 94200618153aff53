import { randomUUID } from 'node:crypto'
import type { Notification } from '#contracts/portal/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { notification } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

export interface NewNotification extends Pick<Notification, 'Title' | 'Message' | 'type'> {
  /** The logins that get it, of the transaction's licence. */
  readonly to: readonly string[]
  /** Its first word is its kind: AGI, AGIAPI … */
  readonly Event: string
  readonly Context?: Notification['Context']
  readonly RouteConfig?: Notification['RouteConfig']
  readonly now: Date
}

/**
 * Notifies accounts of something, in the transaction that does it, which acts for their licence: a
 * row each, and a `notification.created` {login, id} each, which the live connection sends on.
 * Never a personal number in the texts.
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
