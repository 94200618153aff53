import type { Draft } from '#contracts/messages/rules.ts'
import type { MessageRecipient } from '#contracts/messages/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface ComposeContext {
  /**
   * The drafts, by the message that they answer, or `new`. A draft is kept when the dialog closes,
   * until it is sent or discarded.
   */
  readonly drafts: Readonly<Record<string, Draft>>
  /** The draft on display: `new`, or the id of the message that it answers. */
  readonly about: string
  /** The possible recipients. Null until they have been fetched. */
  readonly recipients: readonly MessageRecipient[] | null
  readonly recipientsFailure: ApiFailure | null
  /** The failure to send. */
  readonly failure: ApiFailure | null
  /** The intent of a sending whose answer was lost. */
  readonly intent: Intent | null
}

export type ComposeEvent =
  /** Continues the draft about a message, or begins with the given one. */
  | { readonly type: 'compose.open'; readonly about: string; readonly draft?: Draft }
  | { readonly type: 'compose.retry' }
  /** Stores the draft so far. */
  | { readonly type: 'compose.keep'; readonly draft: Draft }
  | { readonly type: 'compose.close' }
  | { readonly type: 'compose.discard' }
  /** `key` is the idempotency key for a new intent. */
  | { readonly type: 'compose.send'; readonly draft: Draft; readonly key: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly compose: ComposeEvent
  }
}
