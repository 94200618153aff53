import { type MailGateway, MailNotSent } from './mail-gateway.ts'
import { type SmsGateway, SmsNotSent } from './sms-gateway.ts'

/** A message that a provider would have delivered. */
export interface OutboxMessage {
  readonly at: Date
  readonly kind: 'SMS' | 'E-post' | 'Kivra'
  /** The phone number, the address, or the end of the personal number. */
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
  readonly mail: MailGateway
  /** Notes what the simulated Kivra has delivered. */
  readonly noteKivra: (to: string, text: string) => void
}

/**
 * A number, from the range reserved for fiction, to which sending always fails, for trying that
 * case.
 */
export const unreachableNumber = '+46701740699'

/** An address to which sending always fails. */
export const unreachableAddress = 'finns.inte@example.se'

const kept = 50

export function createOutbox(clock: () => Date = () => new Date()): Outbox {
  let messages: readonly OutboxMessage[] = []
  const note = (kind: OutboxMessage['kind'], to: string, text: string) => {
    messages = [{ at: clock(), kind, to, text }, ...messages].slice(0, kept)
  }
  return {
    messages: () => messages,
    sms: {
      async send(to, text) {
        if (to === unreachableNumber) throw new SmsNotSent('The number is the one that cannot be reached')
        note('SMS', to, text)
      },
    },
    mail: {
      async send({ to, subject, text }) {
        if (to === unreachableAddress) throw new MailNotSent('The address is the one that cannot be reached')
        note('E-post', to, `${subject}: ${text}`)
      },
    },
    noteKivra: (to, text) => note('Kivra', to, text),
  }
}
