import type { Rights } from '#contracts/rights/catalogue.ts'
import type { Account } from '../sign-in/session/session.types.ts'

export interface RightsInput {
  readonly account: Pick<Account, 'Roll' | 'LicNr'>
}

export interface RightsContext extends RightsInput {
  readonly rights: Rights
  /** The name of the account's group, or null. */
  readonly group: string | null
  /** They have been found out once, or could not be. */
  readonly isKnown: boolean
  /** They are loaded again because an administrator changed them. */
  readonly isNews: boolean
}

export type RightsEvent =
  /** An administrator has changed them (live event). */
  | { readonly type: 'rights.changed' }
  /** They may have been changed: nobody is told. */
  | { readonly type: 'rights.reload' }

declare module '../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly rights: RightsEvent
  }
}
