import type { Draft } from '#contracts/messages/rules.ts'
import type { MessageRecipient } from '#contracts/messages/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface ComposeContext {
  /**
   * What is written, by what it is about: it stays when the dialog is closed, until it is sent or
   * thrown away.
   */
  readonly drafts: Readonly<Record<string, Draft>>
  /** The draft on display: `new`, or the id of the message that it answers. */
  readonly about: string
  /** Whom it may be sent to; null until they are fetched. */
  readonly recipients: readonly MessageRecipient[] | null
  readonly recipientsFailure: ApiFailure | null
  /** The failure to send. */
  readonly failure: ApiFailure | null
  /** The intent of a sending whose answer was lost. */
  readonly intent: Intent | null
}

export type ComposeEvent =
  /** Goes on with what was written about it, or begins with the draft that is given. */
  | { readonly type: 'compose.open'; readonly about: string; readonly draft?: Draft }
  | { readonly type: 'compose.retry' }
  /** Keeps what is written so far. */
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
