import { and, eq, exists, or } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { type Audience, type EventRow, type LiveEvent, wholeLicence } from '../platform/live/live-event.ts'
import { settingsChanged } from '../settings/change-settings.ts'
import { company, userAccount, userCompanyAccess } from '../tables/schema.ts'
import { companyArchived, companyCreated, companyEvents, companyUnarchived } from './events.ts'

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

/** Payload: the company's `version`. */
const infoUpdated = (type: string): LiveEvent => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    if (FtgId === undefined) return undefined
    return { seq: row.seq, event: 'COMPANY_INFO_UPDATED', payload: { FtgId, Version: Number(row.payload.version) } }
  },
})

const listUpdated = (type: string): LiveEvent => ({
  type,
  audience: wholeLicence,
  message: async (_, { seq }) => ({ seq, event: 'COMPANY_LIST_UPDATED', payload: null }),
})

export const companyLiveEvents: readonly LiveEvent[] = [
  ...[settingsChanged, companyArchived, companyUnarchived].map(infoUpdated),
  ...[companyCreated, companyEvents.restored, companyEvents.cloned, companyEvents.removed].map(listUpdated),
]
