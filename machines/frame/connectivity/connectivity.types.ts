import type { ApiFailure } from '../../kit/shared/result.ts'

/** What the browser says of its connection. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' }

export type ConnectivityEvent =
  | NetworkEvent
  /** A call failed, and the person has not been told. */
  | { readonly type: 'failure.reported'; readonly failure: ApiFailure }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly connectivity: ConnectivityEvent
  }
}
