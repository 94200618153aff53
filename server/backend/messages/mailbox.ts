import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Message, MessageFolder, MessageListItem } from '#contracts/messages/shapes.ts'
import type { Pagination } from '#contracts/wire.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import type { Account } from '../platform/http/caller.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { NamedLogin } from '../tables/messages.ts'
import { message } from '../tables/schema.ts'
import { recipientsOf } from './recipients.ts'

/** The most messages when no page is requested. */
const newest = 100
const previewLength = 140

const sortable = { TimeStamp: message.sentAt, Subject: message.subject, Sender: message.sender }
const searchable = {
  Subject: message.subject,
  Sender: message.sender,
  Recipients: sql`jsonb_path_query_array(${message.recipients}, '$[*].name')`,
  Text: message.body,
}

const inFolder = {
  INBOX: and(eq(message.isSent, false), isNull(message.archivedAt)),
  SENT: and(eq(message.isSent, true), isNull(message.archivedAt)),
  ARCHIVE: isNotNull(message.archivedAt),
} satisfies Record<MessageFolder, unknown>

const correspondent = ({ login, name }: NamedLogin) => ({ Login: login, Namn: name })

/** The fields that the list and the message share. */
const head = {
  id: message.id,
  subject: message.subject,
  senderLogin: message.senderLogin,
  sender: message.sender,
  recipients: message.recipients,
  sentAt: message.sentAt,
  readAt: message.readAt,
  isSent: message.isSent,
  archivedAt: message.archivedAt,
}
type Head = Pick<typeof message.$inferSelect, keyof typeof head>

const headOf = (row: Head) => ({
  Id: row.id,
  Subject: row.subject,
  Sender: correspondent({ login: row.senderLogin, name: row.sender }),
  Recipients: row.recipients.map(correspondent),
  TimeStamp: row.sentAt.toISOString(),
  HasRead: row.readAt !== null,
  IsSent: row.isSent,
  Archived: row.archivedAt !== null,
})

/**
 * Returns a page of a folder.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export async function folderPage(
  tx: Transaction,
  login: string,
  folder: MessageFolder,
  pagination: Pagination,
): Promise<Page<MessageListItem[]>> {
  const found = and(eq(message.login, login), inFolder[folder], searchOf(pagination, searchable))
  const { limit, offset } = rowsOf(pagination, newest)
  const rows = await tx
    .select({
      ...head,
      preview: sql<string>`left(trim(regexp_replace(left(${message.body}, 600), '\\s+', ' ', 'g')), ${previewLength})`,
    })
    .from(message)
    .where(found)
    .orderBy(...orderOf(pagination, sortable, desc(message.sentAt), message.id))
    .limit(limit)
    .offset(offset)
  return {
    totalRows: await tx.$count(message, found),
    data: rows.map(row => ({ ...headOf(row), Preview: row.preview })),
  }
}

export const unreadCount = (tx: Transaction, login: string): Promise<number> =>
  tx.$count(message, and(eq(message.login, login), inFolder.INBOX, isNull(message.readAt)))

/**
 * Returns a message.
 *
 * @throws Refusal messageMissing
 */
export async function messageById(tx: Transaction, account: Account, id: string): Promise<Message> {
  const [row] = await tx
    .select({ ...head, body: message.body })
    .from(message)
    .where(own(account.login, id))
  if (!row) throw new Refusal(errors.messageMissing)
  const mayReply =
    !row.isSent && row.senderLogin !== null && (await recipientsOf(tx, account, [row.senderLogin])).length > 0
  return { ...headOf(row), Text: row.body, CanReply: mayReply }
}

const own = (login: string, id: string) => and(eq(message.login, login), eq(message.id, id))

/** The changes of an account's copy: their conditions, new values and event names. */
const changes = {
  read: { of: and(eq(message.isSent, false), isNull(message.readAt)), set: (now: Date) => ({ readAt: now }) },
  unread: { of: and(eq(message.isSent, false), isNotNull(message.readAt)), set: () => ({ readAt: null }) },
  archived: { of: isNull(message.archivedAt), set: (now: Date) => ({ archivedAt: now }) },
  restored: { of: isNotNull(message.archivedAt), set: () => ({ archivedAt: null }) },
}

/**
 * Changes an account's copy of a message, and appends `message.<change>` {login, id}. Does nothing
 * when the copy already is so.
 *
 * @throws Refusal messageMissing
 */
export async function changeMessage(
  tx: Transaction,
  login: string,
  { id, change, now }: { readonly id: string; readonly change: keyof typeof changes; readonly now: Date },
): Promise<null> {
  const { of, set } = changes[change]
  const changed = await tx
    .update(message)
    .set(set(now))
    .where(and(own(login, id), of))
    .returning({ id: message.id })
  if (changed.length > 0) {
    await appendEvent(tx, { type: `message.${change}`, ftgKey: null, payload: { login, id } })
  } else if ((await tx.$count(message, own(login, id))) === 0) {
    throw new Refusal(errors.messageMissing)
  }
  return null
}
