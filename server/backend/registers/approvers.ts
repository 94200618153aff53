import { and, asc, eq, isNull } from 'drizzle-orm'
import { hasCompany } from '../platform/database/has-company.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { userAccount } from '../tables/schema.ts'

/**
 * Returns the accounts that may approve the time reports of clients of the transaction's company,
 * by name: those of the role LSS with access to it.
 */
export const approversOf = (tx: Transaction) =>
  tx
    .select({ Login: userAccount.login, Namn: userAccount.name })
    .from(userAccount)
    .where(
      and(eq(userAccount.role, 'LSS'), isNull(userAccount.blockedAt), isNull(userAccount.supportOf), hasCompany(tx)),
    )
    .orderBy(asc(userAccount.name), asc(userAccount.login))
