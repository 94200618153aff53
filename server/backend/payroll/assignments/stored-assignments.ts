import { and, countDistinct, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { registers } from '#contracts/registers/registers.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { dateIn, hundredthsIn, numberIn, oreIn, textIn, unlessZero } from '../../registers/form-values.ts'
import { registerStore } from '../../registers/register-store.ts'
import { unnumberedIn } from '../../registers/unnumbered.ts'
import { payslip, payslipRow, type salaryPeriod } from '../../tables/schema.ts'
import {
  type AssignedPerson,
  entryIdOf,
  type PaidBefore,
  type PayAssignment,
  rowsOfAssignments,
} from './rows-of-assignments.ts'

const { payAssignments } = registers

const samePayslip = and(
  ...[eq(payslipRow.ftgKey, payslip.ftgKey), eq(payslipRow.period, payslip.period)],
  ...[eq(payslipRow.employmentNumber, payslip.employmentNumber), eq(payslipRow.number, payslip.number)],
)

const codesIn = (values: FormValues, field: string): readonly string[] => (values[field] ?? []) as readonly string[]

/** Returns the codes of a condition while it is used. */
const usedIn = (values: FormValues, use: string, field: string) =>
  values[use] === true ? codesIn(values, field) : null

/** Returns an assignment of its values in the form. */
export function assignmentOf(values: FormValues): PayAssignment {
  const numbers = codesIn(values, 'AnstNrList')
  const units = resultUnits.map(n => textIn(values, `ResEnh${n}`))
  return {
    id: textIn(values, 'UppdragId'),
    order: unlessZero(numberIn(values, 'Ordning')),
    isActive: values.Aktiv === true,
    payType: textIn(values, 'LonArtNr'),
    text: textIn(values, 'Text'),
    quantity: unlessZero(hundredthsIn(values, 'Antal')),
    price: unlessZero(oreIn(values, 'Pris')),
    amount: unlessZero(oreIn(values, 'Belopp')),
    units: units.every(unit => unit === '') ? [] : units,
    distribution: textIn(values, 'KonKey'),
    from: textIn(values, 'From'),
    to: dateIn(values, 'Tom'),
    interval: Math.max(1, numberIn(values, 'Intervall')),
    times: unlessZero(numberIn(values, 'AntalGanger')),
    whom: {
      numbers: numbers.length > 0 ? numbers : null,
      department: usedIn(values, 'UseAvdelning', 'AvdelningList'),
      agreement: usedIn(values, 'UseAvtal', 'AvtalIdList'),
      salaryForm: usedIn(values, 'UseLoneForm', 'LoneFormList'),
      personType: usedIn(values, 'UsePerTyp', 'PerTypList'),
      properties: usedIn(values, 'UseEgenskap', 'EgenskapIDList'),
    },
  }
}

/** Returns a person of the values that hold on the day of the payout. */
export const assignedPersonOf = (values: FormValues, properties: readonly string[]): AssignedPerson => ({
  number: textIn(values, 'AnstNr'),
  employedFrom: textIn(values, 'AnstFrom'),
  employedTo: dateIn(values, 'AnstTom'),
  facts: {
    department: [textIn(values, 'Avdelning')],
    agreement: [textIn(values, 'AvtalId')],
    properties,
    salaryForm: [textIn(values, 'LoneForm')],
    personType: [textIn(values, 'PerTyp')],
  },
})

/**
 * Returns how many payslips before a period's have the rows of assignments. One that has been taken
 * back counts for nothing, and a correction is no further time.
 */
export async function timesPaid(
  tx: Transaction,
  { period, payDay }: Pick<typeof salaryPeriod.$inferSelect, 'period' | 'payDay'>,
  assignments: readonly PayAssignment[],
  persons: readonly string[],
): Promise<PaidBefore> {
  const ids = assignments.map(({ id }) => `rad.${entryIdOf(id)}`)
  if (ids.length === 0) return () => 0
  const rows = await tx
    .select({ person: payslip.employmentNumber, id: payslipRow.id, times: countDistinct(payslip.period) })
    .from(payslip)
    .innerJoin(payslipRow, samePayslip)
    .where(
      and(
        ...[inArray(payslipRow.id, ids), among(payslip.employmentNumber, persons)],
        ...[isNull(payslip.reversedAt), ne(payslip.period, period), lt(payslip.payDate, payDay)],
      ),
    )
    .groupBy(payslip.employmentNumber, payslipRow.id)
  const found = new Map(rows.map(({ person, id, times }) => [`${person} ${id}`, times]))
  return (assignment, person) => found.get(`${person} rad.${entryIdOf(assignment)}`) ?? 0
}

/** Returns the company's assignments. */
export async function storedAssignments(tx: Transaction): Promise<readonly PayAssignment[]> {
  const fresh = payAssignments.model.defaults('2000-01-01')
  const items = await registerStore(payAssignments).all(tx)
  return items.map(({ values }) => assignmentOf({ ...fresh, ...(values as FormValues) }))
}

/** Returns the rows that the company's assignments give persons in a period, by their numbers. */
export async function assignedRows(
  tx: Transaction,
  period: typeof salaryPeriod.$inferSelect,
  persons: readonly AssignedPerson[],
) {
  const assignments = (await storedAssignments(tx)).filter(({ isActive }) => isActive)
  if (assignments.length === 0) return new Map<string, never[]>()
  const limited = assignments.filter(({ times }) => times !== null)
  const numbers = persons.map(({ number }) => number)
  return rowsOfAssignments(
    assignments,
    persons,
    { from: period.firstDay, to: period.lastDay },
    await timesPaid(tx, period, limited, numbers),
    await unnumberedIn(tx),
  )
}
