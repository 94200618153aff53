import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { licence } from '../../licence/tables.ts'
import { createdAt, ownLicence } from '../database/columns.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A job of any kind (docs/decisions/0020). A row changes when it is claimed, when it ends and when
 * it is cancelled, and never in between: a worker that ends it in the transaction of its effect
 * finds out there that another was first.
 */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** The login that asked for it. */
    login: text('login').notNull().default(sql`tenancy.login()`),
    /** Which definition runs it: `defineJob`. */
    kind: text('kind').notNull(),
    status: text('status', { enum: ['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'] })
      .notNull()
      .default('QUEUED'),
    /**
     * The company that it reads or changes; null when it has none. The company may be gone once the
     * job has ended.
     */
    ftgKey: uuid('ftg_key'),
    /** What the kind needs to know, of the shape that its definition says. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    /** What came of it; null until it is completed. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /**
     * No two jobs of a licence with the same text are under way at once; null when any number may
     * be.
     */
    exclusive: text('exclusive'),
    /** Why it failed, in Swedish. */
    message: text('message'),
    /** How often it has been claimed: a worker that claimed it an earlier time may not end it. */
    attempt: integer('attempt').notNull().default(0),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  table => [
    uniqueIndex('job_exclusive').on(table.licNr, table.exclusive).where(sql`status in ('QUEUED', 'INPROGRESS')`),
    index('job_under_way').on(table.createdAt).where(sql`status in ('QUEUED', 'INPROGRESS')`),
    index('job_login').on(table.licNr, table.login, table.createdAt),
    check('job_status', sql`${table.status} in ('QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED')`),
  ],
)

/**
 * That a claimed job is still worked on, and how far it has come. Written outside the transaction
 * of its effect.
 */
export const jobBeat = pgTable('job_beat', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => job.id, { onDelete: 'cascade' }),
  licNr: ownLicence(),
  /** The claim that it is of. */
  attempt: integer('attempt').notNull(),
  beatAt: at('beat_at').notNull().default(sql`clock_timestamp()`),
  rowsDone: integer('rows_done').notNull().default(0),
  rowsTotal: integer('rows_total').notNull().default(0),
  /** How often it failed for a reason that may pass. */
  failures: integer('failures').notNull().default(0),
})
