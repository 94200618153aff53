import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** A path below /print or /file, with its query. */
export type DownloadPath = `/print/${string}` | `/file/${string}`

export interface DownloadContext {
  /** The first path is being fetched or has failed. The others wait. */
  readonly paths: readonly DownloadPath[]
  /** Why the first download failed. */
  readonly failure: ApiFailure | null
  /** The intent of an order of a job whose answer was lost. */
  readonly intent: Intent | null
}

export type DownloadEvent =
  | { readonly type: 'download.start'; readonly path: DownloadPath }
  /** The job's dialog is ready to follow it. `key`: the idempotency key for a new intent. */
  | { readonly type: 'download.order'; readonly key: string }
  /** The user has closed the dialog. */
  | { readonly type: 'download.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly download: DownloadEvent
  }
}
