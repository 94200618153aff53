import { and, desc, eq } from 'drizzle-orm'
import type { FtgInfo } from '#contracts/shapes/session.ts'
import { company, salaryYear } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { type Account, hasAccess } from '../session/who.ts'
import { sessionSettings } from './company-settings.ts'

export interface FoundCompany {
  readonly requiresSms: boolean
  /** All that the session knows of it, but for the account. */
  readonly info: Omit<FtgInfo, 'UserAccount'>
}

/** A company that an account of the transaction's licence may choose; undefined for any other, there or not. */
export async function findCompany(tx: Transaction, account: Account, FtgId: string): Promise<FoundCompany | undefined> {
  const [row] = await tx
    .select()
    .from(company)
    .where(and(eq(company.ftgId, FtgId), account.allCompanies ? undefined : hasAccess(tx, account.login)))
  if (!row) return undefined
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
