import type { Message, MessageFolder, MessageListItem } from '#contracts/messages/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** A page of a folder. */
export interface MessagePage {
  readonly rows: readonly MessageListItem[]
  readonly totalRows: number
}

/** What of a folder is on display. */
export interface InboxView {
  readonly folder: MessageFolder
  readonly searchTerm: string
  /** From 1. */
  readonly pageNum: number
}

/** What may be done with a message, as its call says it. */
export type MessageChange = 'read' | 'unread' | 'archive' | 'restore'

export interface InboxContext extends InboxView {
  /** The page on display, until a newer one is there; null when nothing of the folder is known. */
  readonly page: MessagePage | null
  /** Why the page could not be fetched. */
  readonly listFailure: ApiFailure | null
  /** The message to read, or null. */
  readonly id: string | null
  readonly message: Message | null
  readonly messageFailure: ApiFailure | null
  /** Done here already, while the backend has not been told; in order. */
  readonly changes: readonly { readonly id: string; readonly change: MessageChange }[]
}

export type InboxEvent =
  /** The screen shows a folder, and a message of it or none. */
  | { readonly type: 'inbox.show'; readonly folder: MessageFolder; readonly id: string | null }
  /** The screen is left. */
  | { readonly type: 'inbox.leave' }
  | { readonly type: 'inbox.search'; readonly searchTerm: string }
  | { readonly type: 'inbox.turn'; readonly pageNum: number }
  | { readonly type: 'inbox.retry' }
  /** Something came or was sent: the page is fetched again. */
  | { readonly type: 'inbox.refresh' }
  | { readonly type: 'message.retry' }
  | { readonly type: 'message.change'; readonly id: string; readonly change: MessageChange }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly inbox: InboxEvent
  }
}
