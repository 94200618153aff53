import type { ApiFailure } from '../../kit/shared/result.ts'

/** A change of the browser's connection. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' }

export type ConnectivityEvent =
  | NetworkEvent
  /** A call failed, and the user has not been told. */
  | { readonly type: 'failure.reported'; readonly failure: ApiFailure }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly connectivity: ConnectivityEvent
  }
}
