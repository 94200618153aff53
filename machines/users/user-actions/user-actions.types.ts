import type { UserLink } from '#contracts/users/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** What is done with an account beside changing it. */
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
export interface ActOn {
  readonly act: UserAct
  readonly user: { readonly Login: string; readonly Namn: string }
  /** The id of the session to end. */
  readonly session?: string
  /** The version of the account whose number is confirmed: it is the number that was seen. */
  readonly version?: number
  /** The idempotency key for a new intent. */
  readonly key: string
}

/** A link that was made. Its address is in the vault, since it gives access to the account. */
export interface MadeLink extends Omit<UserLink, 'Lank'> {
  readonly Lank: SecretRef | null
}

export interface UserActionsContext {
  readonly asked: ActOn | null
  readonly intent: Intent | null
  readonly link: MadeLink | null
  /** The number of acts that were done. A list that shows accounts is fetched again. */
  readonly done: number
}

export type UserActionsEvent =
  | ({ readonly type: 'user.act' } & ActOn)
  | ConfirmFact
  /** The person has read, and perhaps copied, the link. */
  | { readonly type: 'link.close' }

/** The event that the view receives when an act was done. */
export type UserActionsEmitted = { readonly type: 'user.acted'; readonly act: UserAct }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly userActions: UserActionsEvent
  }
}
