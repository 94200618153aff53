import { and, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserAccount } from '#contracts/sign-in/session.shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { hasAccess } from '../../rights/company-access.ts'
import { company, licence, userAccount } from '../../tables/schema.ts'

const home = alias(company, 'home')

/**
 * Returns the account and its licence's data for the session. Works in the system role and in a
 * tenant's.
 */
export async function sessionFacts(tx: Transaction, login: string) {
  const [found] = await tx
    .select({
      UserAccount: {
        Login: userAccount.login,
        Namn: userAccount.name,
        Roll: userAccount.role,
        LicNr: userAccount.licNr,
        PersNr: userAccount.personalNumber,
        FtgId: sql<string>`coalesce(${home.ftgId}, '')`,
        FtgIdAccessList: sql<string[]>`array(${tx
          .select({ ftgId: company.ftgId })
          .from(company)
          .where(and(eq(company.licNr, userAccount.licNr), or(userAccount.allCompanies, hasAccess(tx))))
          .orderBy(company.name, company.ftgId)})`,
      },
      model: licence.model,
      options: licence.options,
      Supplier: licence.supplier,
      EnforceBankIDAuth: licence.enforceBankId,
      InactivityMaximum: licence.autoLogoutMinutes,
    })
    .from(userAccount)
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .leftJoin(home, eq(home.ftgKey, userAccount.homeFtgKey))
    .where(eq(userAccount.login, login))
  if (!found) throw new Error('An account went away during its own request')
  const { model, options, UserAccount: account, ...licenceFacts } = found
  return {
    UserAccount: account satisfies UserAccount,
    HasPlus: model === 'PLUS',
    HasLicensOption: Object.fromEntries(options.map(option => [option, true])),
    ...licenceFacts,
  }
}
