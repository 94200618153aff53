import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { salaryYears } from '../companies/company-info.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { company } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { sessionSettings } from '../settings/company-settings.ts'

/**
 * The event of a year that was made, or of years that were purged: the live connection reads it.
 */
export const yearsChanged = ['salary-year.created', 'salary-years.purged'] as const

interface LockedYears {
  readonly years: readonly number[]
  /** Of the company's accounting year: StartBokfAr. */
  readonly startMonth: string
}

/**
 * The years of the company, the latest first, which nobody else makes or purges until the
 * transaction is over.
 */
export async function lockedYears(tx: Transaction, ftgKey: string): Promise<LockedYears> {
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (!row) throw new Refusal(errors.companyMissing)
  return { years: await salaryYears(tx), startMonth: sessionSettings(row).StartBokfAr }
}

export const yearOf = (now: Date): number => Number(swedishDate(now).slice(0, 4))
