import { actAsSystem, actFor, type Transaction } from '../../platform/database/tenancy.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { sessionCompany } from '../../tables/schema.ts'

/**
 * Gives the caller's session access to a company without an SMS code. Afterwards the transaction
 * acts for that company.
 */
export async function rememberVerified(
  tx: Transaction,
  { account: { licNr, login }, sessionHash: tokenHash }: SignedIn,
  ftgKey: string,
  now: Date,
): Promise<void> {
  await actAsSystem(tx)
  await tx.insert(sessionCompany).values({ tokenHash, licNr, ftgKey, verifiedAt: now }).onConflictDoNothing()
  await actFor(tx, { licNr, login, ftgKey })
}
