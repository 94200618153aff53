import { randomUUID } from 'node:crypto'
import { appendEvent } from '../platform/database/append-event.ts'
import { message } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { NamedLogin } from './tables.ts'

export interface Letter {
  /**
   * Without a login: the system, or somebody from outside, by the name that the recipients shall
   * see.
   */
  readonly sender: NamedLogin
  readonly recipients: readonly { readonly login: string; readonly name: string }[]
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/**
 * Puts a message in each recipient's inbox and keeps a copy with the sender, in a transaction that
 * acts for their licence. It does not ask who may write to whom: see recipients.ts. Tells
 * `message.received` {login, id} of each.
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
