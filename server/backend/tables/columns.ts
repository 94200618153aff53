import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A text for people: sorted with å ä ö after z, whatever the database's collation. */
export const swedishText = customType<{ data: string }>({ dataType: () => 'text collate "sv-x-icu"' })

/** A file's content. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A code or number for people, in natural order: 9 before 10, 'Butik 2' before 'Butik 10', letters
 * as in Swedish.
 */
export const orderedCode = customType<{ data: string }>({ dataType: () => 'text collate "swedish_numeric"' })

/** The licence of a row. Defaults to the transaction's licence; row-level security checks it. */
export const ownLicence = () => text('lic_nr').notNull().default(sql`tenancy.licence()`)

/** The company of a row. Defaults to the transaction's company; row-level security checks it. */
export const ownCompany = () => uuid('ftg_key').notNull().default(sql`tenancy.company()`)

export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** The version of a row, incremented by every change, for detecting concurrent changes. */
export const version = () => integer('version').notNull().default(1)
