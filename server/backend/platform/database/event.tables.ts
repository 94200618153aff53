import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownLicence, swedishText } from './columns.ts'

/**
 * What has happened: append-only, written in the transaction that did it. Rows outlive the company
 * and the account that they tell of, so nothing refers to those.
 */
export const event = pgTable(
  'event',
  {
    /**
     * Given by a trigger while it holds the licence's turn: within a licence, order of seq is order
     * of commit, so that a reader who asks for what comes after n never misses one. Over several
     * licences it says nothing.
     */
    seq: bigint('seq', { mode: 'number' }).primaryKey().default(0),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    licNr: ownLicence(),
    /** Null: of the licence as a whole. */
    ftgKey: uuid('ftg_key').default(sql`tenancy.company()`),
    /** The login of who did it, or null for the system. */
    actor: text('actor').default(sql`tenancy.login()`),
    /** The actor's name at that time. A trigger writes it; null for the system. */
    actorName: swedishText('actor_name'),
    /** Dotted, past tense: company.archived. */
    type: text('type').notNull(),
    /** Never a password, a token or a personal number. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [
    index('event_licence').on(table.licNr, table.seq),
    index('event_company').on(table.ftgKey, table.seq),
    index('event_type').on(table.licNr, table.type, table.seq),
  ],
)
