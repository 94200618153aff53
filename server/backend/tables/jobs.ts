import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, ownLicence } from './columns.ts'
import { licence } from './licence.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A job of any kind (docs/decisions/0020). A row changes only when the job is claimed, ended or
 * cancelled. So a worker that ends it in the transaction of its effect detects there that another
 * one was first.
 */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** The login that requested it. */
    login: text('login').notNull().default(sql`tenancy.login()`),
    /** The definition that runs it: `defineJob`. */
    kind: text('kind').notNull(),
    status: text('status', { enum: ['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'] })
      .notNull()
      .default('QUEUED'),
    /**
     * The company that it reads or changes, or null. The company may be gone when the job has
     * ended.
     */
    ftgKey: uuid('ftg_key'),
    /** The input, in the shape of the kind's definition. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    /** The result of a completed job. Of one that was refused: the `dvCode`, and its `fields`. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /**
     * Jobs of a licence with the same text are not under way at the same time. Null allows any
     * number.
     */
    exclusive: text('exclusive'),
    /** The reason for the failure, in Swedish. */
    message: text('message'),
    /** The number of claims. A worker with an earlier claim may not end the job. */
    attempt: integer('attempt').notNull().default(0),
    createdAt: createdAt(),
    /** The time before which no worker begins it. */
    startsAt: at('starts_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  table => [
    uniqueIndex('job_exclusive').on(table.licNr, table.exclusive).where(sql`status in ('QUEUED', 'INPROGRESS')`),
    index('job_under_way').on(table.startsAt).where(sql`status in ('QUEUED', 'INPROGRESS')`),
    index('job_login').on(table.licNr, table.login, table.createdAt),
    check('job_status', sql`${table.status} in ('QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED')`),
  ],
)

/**
 * The heartbeat and the progress of a claimed job. Written outside the transaction of its effect.
 */
export const jobBeat = pgTable('job_beat', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => job.id, { onDelete: 'cascade' }),
  licNr: ownLicence(),
  /** The claim that the heartbeat belongs to. */
  attempt: integer('attempt').notNull(),
  beatAt: at('beat_at').notNull().default(sql`clock_timestamp()`),
  rowsDone: integer('rows_done').notNull().default(0),
  rowsTotal: integer('rows_total').notNull().default(0),
  /** The number of transient failures. */
  failures: integer('failures').notNull().default(0),
})
