import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownLicence, version } from './columns.ts'
import { licence } from './licence.ts'

/** A licence's own help text, which replaces the product's. */
export const helpText = pgTable(
  'help_text',
  {
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /** The key of the text (contracts/help/help-key.ts). */
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    version: version(),
  },
  table => [primaryKey({ columns: [table.licNr, table.id] })],
)
