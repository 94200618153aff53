import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { salaryYears } from '../rights/company-info.ts'
import { sessionSettings } from '../settings/company-settings.ts'
import { company } from '../tables/schema.ts'

/** The events of a created year and of purged years. The live connection reads them. */
export const yearsChanged = ['salary-year.created', 'salary-years.purged'] as const

interface LockedYears {
  readonly years: readonly number[]
  /** The first month of the company's accounting year: StartBokfAr. */
  readonly startMonth: string
}

/**
 * Returns the company's years, the latest first. Locks them: no other transaction creates or purges
 * a year before this one ends.
 */
export async function lockedYears(tx: Transaction, ftgKey: string): Promise<LockedYears> {
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (!row) throw new Refusal(errors.companyMissing)
  return { years: await salaryYears(tx), startMonth: sessionSettings(row).StartBokfAr }
}
