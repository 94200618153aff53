export interface MessagesContext {
  /** The number of unread messages. Null until it is known. */
  readonly unread: number | null
}

export type MessagesEvent =
  /** A live event: a message arrived. */
  | { readonly type: 'message.arrived' }
  /** A message was read, archived or otherwise changed in this tab. */
  | { readonly type: 'messages.recount' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly messages: MessagesEvent
  }
}
