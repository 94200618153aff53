import type { ApiFailure } from '../../kit/shared/result.ts'

/** A path below /print or /file, with its query. */
export type DownloadPath = `/print/${string}` | `/file/${string}`

export interface DownloadContext {
  /** The first path is being fetched or has failed. The others wait. */
  readonly paths: readonly DownloadPath[]
  /** Why the first download failed. */
  readonly failure: ApiFailure | null
}

export type DownloadEvent =
  | { readonly type: 'download.start'; readonly path: DownloadPath }
  /** The user has closed the dialog. */
  | { readonly type: 'download.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly download: DownloadEvent
  }
}
