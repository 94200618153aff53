import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A name for people to read: sorts å ä ö after z, whatever the database's own collation is. */
export const swedishText = customType<{ data: string }>({ dataType: () => 'text collate "sv-x-icu"' })

/**
 * A code or number that people read in order: 9 before 10, 'Butik 2' before 'Butik 10', letters as
 * in Swedish.
 */
export const orderedCode = customType<{ data: string }>({ dataType: () => 'text collate "swedish_numeric"' })

/**
 * The licence that a row belongs to: the transaction's own when it is not given. Row-level security
 * goes by it.
 */
export const ownLicence = () => text('lic_nr').notNull().default(sql`tenancy.licence()`)

/**
 * The company that a row belongs to: the transaction's own when it is not given. Row-level security
 * goes by it.
 */
export const ownCompany = () => uuid('ftg_key').notNull().default(sql`tenancy.company()`)

export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Grows by one at every change, for telling whether somebody else was first. */
export const version = () => integer('version').notNull().default(1)
