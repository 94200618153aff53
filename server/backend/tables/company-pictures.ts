import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'

/**
 * A company's picture. It is immutable: a new picture has a new id, so browsers may cache it for
 * ever. A copy of the company keeps the id under its own key.
 */
export const companyPicture = pgTable(
  'company_picture',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** company.picture_id. */
    id: uuid('id').notNull().defaultRandom(),
    /** Detected from the bytes, not from the file name. */
    type: text('type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    check('company_picture_type', sql`${table.type} in ('image/png', 'image/jpeg')`),
    check('company_picture_size', sql`octet_length(${table.content}) between 1 and 5000000`),
  ],
)
