import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { company, event } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { withSystem } from '../database/tenancy.ts'

/** A request that a replay cannot answer, with the reason for the person at the terminal. */
export class ReplayRefused extends Error {}

export interface NamedCompany {
  readonly licNr: string
  readonly ftgKey: string
  readonly ftgId: string
}

/**
 * Returns the company with an FtgId or an FtgKey, among all licences, also one that is removed.
 *
 * @param removal the type of the event of a removed company
 * @throws ReplayRefused when there is none, or several
 */
export async function findNamedCompany(database: Database, name: string, removal: string): Promise<NamedCompany> {
  const found = await withSystem(database, async tx => {
    const there = await tx
      .select({ licNr: company.licNr, ftgKey: company.ftgKey, ftgId: company.ftgId })
      .from(company)
      .where(or(eq(company.ftgId, name), sql`${company.ftgKey}::text = ${name.toLowerCase()}`))
    if (there.length > 0) return there
    const [ftgKey, ftgId] = ['ftgKey', 'ftgId'].map(key => sql<string>`${event.payload} ->> ${sql.raw(`'${key}'`)}`)
    if (!ftgKey || !ftgId) return []
    return tx
      .select({ licNr: event.licNr, ftgKey, ftgId })
      .from(event)
      .where(and(eq(event.type, removal), isNotNull(ftgKey), or(eq(ftgId, name), eq(ftgKey, name.toLowerCase()))))
  })
  const [one, ...others] = found
  if (!one) throw new ReplayRefused(`There is no company ${name}: give its id (FtgId) or its key (FtgKey).`)
  if (others.length === 0) return one
  const keys = found.map(({ licNr, ftgKey }) => `${ftgKey} of ${licNr}`).join(', ')
  throw new ReplayRefused(`Several companies are ${name}: give the key of the one you mean, ${keys}.`)
}
