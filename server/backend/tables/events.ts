import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownLicence, swedishText } from './columns.ts'

/** The way in: a session, a program's key, a session of the provider's support, or a job. */
export type Via = 'session' | 'key' | 'support' | 'job'

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
    /**
     * The network address, the browser family and the way in (`runFrom`). Written by a trigger, and
     * null where nobody asked for the change. The address is personal data.
     */
    address: text('address'),
    browser: text('browser'),
    via: text('via').$type<Via>(),
  },
  table => [
    index('event_licence').on(table.licNr, table.seq),
    index('event_company').on(table.ftgKey, table.seq),
    index('event_type').on(table.licNr, table.type, table.seq),
  ],
)

/**
 * The seals of the events, which chain each to the one before in its licence. Written by a trigger
 * (docs/decisions/0028-event-history.md).
 */
export const eventSeal = pgTable(
  'event_seal',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    licNr: ownLicence(),
    /** The place in the chain, from 1. Null while the seal waits: see `hash`. */
    place: integer('place'),
    /**
     * The SHA-256 in hex of the previous seal's hash and the event's digest. Of a seal that waits,
     * the digest alone: who writes events does not wait for the chain.
     */
    hash: text('hash').notNull(),
  },
  table => [
    index('event_seal_licence').on(table.licNr, table.seq),
    index('event_seal_waiting').on(table.licNr, table.seq).where(sql`${table.place} is null`),
  ],
)

/** The end of each licence's chain, by which a chain that has been cut off is found. */
export const eventHead = pgTable('event_head', {
  licNr: ownLicence().primaryKey(),
  place: integer('place').notNull(),
  hash: text('hash').notNull(),
})

/** The checks of each licence's chain. Their ends are anchors: a chain made anew lacks them. */
export const eventCheck = pgTable(
  'event_check',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    licNr: ownLicence(),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The login that asked for the check, or null for the nightly one. */
    login: text('login').default(sql`tenancy.login()`),
    /** The number of events, and the end of the chain. */
    place: integer('place').notNull(),
    hash: text('hash').notNull(),
    /** The number of breaks. */
    breaks: integer('breaks').notNull(),
    /** The first break, as the check tells it, or null. */
    first: jsonb('first').$type<{ readonly Seq: number; readonly Kind: string }>(),
  },
  table => [index('event_check_licence').on(table.licNr, table.id)],
)
