import { eq } from 'drizzle-orm'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { noRights, rightsByAccount, rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { rightsGroup } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../sign-in/session/caller.ts'

/**
 * What an account may do: by its role, else its licence, else its group. The tenant's role sees its
 * licence's groups only.
 */
export async function rightsOf(tx: Transaction, { role, licNr, rightsGroup: group }: Account): Promise<Rights> {
  const given = rightsByAccount({ Roll: role, LicNr: licNr })
  if (given) return given
  if (group === null) return noRights
  return rightsByStandardGroup(group) ?? (await rightsOfOwnGroup(tx, group))
}

async function rightsOfOwnGroup(tx: Transaction, id: string): Promise<Rights> {
  const [found] = await tx.select({ rights: rightsGroup.rights }).from(rightsGroup).where(eq(rightsGroup.id, id))
  return found ? RightsTree.parse(found.rights) : noRights
}
