import { randomUUID } from 'node:crypto'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { NamedLogin } from '../tables/messages.ts'
import { message } from '../tables/schema.ts'

export interface Letter {
  /** The system or an outside sender has no login, only a name to show. */
  readonly sender: NamedLogin
  readonly recipients: readonly { readonly login: string; readonly name: string }[]
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/**
 * Stores a message in each recipient's inbox and a copy with the sender, in a transaction that acts
 * for their licence. The caller checks that the recipients are allowed: see recipients.ts. Appends
 * `message.received` {login, id} for each recipient.
 */
export async function deliver(
  tx: Transaction,
  { sender, recipients, subject, text }: Letter,
  now: Date,
): Promise<void> {
  const copy = { senderLogin: sender.login, sender: sender.name, recipients, subject, body: text, sentAt: now }
  const received = recipients.map(({ login }) => ({ ...copy, id: randomUUID(), login }))
  if (received.length === 0) return
  await tx.insert(message).values(received)
  if (sender.login !== null) {
    await tx.insert(message).values({ ...copy, login: sender.login, isSent: true, readAt: now })
  }
  for (const { login, id } of received) {
    await appendEvent(tx, { type: 'message.received', ftgKey: null, payload: { login, id } })
  }
}
