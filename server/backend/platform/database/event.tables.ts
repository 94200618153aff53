import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownLicence, swedishText } from './columns.ts'

/**
 * The events: append-only, written in the transaction that causes them. There are no foreign keys,
 * since events outlive their company and account.
 */
export const event = pgTable(
  'event',
  {
    /**
     * Assigned by a trigger that holds the licence's lock: within a licence, the order of seq is
     * the order of commit, so a reader that asks for events after n never misses one. The order
     * means nothing across licences.
     */
    seq: bigint('seq', { mode: 'number' }).primaryKey().default(0),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    licNr: ownLicence(),
    /** The company, or null for an event of the whole licence. */
    ftgKey: uuid('ftg_key').default(sql`tenancy.company()`),
    /** The login that caused the event, or null for the system. */
    actor: text('actor').default(sql`tenancy.login()`),
    /** The login's name at that time, or null for the system. Written by a trigger. */
    actorName: swedishText('actor_name'),
    /** Dotted, in the past tense: company.archived. */
    type: text('type').notNull(),
    /** Never contains a password, a token or a personal number. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [
    index('event_licence').on(table.licNr, table.seq),
    index('event_company').on(table.ftgKey, table.seq),
    index('event_type').on(table.licNr, table.type, table.seq),
  ],
)
