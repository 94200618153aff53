import { and, eq, exists, type Placeholder } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { company, type integration, integrationCompany, userAccount, userCompanyAccess } from '../tables/schema.ts'

/** The condition of a query on companies: an account has been given access to the company. */
export const hasAccess = (
  tx: Transaction,
  login: string | Placeholder | typeof userAccount.login = userAccount.login,
) =>
  exists(
    tx
      .select({ login: userCompanyAccess.login })
      .from(userCompanyAccess)
      .where(and(eq(userCompanyAccess.login, login), eq(userCompanyAccess.ftgKey, company.ftgKey))),
  )

/** The condition of a query on companies: the company has been chosen for an integration. */
export const isOfIntegration = (tx: Transaction, id: string | typeof integration.id) =>
  exists(
    tx
      .select({ ftgKey: integrationCompany.ftgKey })
      .from(integrationCompany)
      .where(and(eq(integrationCompany.integrationId, id), eq(integrationCompany.ftgKey, company.ftgKey))),
  )

/** The condition of a query on companies of a licence: the caller may choose the company. */
export function isOpenTo(tx: Transaction, { allCompanies, login, integration }: Account) {
  if (allCompanies) return undefined
  return integration ? isOfIntegration(tx, integration.id) : hasAccess(tx, login)
}
