import type { LiveEventMessage } from '#contracts/live/live-messages.ts'

/**
 * Where a new socket takes up: the last event seen, and the build that the page knows. Null: none
 * yet.
 */
export interface SocketInput {
  readonly since: number | null
  readonly buildId: string | null
}

export interface LiveConnectionContext extends SocketInput {
  /** Attempts that have failed since the last one that succeeded. */
  readonly failures: number
  /** Milliseconds until the next attempt. */
  readonly wait: number
}

/** What is heard on the socket. */
export type SocketEvent =
  | { readonly type: 'socket.opened' }
  /** `isRefused`: for want of a session. */
  | { readonly type: 'socket.closed'; readonly isRefused: boolean }
  /** Which build the socket leads to. */
  | { readonly type: 'build.told'; readonly buildId: string }
  /** All that was missed has come, up to this event. */
  | { readonly type: 'live.caughtUp'; readonly seq: number }
  /** More was missed than comes again. */
  | { readonly type: 'live.behind'; readonly seq: number }
  | { readonly type: 'live.happened'; readonly message: LiveEventMessage }

export type LiveConnectionEvent = SocketEvent | { readonly type: 'network.back' }
