import type { User, UserSession } from '#contracts/users/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** What a user's screen shows beside the form. */
export interface UserFacts extends Omit<User, 'Values'> {
  readonly Namn: string
  readonly sessions: readonly UserSession[]
}

export interface UserViewContext {
  /** The login of the user on display, or null. */
  readonly login: string | null
  readonly facts: UserFacts | null
  readonly failure: ApiFailure | null
}

export type UserViewEvent =
  | { readonly type: 'user.show'; readonly login: string }
  /** The user, or its sessions, may have changed. */
  | { readonly type: 'user.reload' }
  | { readonly type: 'user.leave' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly userView: UserViewEvent
  }
}
