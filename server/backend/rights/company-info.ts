import { and, desc, eq } from 'drizzle-orm'
import type { CompanyWithSettings } from '#contracts/companies/shapes.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Opens } from '../platform/http/ask.ts'
import type { Account } from '../platform/http/caller.ts'
import { type CompanyRow, sessionSettings, settingsOf, settingsWithin } from '../settings/company-settings.ts'
import { company, salaryYear } from '../tables/schema.ts'
import { isOpenTo } from './company-access.ts'
import type { RegisterFacts } from './facts.ts'

export interface FoundCompany {
  readonly requiresSms: boolean
  /** The company's session data, except the account and what its registers open. */
  readonly info: Omit<FtgInfo, 'UserAccount' | keyof RegisterFacts>
  readonly row: CompanyRow
}

/** Returns a company of the transaction's licence that the account has access to, or undefined. */
export async function findCompany(tx: Transaction, account: Account, FtgId: string): Promise<FoundCompany | undefined> {
  const [row] = await tx
    .select()
    .from(company)
    .where(and(eq(company.ftgId, FtgId), isOpenTo(tx, account)))
  if (!row) return undefined
  return { requiresSms: row.requiresSms, info: { ...sessionSettings(row), Archived: row.archived }, row }
}

/** Returns the company settings that are open to the caller, or undefined when none is. */
export async function readableSettings(
  opens: Opens,
  row: CompanyRow,
): Promise<CompanyWithSettings['Settings'] | undefined> {
  const readable = await settingsWithin(opens, 'read')
  if (readable.size === 0) return undefined
  const written = Object.entries(companySettings.write(settingsOf(row), swedishDate(row.createdAt)))
  return { Version: row.version, Values: Object.fromEntries(written.filter(([name]) => readable.has(name))) }
}

/** Returns the years of the transaction's company, the latest first. */
export async function salaryYears(tx: Transaction): Promise<number[]> {
  const rows = await tx.select({ year: salaryYear.year }).from(salaryYear).orderBy(desc(salaryYear.year))
  return rows.map(({ year }) => year)
}
