import { asc } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { dayOfSchedule } from '#contracts/registers/day-schedules.ts'
import { registers } from '#contracts/registers/registers.ts'
import { workScheduleOf } from '#contracts/registers/work-schedules.ts'
import { noDate } from '#contracts/rules/required.ts'
import type { WorkDay } from '#contracts/schedules/work-day.ts'
import { planOfYear, type ScheduleFacts } from '#contracts/schedules/work-schedule.ts'
import { requireFew } from '../file-jobs/require-few.ts'
import { valuesOf } from '../person/employee-row.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { registerStore } from '../registers/register-store.ts'
import { inYear } from '../schedules/standard-holidays.ts'
import { employee, holiday } from '../tables/schema.ts'
import { paxmlDocument } from './paxml-file.ts'

/** The hours of a day in PAXml: facts/paxml.md, schema/dag. */
interface Day {
  readonly '@datum': string
  readonly '@timmar': string
}

/** The planned days of the employees in the salary year as PAXml: those with working hours. */
export const paxmlSchedules: FileHandler = async ask => {
  const { tx, scope, now } = ask
  const { SalaryYear: year } = scope
  if (!year) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
  requireFew(ask, 'paxmlSchedules', await tx.$count(employee))
  const plans = await plansOf(tx, year, swedishDate(now))
  const employees = await tx.select().from(employee).orderBy(asc(employee.employmentNumber))
  const schema = employees.flatMap(row => {
    const { AnstNr, SchemaID, AnstFrom, AnstTom } = valuesOf(row)
    const to = AnstTom === noDate ? '9999-12-31' : String(AnstTom)
    const dag = plans.get(String(SchemaID))?.filter(({ '@datum': date }) => date >= String(AnstFrom) && date <= to)
    return dag && dag.length > 0 ? [{ '@anstid': String(AnstNr), dag }] : []
  })
  const content = await paxmlDocument(ask, 'LÖNIN', schema.length > 0 ? { schematransaktioner: { schema } } : {})
  return { name: `Scheman ${year}.xml`, content }
}

/** Returns the working days of a year, by work schedule. */
async function plansOf(tx: Transaction, year: number, today: string): Promise<ReadonlyMap<string, readonly Day[]>> {
  const facts = await factsOf(tx, year, today)
  const { model } = registers.workSchedules
  const all = await registerStore(registers.workSchedules).page(tx, { where: undefined, order: [], ...everything })
  return new Map(
    all.items.map(({ values }) => [
      String(values.SchemaID),
      planOfYear(workScheduleOf(model.read(values, today)), year, facts).flatMap(({ date, minutes }) =>
        minutes > 0 ? [{ '@datum': date, '@timmar': (minutes / 60).toFixed(2) }] : [],
      ),
    ]),
  )
}

const everything = { limit: 10_000, offset: 0 }

async function factsOf(tx: Transaction, year: number, today: string): Promise<ScheduleFacts> {
  const { model } = registers.daySchedules
  const days = await registerStore(registers.daySchedules).page(tx, { where: undefined, order: [], ...everything })
  const holidays = await tx.select().from(holiday).where(inYear(year))
  return {
    days: new Map(
      days.items.flatMap(({ values }): [string, WorkDay][] => {
        const day = dayOfSchedule(model.read(values, today))
        return day ? [[String(values.SkiftID), day]] : []
      }),
    ),
    holidays: new Map(
      holidays.map(({ day, name, kind, shortened }) => [day, { date: day, name, kind, shortened: Number(shortened) }]),
    ),
  }
}
