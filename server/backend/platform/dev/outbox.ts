import { type SmsGateway, SmsNotSent } from '../../sign-in/sms-verification/sms-gateway.ts'

/** Something that a provider would have carried to a person. */
export interface OutboxMessage {
  readonly at: Date
  readonly kind: 'SMS'
  /** The number. */
  readonly to: string
  readonly text: string
}

/**
 * What is not sent, for want of a provider: kept in this process's memory, and shown on a page
 * (outbox-route.ts).
 */
export interface Outbox {
  /** The newest first. */
  readonly messages: () => readonly OutboxMessage[]
  readonly sms: SmsGateway
}

/**
 * Nothing can be sent to this number, for trying what happens then. One of those kept for fiction.
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
