import { and, eq, exists, or, sql } from 'drizzle-orm'
import { userAccount, userCompanyAccess } from '../../tables/schema.ts'
import type { Transaction } from './tenancy.ts'

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
