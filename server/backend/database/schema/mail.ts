import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from './account.ts'
import { ownLicence } from './columns.ts'

/** A notification to one account. Only its own login sees it; anybody in the licence may send one. */
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
    context: jsonb('context').$type<Record<string, string>>().notNull().default({}),
  },
  table => [
    ofAccount(table),
    index('notification_newest').on(table.login, table.timeStamp.desc()),
    check('notification_type', sql`${table.type} in ('ERROR', 'SUCCESS', 'INFO')`),
  ],
)

/** A message in an account's inbox. Only its own login sees it; anybody in the licence may send one. */
export const message = pgTable(
  'message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence(),
    /** The recipient. */
    login: text('login').notNull(),
    sender: text('sender').notNull().default(''),
    subject: text('subject').notNull(),
    body: text('body').notNull().default(''),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null: unread. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  table => [
    ofAccount(table),
    index('message_newest').on(table.login, table.sentAt.desc()),
    index('message_unread').on(table.login).where(sql`${table.readAt} is null`),
  ],
)
