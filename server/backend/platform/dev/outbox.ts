import { type SmsGateway, SmsNotSent } from '../../sign-in/sms-verification/sms-gateway.ts'

/** A message that a provider would have delivered. */
export interface OutboxMessage {
  readonly at: Date
  readonly kind: 'SMS'
  /** The phone number. */
  readonly to: string
  readonly text: string
}

/**
 * The messages that are not sent because there is no provider. They are kept in this process's
 * memory and shown on a page (outbox-route.ts).
 */
export interface Outbox {
  /** Returns the messages, the newest first. */
  readonly messages: () => readonly OutboxMessage[]
  readonly sms: SmsGateway
}

/**
 * A number, from the range reserved for fiction, to which sending always fails, for trying that
 * case.
 */
export const unreachableNumber = '+46701740699'

const kept = 50

export function createOutbox(clock: () => Date = () => new Date()): Outbox {
  let messages: readonly OutboxMessage[] = []
  return {
    messages: () => messages,
    sms: {
      async send(to, text) {
        if (to === unreachableNumber) throw new SmsNotSent('The number is the one that cannot be reached')
        messages = [{ at: clock(), kind: 'SMS' as const, to, text }, ...messages].slice(0, kept)
      },
    },
  }
}
