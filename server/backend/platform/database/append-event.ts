import type { EventType } from '../../tables/event-types.ts'
import { event } from '../../tables/schema.ts'
import { inGroups } from '../in-turns.ts'
import type { Transaction } from './tenancy.ts'
import { doLast } from './transaction.ts'

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
 * Appends an event in the transaction that causes it, so that both are committed or neither is. It
 * is written just before the commit: the licence's other writers wait from then on, and one who
 * waited with locks of its own could wait for ever.
 */
export const appendEvent = (tx: Transaction, happened: NewEvent): Promise<void> => appendEvents(tx, [happened])

/** Appends events, in their order, as `appendEvent` does. */
export async function appendEvents(tx: Transaction, happened: readonly NewEvent[]): Promise<void> {
  await doLast(tx, async () => {
    for (const some of inGroups(happened)) await tx.insert(event).values(some)
  })
}
