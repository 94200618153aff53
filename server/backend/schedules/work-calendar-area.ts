import { and, asc, eq } from 'drizzle-orm'
import { periodKinds } from '#contracts/registers/salary-periods.ts'
import type { workCalendarCalls } from '#contracts/work-calendar/calls.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { fieldsRefused } from '../platform/http/refusal.ts'
import { recordedPeriods } from '../registers/own/salary-periods.ts'
import { registerEvents } from '../registers/register-area.ts'
import { holiday, salaryPeriod, salaryYear } from '../tables/schema.ts'
import { addPeriodsOf } from './periods.ts'
import { addHolidays, inYear } from './standard-holidays.ts'

export const workCalendarArea: Handlers<typeof workCalendarCalls> = {
  async holidays({ tx, params }) {
    const rows = await tx
      .select()
      .from(holiday)
      .where(inYear(Number(params.year)))
      .orderBy(asc(holiday.day))
    return rows.map(({ day, name, kind, shortened }) => ({
      Datum: day,
      BenText: name,
      HelgTyp: kind,
      Forkortning: shortened,
    }))
  },
  async restoreHolidays({ tx, params }) {
    const year = Number(params.year)
    await tx.delete(holiday).where(inYear(year))
    await addHolidays(tx, year)
    await appendEvent(tx, {
      type: registerEvents.filled,
      payload: { register: 'holidays', key: params.year, name: '' },
    })
    return null
  },
  async createPeriods({ tx, body: { Ar, UtbetPer } }) {
    // Two requests at once: the second waits here, and then finds the periods of the first.
    const [year] = await tx.select().from(salaryYear).where(eq(salaryYear.year, Ar)).for('update')
    if (!year) refuse({ Ar: `Löneår ${Ar} finns inte.` })
    const taken = await tx.$count(salaryPeriod, and(eq(salaryPeriod.year, Ar), eq(salaryPeriod.kind, UtbetPer)))
    const label = periodKinds.find(({ value }) => value === UtbetPer)?.label ?? ''
    if (taken > 0) refuse({ UtbetPer: `Löneår ${Ar} har redan perioder för ${label.toLocaleLowerCase('sv')}.` })
    const { length: Antal } = await addPeriodsOf(tx, Ar, UtbetPer)
    const payload = { register: 'salaryPeriods', key: String(Ar), name: label, ...(await recordedPeriods(tx)) }
    await appendEvent(tx, { type: registerEvents.filled, payload })
    return { Antal }
  },
}

function refuse(fields: Readonly<Record<string, string>>): never {
  throw fieldsRefused(fields)
}
