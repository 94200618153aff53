import type { Rights } from '#contracts/rights/catalogue.ts'
import type { Account } from '../session/session.types.ts'

export interface RightsInput {
  readonly account: Pick<Account, 'Roll' | 'LicNr'>
}

export interface RightsContext extends RightsInput {
  readonly rights: Rights
  /** The name of the account's group, or null. */
  readonly group: string | null
}
