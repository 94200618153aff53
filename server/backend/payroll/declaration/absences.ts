import type { Hundredths } from '../../engine/money.ts'
import type { AbsenceStatement, RowReference } from '../../tables/declared.ts'
import { absenceKey, byText, type DeclaredAbsence, type DeclaredPayslip, type DeclaredPerson } from './declaration.ts'

/** The first period whose absences are declared. */
export const firstAbsencePeriod = '2025-01'

/**
 * The number of an absence (822). It says the kind, so that what is known later of a day never
 * changes the number of what was declared: a filed absence can be neither corrected nor removed.
 */
const numberOfKind = { TFP: 1, FP: 2 } as const

/** Returns the sum of what is known, or null when nothing is. */
const added = (parts: readonly (Hundredths | undefined)[]): Hundredths | null => {
  const known = parts.filter(part => part !== undefined)
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0)
}

/**
 * Returns the absences by payee, day and kind. Several of one day and kind are added, also of two
 * employments of one payee.
 */
export function absencesOf(
  absences: readonly DeclaredAbsence[],
  persons: ReadonlyMap<string, DeclaredPerson>,
  payslips: readonly DeclaredPayslip[],
): readonly AbsenceStatement[] {
  const known = absences.flatMap(absence => {
    const person = persons.get(absence.person)
    return person ? [{ ...absence, payee: person.payee }] : []
  })
  const byDay = Map.groupBy(known, ({ payee, date, kind }) => `${payee.box} ${payee.id} ${date} ${kind}`)
  return [...byDay.values()]
    .flatMap((parts): AbsenceStatement[] => {
      const [first] = parts
      if (!first) return []
      const { payee, date, kind } = first
      const numbers = [...new Set(parts.map(({ person }) => person))].toSorted(byText)
      return [
        {
          persons: numbers,
          payee,
          date,
          number: numberOfKind[kind],
          kind,
          percent: added(parts.map(({ percent }) => percent)),
          hours: added(parts.map(({ hours }) => hours)),
          rows: payslips
            .filter(({ person }) => numbers.includes(person))
            .flatMap(payslip => rowsOf(payslip, date, kind)),
        },
      ]
    })
    .toSorted((a, b) => byText(absenceKey(a), absenceKey(b)))
}

/** Returns the rows of a payslip for an absence of a kind on a day. */
const rowsOf = ({ id, rows }: DeclaredPayslip, date: string, kind: 'TFP' | 'FP'): readonly RowReference[] =>
  rows
    .filter(row => row.declaredAbsence === kind && row.from <= date && date <= row.to)
    .map(row => ({ payslip: id, row: row.id, amount: row.amount }))
