import { sql } from 'drizzle-orm'
import { check, customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, ownCompany, ownLicence } from '../../platform/database/columns.ts'
import { ofCompany } from '../tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A company's picture. It never changes: another one has another id, so that what a browser keeps
 * by the id is right for good. A copy of the company keeps the id under its own key.
 */
export const companyPicture = pgTable(
  'company_picture',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** company.picture_id. */
    id: uuid('id').notNull().defaultRandom(),
    /** As its bytes say, whatever its name said. */
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
