import type { Basis } from '../../../engine/basis.ts'
import type { Law } from '../../../engine/law-rules.ts'
import { readingOf } from '../../../engine/reading.ts'
import { absenceDays } from '../../../engine/rows/absence-days.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { inGroups } from '../../../platform/in-turns.ts'
import { payslip } from '../../../tables/schema.ts'
import { amongKeys, type PayslipKey } from '../../run/payslip-rows.ts'
import type { DeclaredAbsence, DeclaredRow } from '../declaration.ts'
import { idOf, type StoredPayslip } from './finished-payslips.ts'

/** The types of absence (contracts: absenceTypes) of each kind that is declared. */
const types = { TFP: ['TFP', 'TIO'], FP: ['FPE'] } as const

const isDeclared = (kind: string): kind is keyof typeof types => Object.hasOwn(types, kind)

/** Returns the hours of the days of a row's absence, by the basis of the row's calculation. */
function daysOfRow(person: string, basis: Basis, row: DeclaredRow, law: Law): readonly DeclaredAbsence[] {
  const kind = row.declaredAbsence
  if (!isDeclared(kind)) return []
  return absenceDays(readingOf(basis, law), types[kind])
    .filter(({ date, absent }) => row.from <= date && date <= row.to && absent > 0)
    .map(({ date, absent }) => ({ person, date, kind, hours: absent }))
}

const nameOf = (person: string, { declaredAbsence, payType, from, to }: DeclaredRow): string =>
  JSON.stringify([person, declaredAbsence, payType, from, to])

const isOfAbsence = ({ declaredAbsence }: DeclaredRow): boolean => declaredAbsence !== ''

/**
 * Returns the bases of payslips as absences need them: without what they share, which is large.
 */
async function basesOf(tx: Transaction, keys: readonly PayslipKey[]): Promise<ReadonlyMap<string, Basis>> {
  const { period, employmentNumber, number, basis } = payslip
  const shared = { payTypes: [], amounts: [], formulas: [], steering: {} }
  const bases = new Map<string, Basis>()
  for (const some of inGroups(keys, 100)) {
    const found = await tx
      .select({ key: { period, employmentNumber, number }, basis })
      .from(payslip)
      .where(amongKeys(payslip, some))
    for (const each of found) bases.set(idOf(each.key), { ...each.basis, ...shared } as unknown as Basis)
  }
  return bases
}

/** Returns the names of rows that corrections have taken back whole. */
function rowsTakenBack(payslips: readonly StoredPayslip[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const { person, rows } of payslips)
    for (const row of rows.filter(isOfAbsence))
      sums.set(nameOf(person, row), (sums.get(nameOf(person, row)) ?? 0) + row.amount)
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
  const absent = ordered.flatMap(({ key, person, rows }) => {
    const own = rows.filter(row => isOfAbsence(row) && row.amount !== 0 && !takenBack.has(nameOf(person, row)))
    return own.length > 0 ? [{ key, person, own }] : []
  })
  const bases = await basesOf(
    tx,
    absent.map(({ key }) => key),
  )
  for (const { key, person, own } of absent) {
    const basis = bases.get(idOf(key))
    if (!basis) continue
    for (const row of own) {
      for (const day of daysOfRow(person, basis, row, law)) {
        days.set(JSON.stringify([person, day.date, day.kind]), day)
      }
    }
  }
  return [...days.values()]
}
