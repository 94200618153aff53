import { sql } from 'drizzle-orm'
import { type DatedEntry, valuesAt } from '#contracts/employees/dated.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { addDays, type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { inForce } from '../../../engine/law.ts'
import type { Law } from '../../../engine/law-rules.ts'
import { valuesOf } from '../../../person/employee-row.ts'
import { among } from '../../../platform/database/among.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { settingsOf } from '../../../settings/company-settings.ts'
import { company, declarationNumber, employee, employeeFact } from '../../../tables/schema.ts'
import type { DeclaredPerson, Period } from '../declaration.ts'
import type { DeclarationBasis } from '../declaration-of.ts'
import { declaredPerson, employerOf } from '../persons.ts'
import { absencesOfPayslips } from './absences-of-payslips.ts'
import { basesByMonth, earlierInYear } from './earlier-in-year.ts'
import { finishedPayslips, type StoredPayslip, unfinishedIn } from './finished-payslips.ts'

/** What the declarations of a year's periods are made of, with what the screens say beside it. */
export interface DeclaredYear {
  readonly payslips: readonly StoredPayslip[]
  /** The days of payout of payslips that are not finished. */
  readonly unfinished: readonly IsoDate[]
  /** Returns the names of persons, also of those who are not declared. */
  readonly nameOf: (person: string) => string
  /** @throws MissingRule when the law of the period is not entered */
  readonly basisOf: (period: Period) => Promise<DeclarationBasis>
}

/** Returns the last day of a month. */
const endOf = (period: Period): IsoDate => {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return addDays(isoDate(year, month + 1, 1), -1)
}

/**
 * Reads what the declarations of a year are made of, up to a period: the company's settings, the
 * persons who have finished payslips, the payslips, and the statement numbers given so far.
 * Requires the company's transaction.
 */
export async function declaredYear(tx: Transaction, last: Period, law: Law): Promise<DeclaredYear> {
  const first: Period = `${last.slice(0, 4)}-01`
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  if (!row) throw new Refusal(errors.companyMissing)
  const settings = settingsOf(row)
  const employer = employerOf(settings)
  const payslips = await finishedPayslips(tx, first, last)
  const unfinished = (await unfinishedIn(tx, first, last)).map(({ payDate }) => payDate)
  const numbers = await numbersOf(tx)
  // Those declared before have names, also when they have no payslip any more.
  const people = await peopleOf(tx, [...new Set([...payslips.map(({ person }) => person), ...Object.keys(numbers)])])
  const names = new Map(people.map(({ values }) => [String(values.AnstNr), nameIn(values)]))
  const months = employer.usesYearLimit ? basesByMonth(payslips) : []
  return {
    payslips,
    unfinished,
    nameOf: person => names.get(person) ?? '',
    async basisOf(period) {
      const end = endOf(period)
      const own = payslips.filter(each => each.period === period)
      const paid = new Set(own.map(({ person }) => person))
      // Employments of a payee count together, also those that are not paid in the month.
      const all = own.length === 0 ? [] : people.map(each => declaredPerson(valuesAt(each, end), settings, end))
      const limit = employer.usesYearLimit ? inForce(law.contributions.fees, `${period}-01`).value.leastYear : 0
      const earlier = earlierInYear(all, months, period, limit)
      return {
        employer,
        period,
        payslips: own,
        amounts: {},
        numbers,
        persons: all
          .filter(({ person }) => paid.has(person))
          .map((each): DeclaredPerson => ({ ...each, earlierInYear: earlier(each.person) })),
        absences: await absencesOfPayslips(tx, own, law),
      }
    },
  }
}

const nameIn = (values: FormValues): string => `${values.Fornamn ?? ''} ${values.Efternamn ?? ''}`.trim()

/** Returns the values of persons with what has changed and will change. */
async function peopleOf(tx: Transaction, numbers: readonly string[]) {
  const rows = await tx.select().from(employee).where(among(employee.employmentNumber, numbers))
  const facts = await tx.select().from(employeeFact).where(among(employeeFact.employmentNumber, numbers))
  const byPerson = Map.groupBy(facts, ({ employmentNumber }) => employmentNumber)
  const fresh = employeeForm.defaults('2000-01-01')
  return rows.map(row => ({
    values: { ...fresh, ...valuesOf(row) } as FormValues,
    entries: (byPerson.get(row.employmentNumber) ?? []).map(
      ({ kind, validFrom, values: Values }): DatedEntry => ({ Slag: kind, From: validFrom, Values }),
    ),
  }))
}

/** Returns the statement numbers that persons have been declared with. */
export async function numbersOf(tx: Transaction): Promise<Readonly<Record<string, number>>> {
  const rows = await tx.select().from(declarationNumber)
  return Object.fromEntries(rows.map(({ employmentNumber, number }) => [employmentNumber, number]))
}
