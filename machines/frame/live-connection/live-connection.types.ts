import type { LiveEventMessage } from '#contracts/live/live-messages.ts'

/**
 * Where a new socket continues: the last received event, and the build that the page knows. Null
 * when there is none yet.
 */
export interface SocketInput {
  readonly since: number | null
  readonly buildId: string | null
}

export interface LiveConnectionContext extends SocketInput {
  /** The number of failed attempts since the last successful one. */
  readonly failures: number
  /** Milliseconds until the next attempt. */
  readonly wait: number
}

/** The events of the socket. */
export type SocketEvent =
  | { readonly type: 'socket.opened' }
  /** `isRefused` is true when the server refused the socket because there is no session. */
  | { readonly type: 'socket.closed'; readonly isRefused: boolean }
  /** The build that the socket leads to. */
  | { readonly type: 'build.told'; readonly buildId: string }
  /** All missed events have arrived, up to this number. */
  | { readonly type: 'live.caughtUp'; readonly seq: number }
  /** More events were missed than the server sends again. */
  | { readonly type: 'live.behind'; readonly seq: number }
  | { readonly type: 'live.happened'; readonly message: LiveEventMessage }

export type LiveConnectionEvent = SocketEvent | { readonly type: 'network.back' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly liveConnection: LiveConnectionEvent
  }
}
