import { appendEvent } from '../database/append-event.ts'
import { message } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'

/** A message to one account of the transaction's licence. */
export interface NewMessage {
  readonly id: string
  /** The recipient. */
  readonly login: string
  readonly sender: string
  readonly subject: string
  readonly body: string
  readonly sentAt: Date
}

/**
 * Puts messages in the inboxes of their recipients, and tells each browser of it.
 * The transaction is the licence's.
 */
export async function sendMessages(tx: Transaction, messages: readonly NewMessage[]): Promise<void> {
  for (const one of messages) await tx.insert(message).values(one)
  // Last, since the licence's other writers wait from here.
  for (const { id, login } of messages) {
    await appendEvent(tx, { type: 'message.received', payload: { login, id }, ftgKey: null, actor: null })
  }
}
