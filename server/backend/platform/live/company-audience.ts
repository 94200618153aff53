import { and, eq, exists, or } from 'drizzle-orm'
import { company, userAccount, userCompanyAccess } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { withTenant } from '../database/tenancy.ts'
import type { Audience, EventRow } from './live-event.ts'

/** Returns the logins with access to the row's company. */
export const companyAudience = (database: Database, { licNr, ftgKey }: EventRow): Promise<Audience> =>
  withTenant(database, { licNr }, async tx => {
    const given = tx
      .select({ login: userCompanyAccess.login })
      .from(userCompanyAccess)
      .where(and(eq(userCompanyAccess.login, userAccount.login), eq(userCompanyAccess.ftgKey, ftgKey ?? '')))
    const found = await tx
      .select({ login: userAccount.login })
      .from(userAccount)
      .where(or(userAccount.allCompanies, exists(given)))
    return found.map(({ login }) => login)
  })

/** Returns the id of the row's company, or undefined when it no longer exists. */
export async function companyIn(database: Database, { licNr, ftgKey }: EventRow): Promise<string | undefined> {
  const [row] = await withTenant(database, { licNr }, tx =>
    tx
      .select({ FtgId: company.ftgId })
      .from(company)
      .where(eq(company.ftgKey, ftgKey ?? '')),
  )
  return row?.FtgId
}
