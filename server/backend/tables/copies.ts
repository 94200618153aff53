import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, ownLicence, swedishText } from './columns.ts'
import { licence } from './licence.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A copy of a company with all rows under its key: server/backend/copies/copy-format.ts. It
 * outlives the company.
 */
export const companyCopy = pgTable(
  'company_copy',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** The company's id with the time. */
    name: text('name').notNull(),
    ftgId: text('ftg_id').notNull(),
    companyName: swedishText('company_name').notNull(),
    /** The login that made it. */
    createdBy: text('created_by').notNull(),
    infoText: text('info_text').notNull().default(''),
    /**
     * The history of the company, in the format of historyOf
     * (contracts/copies/company-copy.rules.ts).
     */
    history: text('history').notNull().default(''),
    /** The total size in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** The version of the format. */
    format: integer('format').notNull(),
    /** SHA-256 of all pieces, in hexadecimal. */
    checksum: text('checksum').notNull(),
    /**
     * True when it was made by the removal of its company. It cannot be deleted before it expires.
     */
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
