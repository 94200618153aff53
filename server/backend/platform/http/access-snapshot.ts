import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { company, userCompanyAccess } from '../../tables/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { CallerPorts, SignedIn } from './caller.ts'

/** The access of a caller when an answer was stored. */
const AccessSnapshot = z.object({
  /** A hash of the role and the rights. */
  rights: z.string(),
  /** The keys of the companies that the account has access to; null for all of the licence. */
  companies: z.array(z.string()).nullable(),
  /** The keys of the companies whose SMS code the session has verified. */
  verified: z.array(z.string()),
})
export type AccessSnapshot = z.infer<typeof AccessSnapshot>

/** Returns a caller's access. The transaction acts for the caller. */
export async function accessOf(
  tx: Transaction,
  { account, verifiedCompanies }: Pick<SignedIn, 'account' | 'verifiedCompanies'>,
  { rightsOf }: Pick<CallerPorts, 'rightsOf'>,
): Promise<AccessSnapshot> {
  const { login, role, allCompanies } = account
  const rights = createHash('sha256')
    .update(JSON.stringify([role, await rightsOf(tx, account)]))
    .digest('hex')
  const given = allCompanies
    ? null
    : await tx
        .select({ ftgKey: userCompanyAccess.ftgKey })
        .from(userCompanyAccess)
        .where(eq(userCompanyAccess.login, login))
  return { rights, companies: given?.map(({ ftgKey }) => ftgKey) ?? null, verified: [...verifiedCompanies] }
}

/**
 * True when a caller still has all the access of a stored answer. The removal of a company does not
 * count as a loss.
 */
export async function isStillAllowed(tx: Transaction, stored: unknown, now: AccessSnapshot): Promise<boolean> {
  const before = AccessSnapshot.safeParse(stored)
  if (!before.success || before.data.rights !== now.rights) return false
  const { companies, verified } = before.data
  if (companies === null && now.companies !== null) return false
  const lost = [
    ...(companies ?? []).filter(each => now.companies !== null && !now.companies.includes(each)),
    ...verified.filter(each => !now.verified.includes(each)),
  ]
  return lost.length === 0 || (await tx.$count(company, inArray(company.ftgKey, lost))) === 0
}
