import { eq } from 'drizzle-orm'
import { type Rights, rightsWhere } from '#contracts/rights/catalogue.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { noRights, rightsByAccount, rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { rightsGroup } from '../tables/schema.ts'

/**
 * Returns an account's rights: an integration's scopes, or a person's rights by its role, else by
 * its licence, else by its group. The tenant's role sees only its own licence's groups.
 */
export async function rightsOf(
  tx: Transaction,
  { role, licNr, rightsGroup: group, integration }: Account,
): Promise<Rights> {
  if (integration) return rightsWhere(right => integration.scopes.includes(right))
  const given = rightsByAccount({ Roll: role, LicNr: licNr })
  if (given) return given
  if (group === null) return noRights
  return rightsByStandardGroup(group) ?? (await rightsOfOwnGroup(tx, group))
}

async function rightsOfOwnGroup(tx: Transaction, id: string): Promise<Rights> {
  const [found] = await tx.select({ rights: rightsGroup.rights }).from(rightsGroup).where(eq(rightsGroup.id, id))
  return found ? RightsTree.parse(found.rights) : noRights
}
