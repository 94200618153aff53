import type { ApiFailure } from '../../kit/shared/result.ts'

/** A path below /print or /file, with its query. */
export type DownloadPath = `/print/${string}` | `/file/${string}`

export interface DownloadContext {
  /** The one that is fetched or has failed comes first; the others wait their turn. */
  readonly paths: readonly DownloadPath[]
  /** Why the first one failed. */
  readonly failure: ApiFailure | null
}

export type DownloadEvent =
  | { readonly type: 'download.start'; readonly path: DownloadPath }
  /** The failure has been read. */
  | { readonly type: 'download.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly download: DownloadEvent
  }
}
