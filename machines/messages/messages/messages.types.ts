export interface MessagesContext {
  /** How many the person has not read; null until it is known. */
  readonly unread: number | null
}

export type MessagesEvent =
  /** One came, by the live connection. */
  | { readonly type: 'message.arrived' }
  /** One was read, archived … here. */
  | { readonly type: 'messages.recount' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly messages: MessagesEvent
  }
}
