import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { licence } from '../licence/tables.ts'
import { createdAt, ownLicence, swedishText } from '../platform/database/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true })

/** A copy of a company, with all that is under its key: server/backend/copies/copy-format.ts. It outlives the company. */
export const companyCopy = pgTable(
  'company_copy',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** The company's id and the time. */
    name: text('name').notNull(),
    ftgId: text('ftg_id').notNull(),
    companyName: swedishText('company_name').notNull(),
    /** The login of who made it. */
    createdBy: text('created_by').notNull(),
    infoText: text('info_text').notNull().default(''),
    /** contracts: rules/company-copy.ts, historyOf. */
    history: text('history').notNull().default(''),
    /** Bytes of all pieces. */
    size: bigint('size', { mode: 'number' }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** The version of the format. */
    format: integer('format').notNull(),
    /** SHA-256 of all pieces, in hexadecimal. */
    checksum: text('checksum').notNull(),
    /** It was made when its company was removed, and nobody may delete it before its time. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  table => [
    unique('company_copy_id_lic_nr').on(table.id, table.licNr),
    index('company_copy_lic_nr').on(table.licNr, table.createdAt),
    index('company_copy_expires_at').on(table.expiresAt),
  ],
)

/** The content of a copy, in pieces that are read one at a time. */
export const companyCopyPiece = pgTable(
  'company_copy_piece',
  {
    copyId: uuid('copy_id').notNull(),
    licNr: ownLicence(),
    /** From 0. */
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  table => [
    primaryKey({ columns: [table.copyId, table.number] }),
    foreignKey({ columns: [table.copyId, table.licNr], foreignColumns: [companyCopy.id, companyCopy.licNr] }).onDelete(
      'cascade',
    ),
  ],
)

/**
 * A job that copies a company (docs/decisions/0020). A row changes when it is claimed, when it ends and when it is cancelled, and
 * never in between: whoever ends it in the transaction of its effect finds out there that somebody else was first.
 */
export const companyJob = pgTable(
  'company_job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** Of who asked for it. */
    login: text('login').notNull().default(sql`tenancy.login()`),
    kind: text('kind', { enum: ['RESTORE', 'SEND', 'CLONE'] }).notNull(),
    status: text('status', { enum: ['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'] })
      .notNull()
      .default('QUEUED'),
    /** The company that is copied; null for a restore. */
    sourceKey: uuid('source_key'),
    sourceFtgId: text('source_ftg_id').notNull(),
    /** The copy that is restored. */
    copyId: uuid('copy_id'),
    /** The company that is made, or sent. */
    ftgId: text('ftg_id').notNull(),
    ftgKey: uuid('ftg_key'),
    infoText: text('info_text').notNull().default(''),
    /** Why it failed, in Swedish. */
    message: text('message'),
    /** How often it has been claimed: who has claimed it an earlier time may not end it. */
    attempt: integer('attempt').notNull().default(0),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  table => [
    uniqueIndex('company_job_target')
      .on(table.licNr, table.ftgId)
      .where(sql`kind <> 'SEND' and status in ('QUEUED', 'INPROGRESS')`),
    index('company_job_under_way').on(table.createdAt).where(sql`status in ('QUEUED', 'INPROGRESS')`),
    index('company_job_login').on(table.licNr, table.login, table.createdAt),
    check('company_job_kind', sql`${table.kind} in ('RESTORE', 'SEND', 'CLONE')`),
    check('company_job_status', sql`${table.status} in ('QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED')`),
  ],
)

/** That a claimed job is still worked on, and how far it has come. Written outside the transaction of its effect. */
export const companyJobBeat = pgTable('company_job_beat', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => companyJob.id, { onDelete: 'cascade' }),
  licNr: ownLicence(),
  /** The claim that it is of. */
  attempt: integer('attempt').notNull(),
  beatAt: at('beat_at').notNull().default(sql`clock_timestamp()`),
  rowsDone: integer('rows_done').notNull().default(0),
  rowsTotal: integer('rows_total').notNull().default(0),
  /** How often it failed for a reason that may pass. */
  failures: integer('failures').notNull().default(0),
})
