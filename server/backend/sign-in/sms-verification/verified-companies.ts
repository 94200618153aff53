import { sessionCompany } from '../../platform/database/schema.ts'
import { actAsSystem, actFor, type Transaction } from '../../platform/database/tenancy.ts'
import type { SignedIn } from '../session/caller.ts'

/**
 * Lets the caller's session work in a company of theirs without an SMS code. The transaction acts
 * for that company afterwards.
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
