import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Notification, RouteConfig } from '#contracts/portal/shapes.ts'
import { ofAccount } from '../account/tables.ts'
import { ownLicence } from '../platform/database/columns.ts'

/**
 * A notification to one account. Only its own login sees it; anybody in the licence may send one.
 */
export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence(),
    /** The recipient. */
    login: text('login').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type', { enum: ['ERROR', 'SUCCESS', 'INFO'] }).notNull(),
    timeStamp: timestamp('time_stamp', { withTimezone: true }).notNull().defaultNow(),
    hasRead: boolean('has_read').notNull().default(false),
    /** Its first word is its kind: AGI, AGIAPI … */
    event: text('event').notNull().default(''),
    /** FtgId, FtgNamn, Period, ExternalURL (contracts: Notification.Context). */
    context: jsonb('context').$type<Notification['Context']>().notNull().default({}),
    /** Where it leads, when its kind does not say so (contracts: RouteConfig). */
    route: jsonb('route').$type<RouteConfig>(),
  },
  table => [
    ofAccount(table),
    index('notification_newest').on(table.login, table.timeStamp.desc()),
    check('notification_type', sql`${table.type} in ('ERROR', 'SUCCESS', 'INFO')`),
  ],
)

/** Who wrote or got a message, by the name they had then. */
export interface NamedLogin {
  /** Null: the system, or somebody from outside. */
  readonly login: string | null
  readonly name: string
}

/**
 * An account's copy of a message: each recipient has one, and the sender. So each reads and
 * archives their own, and nothing but its own login can see it. Anybody in the licence may send
 * one.
 */
export const message = pgTable(
  'message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence(),
    /** Whose copy it is. */
    login: text('login').notNull(),
    /** The sender's own copy. */
    isSent: boolean('is_sent').notNull().default(false),
    /**
     * Null: the system, or somebody from outside. An account that has gone is named all the same.
     */
    senderLogin: text('sender_login'),
    sender: text('sender').notNull().default(''),
    recipients: jsonb('recipients').$type<readonly NamedLogin[]>().notNull().default([]),
    subject: text('subject').notNull(),
    body: text('body').notNull().default(''),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null: unread. The sender's own copy is read from the beginning. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Null: where it came; otherwise in the archive. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  table => [
    ofAccount(table),
    index('message_newest').on(table.login, table.sentAt.desc()),
    index('message_unread').on(table.login).where(sql`${table.readAt} is null`),
  ],
)
