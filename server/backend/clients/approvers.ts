import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import { userAccount, userCompanyAccess } from '../tables/schema.ts'

/** The condition that an account has access to the transaction's company. */
export const hasCompany = (tx: Transaction) =>
  or(
    userAccount.allCompanies,
    exists(
      tx
        .select({ login: userCompanyAccess.login })
        .from(userCompanyAccess)
        .where(
          and(eq(userCompanyAccess.login, userAccount.login), sql`${userCompanyAccess.ftgKey} = tenancy.company()`),
        ),
    ),
  )

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
