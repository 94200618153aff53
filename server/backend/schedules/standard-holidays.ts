import Holidays from 'date-holidays'
import { and, gte, lt } from 'drizzle-orm'
import type { HolidayValues } from '#contracts/registers/holidays.ts'
import { isoDate } from '#contracts/rules/date.ts'
import type { HolidayKind } from '#contracts/schedules/work-schedule.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { holiday } from '../tables/schema.ts'

const sweden = new Holidays('SE', { types: ['public', 'bank', 'optional', 'observance'] })

/** The days that collective agreements commonly count as major holidays. */
const major = [
  'nyårsdagen',
  'långfredagen',
  'påskafton',
  'påskdagen',
  'annandag påsk',
  'pingstdagen',
  'midsommarafton',
  'midsommardagen',
  'julafton',
  'juldagen',
  'annandag jul',
  'nyårsafton',
]
/** The days before a holiday on which less is often worked, by how much the agreement says. */
const eves = ['trettondagsafton', 'skärtorsdagen', 'valborgsmässoafton', 'allhelgonaafton']

/** Returns the standard holidays of a year, in order. */
export const standardHolidays = (year: number): readonly HolidayValues[] =>
  sweden.getHolidays(year).flatMap(({ date, name, type }) => {
    const kind: HolidayKind | undefined = major.includes(name)
      ? 'S'
      : eves.includes(name)
        ? 'A'
        : type === 'public' || type === 'bank'
          ? 'H'
          : undefined
    const BenText = name.charAt(0).toLocaleUpperCase('sv') + name.slice(1)
    return kind ? [{ Datum: date.slice(0, 10), BenText, HelgTyp: kind, Forkortning: 0 }] : []
  })

/**
 * Adds the standard holidays of a year to the transaction's company. Existing ones are unchanged.
 */
export async function addHolidays(tx: Transaction, year: number): Promise<void> {
  const days = standardHolidays(year).map(({ Datum, BenText, HelgTyp }) => ({
    day: Datum,
    name: BenText,
    kind: HelgTyp as HolidayKind,
  }))
  await tx.insert(holiday).values(days).onConflictDoNothing()
}

/** The condition that a holiday is in a year. */
export const inYear = (year: number) =>
  and(gte(holiday.day, isoDate(year, 1, 1)), lt(holiday.day, isoDate(year + 1, 1, 1)))
