import { and, desc, eq, or } from 'drizzle-orm'
import type { FtgInfo } from '#contracts/shapes/session.ts'
import { company, salaryYear, userAccount } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { hasAccess } from '../session/who.ts'
import { sessionSettings } from './company-settings.ts'

export interface FoundCompany {
  readonly requiresSms: boolean
  /** All that the session knows of it, but for the account. */
  readonly info: Omit<FtgInfo, 'UserAccount'>
}

/** A company that an account of the transaction's licence may choose; undefined for any other, there or not. */
export async function findCompany(tx: Transaction, login: string, FtgId: string): Promise<FoundCompany | undefined> {
  const [found] = await tx
    .select({ company })
    .from(company)
    .innerJoin(userAccount, eq(userAccount.licNr, company.licNr))
    .where(and(eq(userAccount.login, login), eq(company.ftgId, FtgId), or(userAccount.allCompanies, hasAccess(tx))))
  if (!found) return undefined
  const row = found.company
  return {
    requiresSms: row.requiresSms,
    info: {
      ...sessionSettings(row.settings),
      FtgId: row.ftgId,
      FtgKey: row.ftgKey,
      Namn: row.name,
      Orgnr: row.orgnr,
      Adress1: row.address1,
      Adress2: row.address2,
      Archived: row.archived,
    },
  }
}

/** The years of the transaction's company, the latest first. */
export async function salaryYears(tx: Transaction): Promise<number[]> {
  const rows = await tx.select({ year: salaryYear.year }).from(salaryYear).orderBy(desc(salaryYear.year))
  return rows.map(({ year }) => year)
}
