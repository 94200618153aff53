import { and, eq, inArray, lte } from 'drizzle-orm'
import { type DatedEntry, valuesAt } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { assignmentCalls } from '#contracts/payroll/assignments/calls.ts'
import { type AssignedRow, maxCalculated } from '#contracts/payroll/assignments/shapes.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fromHundredths, sumOf } from '#contracts/rules/hundredths.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import { foreseenIn } from '../../engine/foreseen.ts'
import { law } from '../../law/law.ts'
import { propertiesOf, valuesOf } from '../../person/employee-row.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { applied } from '../../platform/forms/applied.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { fieldsRefused, requireFields } from '../../platform/http/refusal.ts'
import { textIn } from '../../registers/form-values.ts'
import { employee, employeeFact, salaryPeriod } from '../../tables/schema.ts'
import { basesOf, numberOf, type Period } from '../basis/basis-of.ts'
import { personsOf } from '../run/payroll-job.ts'
import { type AssignedPerson, rowsOfAssignments } from './rows-of-assignments.ts'
import { assignedPersonOf, assignmentOf, timesPaid } from './stored-assignments.ts'

const { model } = registers.payAssignments

/** The fields that a preview does without: an assignment gets its code and its name last. */
const unneeded = ['UppdragId', 'BenText']

/** What is asked about pay assignments beside their register. */
export const assignmentArea: Handlers<typeof assignmentCalls> = {
  async preview({ tx, body: { Period: code, Values }, now }) {
    const assignment = assignmentOf(fitting(Values, swedishDate(now)))
    const period = await periodOf(tx, code)
    const persons = await personsPaid(tx, period)
    const numbers = [...persons.keys()]
    const paid = await timesPaid(tx, period, [assignment], numbers)
    const pay = { from: period.firstDay, to: period.lastDay }
    const all = rowsOfAssignments(
      [assignment],
      [...persons.values()].map(each => each.person),
      pay,
      paid,
      'BEFORE',
    )
    const concerned = numbers.flatMap(number => (all.get(number) ?? []).map(row => ({ number, row })))
    const shown = concerned.slice(0, maxCalculated)
    const bases = await basesIn(
      tx,
      period,
      shown.map(({ number }) => number),
    )
    const rows = shown.map(
      ({ number, row }): AssignedRow => ({
        AnstNr: number,
        Namn: persons.get(number)?.name ?? '',
        Ganger: paid(assignment.id, number),
        ...figuresOf(bases.get(number), row),
      }),
    )
    return { Antal: concerned.length, Rader: rows, Summa: sumOf(rows.map(({ Belopp }) => Belopp ?? 0)) }
  },
}

/** @throws Refusal fieldsRefused */
function fitting(values: FormValues, today: IsoDate): FormValues {
  const blank = { ...model.defaults(today), From: '' }
  const { form, refused } = applied(name => model.fields[name], blank, values, today)
  const problems = Object.entries({ ...model.problemsOfWhole(blank, form), ...refused })
  const own = problems.filter(([name]) => !unneeded.includes(name))
  requireFields(Object.fromEntries(own))
  return form
}

async function periodOf(tx: Transaction, code: string): Promise<Period> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw fieldsRefused({ Period: `Löneperioden ${code} finns inte.` })
  return period
}

/**
 * Returns those who are paid in a period, as they are on the day of the payout, by their numbers.
 */
async function personsPaid(tx: Transaction, period: Period) {
  const numbers = await personsOf(tx, period)
  const rows = await tx
    .select()
    .from(employee)
    .where(inArray(employee.employmentNumber, [...numbers]))
    .orderBy(employee.employmentNumber)
  const facts = await tx
    .select()
    .from(employeeFact)
    .where(and(inArray(employeeFact.employmentNumber, [...numbers]), lte(employeeFact.validFrom, period.payDay)))
  const factsOf = Map.groupBy(facts, each => each.employmentNumber)
  const properties = await propertiesOf(tx, numbers)
  const fresh = employeeForm.defaults('2000-01-01')
  return new Map(
    rows.map((row): [string, { readonly name: string; readonly person: AssignedPerson }] => {
      const number = row.employmentNumber
      const entries = (factsOf.get(number) ?? []).map(
        ({ kind, validFrom, values }): DatedEntry => ({ Slag: kind, From: validFrom, Values: values }),
      )
      const paid = valuesAt({ values: { ...fresh, ...valuesOf(row) }, entries }, period.payDay)
      const name = `${textIn(paid, 'Efternamn')} ${textIn(paid, 'Fornamn')}`
      return [number, { name, person: assignedPersonOf(paid, properties.get(number) ?? []) }]
    }),
  )
}

/**
 * Returns the bases of persons by their numbers, or why one cannot be made.
 *
 * @throws Refusal fieldsRefused when the period cannot be calculated
 */
async function basesIn(tx: Transaction, period: Period, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, Basis | string>()
  try {
    const bases = await basesOf(tx, period, numbers, law)
    return new Map(bases.map(made => [numberOf(made), 'error' in made ? problemOf(made.error) : made.basis] as const))
  } catch (error) {
    const foreseen = foreseenIn(error)
    throw foreseen === undefined ? error : fieldsRefused({ Period: foreseen })
  }
}

/** Returns why a person's row cannot be calculated. */
const problemOf = (error: unknown): string =>
  foreseenIn(error) ?? 'Raden kunde inte räknas ut på grund av ett fel hos oss.'

type Figures = Pick<AssignedRow, 'Antal' | 'Pris' | 'Belopp' | 'Problem'>
const without = (Problem: string): Figures => ({ Antal: null, Pris: null, Belopp: null, Problem })
const unlessNull = (hundredths: number | null) => (hundredths === null ? null : fromHundredths(hundredths))

/** Returns what a row becomes on a payslip, beside everything else that stands there. */
function figuresOf(basis: Basis | string | undefined, row: EnteredRow): Figures {
  if (typeof basis !== 'object') return without(basis ?? 'Underlaget saknas.')
  const others = basis.entered.filter(({ id }) => id !== row.id)
  try {
    const payslip = calculate({ ...basis, entered: [...others, row] }, law)
    const made = payslip.rows.find(({ id }) => id === `rad.${row.id}`)
    const warning = payslip.warnings.find(text => text.startsWith(`Löneart ${row.payType}`))
    if (!made) return without(warning ?? 'Raden räknas inte fram.')
    return {
      Antal: unlessNull(made.quantity),
      Pris: unlessNull(made.price),
      Belopp: fromHundredths(made.amount),
      Problem: '',
    }
  } catch (error) {
    return without(problemOf(error))
  }
}
