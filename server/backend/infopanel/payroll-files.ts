import { errors } from '#contracts/errors.ts'
import { payrollDateLabels } from '#contracts/infopanel/payroll-dates.ts'
import { concerning, payrollDatesOfYear } from '#contracts/salary-years/payroll-calendar.ts'
import type { PayrollDate } from '#contracts/salary-years/payroll-date.ts'
import { isBankDay } from '../platform/calendar/bank-days.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { File, FileAsk } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findCompany } from '../rights/company-info.ts'
import { icalendar } from './icalendar.ts'
import { printDates } from './payroll-print.ts'

/** Returns the calendar of the company's payroll dates. */
export async function payrollCalendar(ask: FileAsk): Promise<File> {
  const { name, year, dates } = await subjectOf(ask)
  const { ftgKey } = ask.company
  return {
    name: `Lönedatum ${year}.ics`,
    content: icalendar({
      name: `Lönedatum, ${name}`,
      now: ask.now,
      days: dates.map(({ Datum, Typ, Avser }) => ({
        uid: `${Typ}-${Avser}-${ftgKey}@avlona`.toLowerCase(),
        date: Datum,
        summary: payrollDateLabels[Typ],
        description: `${name}. Avser ${periodText(Avser)}.`,
        categories: [ask.brand.calendarTag],
      })),
    }),
  }
}

/** Returns the payroll dates for printing. */
export async function payrollDatesPrint(ask: FileAsk): Promise<File> {
  const { name, orgnr, year, dates } = await subjectOf(ask)
  const rows = dates.map(({ Datum, Typ, Avser }) => [
    Datum,
    weekday.format(new Date(Datum)),
    payrollDateLabels[Typ],
    periodText(Avser),
  ])
  const content = await printDates({ title: `Lönedatum ${year}`, name, orgnr, rows, printed: swedishDate(ask.now) })
  return { name: `Lönedatum ${year}.pdf`, content }
}

interface Subject {
  readonly name: string
  readonly orgnr: string
  readonly year: number
  readonly dates: readonly PayrollDate[]
}

async function subjectOf({ tx, caller, company, scope, opens }: FileAsk): Promise<Subject> {
  if (!scope.SalaryYear) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
  const found = await findCompany(tx, caller.account, company.ftgId)
  if (!found) throw new Refusal(errors.companyMissing)
  const { Namn: name, Orgnr: orgnr } = found.info
  const all = payrollDatesOfYear(scope.SalaryYear, isBankDay)
  const dates = concerning(all, await opens({ right: 'EmployerDeclaration.Read' }))
  return { name, orgnr, year: scope.SalaryYear, dates }
}

const month = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', timeZone: 'UTC' })

const periodText = (period: string) => (period.length === 7 ? month.format(new Date(`${period}-01`)) : period)
