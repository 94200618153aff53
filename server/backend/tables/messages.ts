import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Notification, RouteConfig } from '#contracts/portal/shapes.ts'
import { ofAccount } from './accounts.ts'
import { ownLicence } from './columns.ts'

/**
 * A notification to one account. Only its own login sees it; every account of the licence may send
 * one.
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
    /** The target route, when the kind does not decide it (contracts: RouteConfig). */
    route: jsonb('route').$type<RouteConfig>(),
  },
  table => [
    ofAccount(table),
    index('notification_newest').on(table.login, table.timeStamp.desc()),
    check('notification_type', sql`${table.type} in ('ERROR', 'SUCCESS', 'INFO')`),
  ],
)

/** A sender or recipient of a message, with the name at that time. */
export interface NamedLogin {
  /** Null for the system or an outside sender. */
  readonly login: string | null
  readonly name: string
}

/**
 * An account's copy of a message. Each recipient and the sender have one, so each reads and
 * archives their own. Only the copy's own login sees it; every account of the licence may send one.
 */
export const message = pgTable(
  'message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence(),
    /** The copy's owner. */
    login: text('login').notNull(),
    /** The sender's own copy. */
    isSent: boolean('is_sent').notNull().default(false),
    /**
     * Null for the system or an outside sender. No foreign key, so a removed account is still
     * named.
     */
    senderLogin: text('sender_login'),
    sender: text('sender').notNull().default(''),
    recipients: jsonb('recipients').$type<readonly NamedLogin[]>().notNull().default([]),
    subject: text('subject').notNull(),
    body: text('body').notNull().default(''),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null while unread. The sender's own copy is read from the start. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Null unless archived. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  table => [
    ofAccount(table),
    index('message_newest').on(table.login, table.sentAt.desc()),
    index('message_unread').on(table.login).where(sql`${table.readAt} is null`),
  ],
)
