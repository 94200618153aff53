import type { User, UserSession } from '#contracts/users/shapes.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** The data of a user's screen beside the form. */
export interface UserFacts extends Omit<User, 'Values'> {
  readonly Namn: string
  readonly sessions: readonly UserSession[]
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The key is the login. */
    readonly userView: ViewEvent<string>
  }
}
