import { and, desc, eq } from 'drizzle-orm'
import type { CompanyWithSettings } from '#contracts/companies/shapes.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { company, salaryYear } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { rightsOf } from '../rights/rights.ts'
import { type CompanyRow, sessionSettings, settingsOf, settingsWithin } from '../settings/company-settings.ts'
import { type Account, hasAccess } from '../sign-in/session/caller.ts'

export interface FoundCompany {
  readonly requiresSms: boolean
  /** All that the session knows of it, but for the account. */
  readonly info: Omit<FtgInfo, 'UserAccount'>
  readonly row: CompanyRow
}

/**
 * A company that an account of the transaction's licence may choose; undefined for any other, there
 * or not.
 */
export async function findCompany(tx: Transaction, account: Account, FtgId: string): Promise<FoundCompany | undefined> {
  const [row] = await tx
    .select()
    .from(company)
    .where(and(eq(company.ftgId, FtgId), account.allCompanies ? undefined : hasAccess(tx, account.login)))
  if (!row) return undefined
  return { requiresSms: row.requiresSms, info: { ...sessionSettings(row), Archived: row.archived }, row }
}

/** Of a company's settings those that the account may read; undefined when there is none. */
export async function readableSettings(
  tx: Transaction,
  account: Account,
  row: CompanyRow,
): Promise<CompanyWithSettings['Settings'] | undefined> {
  const readable = settingsWithin(await rightsOf(tx, account), 'read')
  if (readable.size === 0) return undefined
  const written = Object.entries(companySettings.write(settingsOf(row), swedishDate(row.createdAt)))
  return { Version: row.version, Values: Object.fromEntries(written.filter(([name]) => readable.has(name))) }
}

/** The years of the transaction's company, the latest first. */
export async function salaryYears(tx: Transaction): Promise<number[]> {
  const rows = await tx.select({ year: salaryYear.year }).from(salaryYear).orderBy(desc(salaryYear.year))
  return rows.map(({ year }) => year)
}
