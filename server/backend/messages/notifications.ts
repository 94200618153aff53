import { and, desc, eq } from 'drizzle-orm'
import { iconOf } from '#contracts/portal/severity.ts'
import { Notification } from '#contracts/portal/shapes.ts'
import type { Pagination } from '#contracts/wire.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { notification } from '../tables/schema.ts'

/** The most notifications when no page is requested, as many as the menu shows. */
const newest = 100

const searchable = { Title: notification.title, Message: notification.message }
const sortable = {
  ...searchable,
  TimeStamp: notification.timeStamp,
  type: notification.type,
  HasRead: notification.hasRead,
  Event: notification.event,
}

/**
 * Returns a page of notifications.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export async function notificationPage(
  tx: Transaction,
  login: string,
  pagination: Pagination,
): Promise<Page<Notification[]>> {
  const found = and(eq(notification.login, login), searchOf(pagination, searchable))
  const { limit, offset } = rowsOf(pagination, newest)
  const rows = await tx
    .select()
    .from(notification)
    .where(found)
    .orderBy(...orderOf(pagination, sortable, desc(notification.timeStamp), notification.id))
    .limit(limit)
    .offset(offset)
  return {
    totalRows: await tx.$count(notification, found),
    data: rows.map(notificationOf),
  }
}

/** Returns a stored notification in its wire format, for answers and the socket. */
export const notificationOf = (row: typeof notification.$inferSelect): Notification => ({
  Id: row.id,
  Title: row.title,
  Message: row.message,
  type: row.type,
  Icon: iconOf(row.type),
  TimeStamp: row.timeStamp.toISOString(),
  HasRead: row.hasRead,
  Event: row.event,
  Context: Notification.shape.Context.parse(row.context),
  ...(row.route && { RouteConfig: row.route }),
})

/**
 * Marks an account's notifications as read, and appends `notification.read` {login, count} if any
 * was unread.
 *
 * @param id limits it to one notification
 */
export async function readNotifications(tx: Transaction, login: string, id?: string): Promise<null> {
  const one = id === undefined ? undefined : eq(notification.id, id)
  const unread = and(eq(notification.login, login), eq(notification.hasRead, false), one)
  const { rowCount } = await tx.update(notification).set({ hasRead: true }).where(unread)
  if (rowCount) {
    await appendEvent(tx, { type: 'notification.read', ftgKey: null, payload: { login, count: rowCount } })
  }
  return null
}
