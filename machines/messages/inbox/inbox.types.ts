import type { Message, MessageFolder, MessageListItem } from '#contracts/messages/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** A page of a folder. */
export interface MessagePage {
  readonly rows: readonly MessageListItem[]
  readonly totalRows: number
}

/** The part of a folder that is on display. */
export interface InboxView {
  readonly folder: MessageFolder
  readonly searchTerm: string
  /** From 1. */
  readonly pageNum: number
  /** The number of messages on a page: the page size that the browser keeps for all lists. */
  readonly perPage: number
}

/** A change of a message, as its call names it. */
export type MessageChange = 'read' | 'unread' | 'archive' | 'restore'

export interface InboxContext extends InboxView {
  /** The page on display until a newer one arrives. Null when nothing of the folder is known. */
  readonly page: MessagePage | null
  /** Why the page could not be fetched. */
  readonly listFailure: ApiFailure | null
  /** The message to read, or null. */
  readonly id: string | null
  readonly message: Message | null
  readonly messageFailure: ApiFailure | null
  /** The changes that are displayed but not yet sent, in order. */
  readonly changes: readonly { readonly id: string; readonly change: MessageChange }[]
}

export type InboxEvent =
  /** The screen shows a folder, and one of its messages or none. */
  | {
      readonly type: 'inbox.show'
      readonly folder: MessageFolder
      readonly id: string | null
      readonly perPage: number
    }
  /** The screen was closed. */
  | { readonly type: 'inbox.leave' }
  | { readonly type: 'inbox.search'; readonly searchTerm: string }
  | { readonly type: 'inbox.turn'; readonly pageNum: number }
  | { readonly type: 'inbox.retry' }
  /** A message arrived or was sent, so the page is fetched again. */
  | { readonly type: 'inbox.refresh' }
  | { readonly type: 'message.retry' }
  | { readonly type: 'message.change'; readonly id: string; readonly change: MessageChange }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly inbox: InboxEvent
  }
}
