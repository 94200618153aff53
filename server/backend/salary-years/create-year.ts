import { errors } from '#contracts/errors.ts'
import { firstSalaryYear, lastCreatableYear, vehicleYearMessage } from '#contracts/salary-years/rules.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { hasVehicleFigures } from '../engine/benefits/vehicle-benefit.ts'
import { law } from '../law/law.ts'
import { yearOf } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { ChosenCompany } from '../platform/http/caller.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import { yearTables } from '../platform/replay/projected-tables.ts'
import { additions } from '../platform/replay/recorded.ts'
import { addPeriods } from '../schedules/periods.ts'
import { addHolidays } from '../schedules/standard-holidays.ts'
import { salaryYear } from '../tables/schema.ts'
import { benefitsOfNewYear } from '../vehicles/recalculation.ts'
import { calculateEmployees } from './calculate-employees.ts'
import { copyTables } from './copy-tables.ts'
import { lockedYears, yearsChanged } from './years.ts'

/**
 * Creates a salary year of the transaction's company with the requested contents, and appends
 * `salary-year.created` with their numbers and the rows.
 *
 * @throws Refusal salaryYearExists, fieldsRefused; nothing is then created
 */
export async function createYear(
  tx: Transaction,
  { ftgKey }: ChosenCompany,
  asked: NewSalaryYear,
  now: Date,
): Promise<void> {
  const { Year: year } = asked
  const { years } = await lockedYears(tx, ftgKey)
  if (years.includes(year)) throw new Refusal(errors.salaryYearExists)
  const problems = problemsOf(asked, years, yearOf(now))
  requireFields(problems)

  await tx.insert(salaryYear).values({ year })
  await addHolidays(tx, year)
  const from = nearestTo(year, years)
  const made = {
    ...(from === undefined ? {} : await copyTables(tx, from, year)),
    vehicles: await benefitsOfNewYear(tx, {
      from: from !== undefined && from < year ? from : undefined,
      to: year,
      isCalculated: asked.CalcVehicleBenefits,
      now,
    }),
    periods: asked.CreateSalaryPeriods ? await addPeriods(tx, year) : 0,
    employees: await calculateEmployees(tx, asked),
  }
  const added = await additions(tx, yearTables, `r.year = ${year}`)
  await appendEvent(tx, { type: yearsChanged[0], ftgKey, payload: { year, ...made, ...added } })
}

function problemsOf(asked: NewSalaryYear, years: readonly number[], thisYear: number): FieldMessages {
  const last = lastCreatableYear(years, thisYear)
  const notYet =
    vehicleYearMessage(asked.Year, thisYear) ??
    (hasVehicleFigures(law, asked.Year) ? undefined : `Skatteverkets uppgifter för ${asked.Year} finns inte här ännu.`)
  return {
    ...(asked.Year > last && { Year: `Löneåret måste vara mellan ${firstSalaryYear} och ${last}.` }),
    ...(asked.CalcVehicleBenefits && notYet !== undefined && { CalcVehicleBenefits: notYet }),
  }
}

/**
 * Returns the year to copy from: the latest before it, else the earliest after it, or undefined for
 * a company's first year.
 */
const nearestTo = (year: number, years: readonly number[]): number | undefined =>
  years.find(each => each < year) ?? years.at(-1)
