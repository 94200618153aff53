import { inArray } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { keptYearMessage, oldYears, yearsBefore } from '#contracts/salary-years/rules.ts'
import { yearOf } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { ChosenCompany } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { salaryYear } from '../tables/schema.ts'
import { lockedYears, yearsChanged } from './years.ts'

/**
 * Purges the salary years of the transaction's company before a given year, with their contents,
 * and appends `salary-years.purged`.
 *
 * @param firstToKeep the year in the call
 * @throws Refusal nothingToPurge, salaryYearKept, salaryYearRetained; nothing is then purged
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
