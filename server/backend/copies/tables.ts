import {
  bigint,
  boolean,
  customType,
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
import { licence } from '../licence/tables.ts'
import { createdAt, ownLicence, swedishText } from '../platform/database/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A copy of a company, with all that is under its key: server/backend/copies/copy-format.ts. It
 * outlives the company.
 */
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
