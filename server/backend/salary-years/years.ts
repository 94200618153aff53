import { eq } from 'drizzle-orm'
import { salaryYears } from '../companies/company-info.ts'
import { company } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { swedishDate } from '../swedish-date.ts'

/** The event of a year that was made, or of years that were purged: the live connection reads it. */
export const yearsChanged = ['salary-year.created', 'salary-years.purged'] as const

/** The years of the company, the latest first, which nobody else makes or purges until the transaction is over. */
export async function lockedYears(tx: Transaction, ftgKey: string): Promise<number[]> {
  await tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  return salaryYears(tx)
}

export const yearOf = (now: Date): number => Number(swedishDate(now).slice(0, 4))
