import { isAdministrator } from '#contracts/code-lists/roles.ts'
import { errors } from '#contracts/errors.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { rightsOf } from '../rights/rights.ts'
import type { Account } from '../sign-in/session/caller.ts'

/** The licences with special rights to copies, from the configuration. */
export interface CopyLicences {
  /** The licences whose licence users may clone companies. */
  readonly cloning: readonly string[]
  /** The licences of the provider's support, which restore sent copies and send none. */
  readonly support: readonly string[]
}

export const isSupport = ({ licNr }: Account, { support }: CopyLicences): boolean => support.includes(licNr)

export const mayRestore = ({ role }: Account): boolean => isAdministrator(role)

export const mayClone = ({ role, licNr }: Account, { cloning }: CopyLicences): boolean =>
  role === 'LIC' && cloning.includes(licNr)

export const maySend = async (tx: Transaction, account: Account, licences: CopyLicences): Promise<boolean> =>
  account.supportOf === null &&
  !isSupport(account, licences) &&
  allows(await rightsOf(tx, account), 'SendCompanyCopy.Enabled')

/**
 * Refuses unless the condition holds.
 *
 * @throws Refusal rightMissing
 */
export function demand(may: boolean): void {
  if (!may) throw new Refusal(errors.rightMissing)
}
