import type { EventType } from '../../event-types.ts'
import { inGroups } from '../in-turns.ts'
import { event } from './schema.ts'
import type { Transaction } from './tenancy.ts'

/**
 * The channel on which committed events are announced. The notification's text is the event's seq.
 */
export const eventChannel = 'avlona_event'

/** An event. Licence, company and login default to the transaction's own. */
export interface NewEvent {
  /** Dotted, in the past tense: company.archived. */
  readonly type: EventType
  /** Never contains a password, a token or a personal number. */
  readonly payload?: Record<string, unknown>
  readonly licNr?: string
  /** The company, or null for an event of the whole licence. */
  readonly ftgKey?: string | null
  readonly actor?: string | null
}

/**
 * Appends an event in the transaction that causes it, so that both are committed or neither is.
 * Append last: the licence's other writers wait from here until the commit.
 */
export async function appendEvent(tx: Transaction, happened: NewEvent): Promise<void> {
  await tx.insert(event).values(happened)
}

/** Appends events, in their order, as `appendEvent` does. */
export async function appendEvents(tx: Transaction, happened: readonly NewEvent[]): Promise<void> {
  for (const some of inGroups(happened)) await tx.insert(event).values(some)
}
