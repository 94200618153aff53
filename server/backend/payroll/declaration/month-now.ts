import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused } from '../../platform/http/refusal.ts'
import { eventsOf } from './declaration-events.ts'
import type { DeclarationPast } from './declaration-state.ts'
import { declaredMonth, exportsOf, periodOf } from './declared-month.ts'
import { declaredYear } from './stored/declared-year.ts'

/**
 * Returns the declaration of a month as it is now, with what has become of it.
 *
 * @param wire the month of payout: 202611
 * @throws Refusal fieldsRefused when the law of the month is not entered
 */
export async function monthNow(tx: Transaction, wire: string, now: Date) {
  const period = periodOf(wire)
  const year = await declaredYear(tx, period, law)
  const past: DeclarationPast = { exports: await exportsOf(tx, period), events: await eventsOf(tx, period) }
  const { month, made } = await declaredMonth(year, period, past, swedishDate(now))
  if (!made) throw fieldsRefused({ Period: month.Status.Text })
  return { period, year, month, made, past }
}
