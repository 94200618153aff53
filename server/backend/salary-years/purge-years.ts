import { inArray } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { keptYearMessage, oldYears, yearsBefore } from '#contracts/salary-years/rules.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { salaryYear } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { ChosenCompany } from '../sign-in/session/caller.ts'
import { lockedYears, yearOf, yearsChanged } from './years.ts'

/**
 * Purges the salary years of the transaction's company before one of them, with all that is theirs,
 * and tells `salary-years.purged`.
 *
 * @param firstToKeep the year that the call names
 * @throws Refusal nothingToPurge, salaryYearKept, salaryYearRetained; then all of them stay
 */
export async function purgeYears(
  tx: Transaction,
  { ftgKey }: ChosenCompany,
  firstToKeep: number,
  now: Date,
): Promise<void> {
  const { years, startMonth } = await lockedYears(tx, ftgKey)
  const going = yearsBefore(years, firstToKeep)
  if (going.length === 0) throw new Refusal(errors.nothingToPurge)
  const old = oldYears(years, yearOf(now), startMonth).filter(({ year }) => year < firstToKeep)
  if (old.length < going.length) throw new Refusal(errors.salaryYearKept)
  const kept = old.find(({ keptThrough }) => keptThrough !== null)
  if (kept) throw new Refusal(errors.salaryYearRetained, keptYearMessage(kept))
  await tx.delete(salaryYear).where(inArray(salaryYear.year, going))
  await appendEvent(tx, { type: yearsChanged[1], ftgKey, payload: { years: going } })
}
