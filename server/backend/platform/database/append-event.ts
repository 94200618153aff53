import { event } from './schema.ts'
import type { Transaction } from './tenancy.ts'

/** The channel that announces a committed event; the notice's text is its seq. */
export const eventChannel = 'avlona_event'

/**
 * Something that happened. What is left out is the transaction's own: licence, company and login.
 */
export interface NewEvent {
  /** Dotted, past tense: company.archived. */
  readonly type: string
  /** Never a password, a token or a personal number. */
  readonly payload?: Record<string, unknown>
  readonly licNr?: string
  /** Null: of the licence as a whole. */
  readonly ftgKey?: string | null
  readonly actor?: string | null
}

/**
 * Tells of something in the transaction that does it: both are committed, or neither. Append last,
 * since the licence's other writers wait from here until the commit.
 */
export async function appendEvent(tx: Transaction, happened: NewEvent): Promise<void> {
  await tx.insert(event).values(happened)
}
