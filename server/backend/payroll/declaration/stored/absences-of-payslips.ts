import type { Transaction } from '../../../platform/database/tenancy.ts'
import type { Basis } from '../../engine/basis.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { PayRow } from '../../engine/payslip.ts'
import { readingOf } from '../../engine/reading.ts'
import { absenceDays } from '../../engine/rows/absence-days.ts'
import { readBasis } from '../../run/store-payslip.ts'
import type { DeclaredAbsence } from '../declaration.ts'
import type { StoredPayslip } from './finished-payslips.ts'

/** The types of absence (contracts: absenceTypes) of each kind that is declared. */
const types = { TFP: ['TFP', 'TIO'], FP: ['FPE'] } as const

const isDeclared = (kind: string): kind is keyof typeof types => Object.hasOwn(types, kind)

/** Returns the hours of the days of a row's absence, by the basis of the row's calculation. */
function daysOfRow(person: string, basis: Basis, row: PayRow, law: Law): readonly DeclaredAbsence[] {
  const kind = row.declaredAbsence
  if (!isDeclared(kind)) return []
  return absenceDays(readingOf(basis, law), types[kind])
    .filter(({ date, absent }) => row.from <= date && date <= row.to && absent > 0)
    .map(({ date, absent }) => ({ person, date, kind, hours: absent }))
}

const nameOf = (person: string, { declaredAbsence, payType, from, to }: PayRow): string =>
  JSON.stringify([person, declaredAbsence, payType, from, to])

/** Returns the names of rows that corrections have taken back whole. */
function rowsTakenBack(payslips: readonly StoredPayslip[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const { person, rows } of payslips)
    for (const row of rows) sums.set(nameOf(person, row), (sums.get(nameOf(person, row)) ?? 0) + row.amount)
  return new Set([...sums].filter(([, sum]) => sum === 0).map(([name]) => name))
}

/**
 * Returns the absences behind the rows of payslips, day by day in hours. A day that several rows or
 * payslips have is declared once, as the latest payslip has it.
 */
export async function absencesOfPayslips(
  tx: Transaction,
  payslips: readonly StoredPayslip[],
  law: Law,
): Promise<readonly DeclaredAbsence[]> {
  const days = new Map<string, DeclaredAbsence>()
  const takenBack = rowsTakenBack(payslips)
  const ordered = payslips.toSorted((a, b) => a.key.number - b.key.number)
  for (const { key, person, rows } of ordered) {
    const own = rows.filter(
      row => row.declaredAbsence !== '' && row.amount !== 0 && !takenBack.has(nameOf(person, row)),
    )
    const stored = own.length > 0 ? await readBasis(tx, key) : undefined
    if (!stored) continue
    for (const row of own) {
      for (const day of daysOfRow(person, stored.basis, row, law)) {
        days.set(JSON.stringify([person, day.date, day.kind]), day)
      }
    }
  }
  return [...days.values()]
}
