import type { UserLink } from '#contracts/users/shapes.ts'
import type { ActEvent } from '../../kit/shared/act.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** An action on an account, beside changing it. */
export type UserAct =
  | 'block'
  | 'unblock'
  | 'remove'
  | 'invite'
  | 'reset'
  | 'confirmNumber'
  | 'endSession'
  | 'endSessions'

/** An act, and the account that it is done with. */
export interface ActOnUser {
  readonly act: UserAct
  readonly user: { readonly Login: string; readonly Namn: string }
  /** The id of the session to end. */
  readonly session?: string
  /** The version of the account whose number is confirmed: it is the number that was seen. */
  readonly version?: number
}

/** A link that was made. Its address is in the vault, since it gives access to the account. */
export interface MadeLink extends Omit<UserLink, 'Lank'> {
  readonly Lank: SecretRef | null
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly userActions: ActEvent<ActOnUser>
  }
}
