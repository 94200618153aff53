import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { job } from './jobs.ts'

/** A file that a job has made, for whoever asked for it. It goes with its company. */
export const jobFile = pgTable(
  'job_file',
  {
    /** The id of the job. */
    id: uuid('id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** The login that asked for it, or its integration: `ownerOfKeys`. */
    owner: text('owner').notNull(),
    /** The path of its download, which says what opens it. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    /** The media type. */
    type: text('type').notNull(),
    /** The total size in bytes. */
    size: integer('size').notNull(),
    /** True when it was made for an account that sees persons with protected identities. */
    showsProtected: boolean('shows_protected').notNull(),
    /** A hash of who had a protected identity when it was made. */
    protectedPersons: text('protected_persons').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [ofCompany(table), index('job_file_expires_at').on(table.expiresAt)],
)

/** The content of a file, in pieces. */
export const jobFilePiece = pgTable(
  'job_file_piece',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => jobFile.id, { onDelete: 'cascade' }),
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** From 0. */
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  table => [primaryKey({ columns: [table.fileId, table.number] }), ofCompany(table)],
)
