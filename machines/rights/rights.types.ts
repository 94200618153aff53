import type { Rights } from '#contracts/rights/catalogue.ts'
import type { Account } from '../sign-in/session/session.types.ts'

export interface RightsInput {
  readonly account: Pick<Account, 'Roll' | 'LicNr'>
}

export interface RightsContext extends RightsInput {
  readonly rights: Rights
  /** The name of the account's group, or null. */
  readonly group: string | null
  /** True once the rights have been loaded, or could not be. */
  readonly isKnown: boolean
  /** True when the rights are loaded again because an administrator changed them. */
  readonly isNews: boolean
}

export type RightsEvent =
  /** A live event: an administrator has changed the rights. */
  | { readonly type: 'rights.changed' }
  /** The rights may have changed. They are loaded again without telling the user. */
  | { readonly type: 'rights.reload' }

declare module '../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly rights: RightsEvent
  }
}
