import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { kronor } from '../../engine/money.ts'
import type { Field, Statement } from '../../tables/declared.ts'
import { absencesOf, firstAbsencePeriod } from './absences.ts'
import { baseOf } from './contributions.ts'
import {
  byText,
  type Declaration,
  type DeclaredAbsence,
  type DeclaredPayslip,
  type DeclaredPerson,
  type Employer,
  type LeftOut,
  type Period,
  statementKey,
} from './declaration.ts'
import { statementFields, taxBoxes } from './fields.ts'
import { type MainAmounts, mainFormOf } from './main-form.ts'
import { type StatementNumbers, withNewNumbers } from './statement-numbers.ts'
import { emptyTaxField, fieldsOfRows, withSettledFree } from './sums.ts'

/** What a declaration is made of. The order of the lists has no meaning. */
export interface DeclarationBasis {
  readonly employer: Employer
  readonly period: Period
  readonly persons: readonly DeclaredPerson[]
  /** The finished payslips of the period. Those of other periods are not declared. */
  readonly payslips: readonly DeclaredPayslip[]
  /** The absences that have affected the pay of the period. */
  readonly absences: readonly DeclaredAbsence[]
  /** The amounts of the main form that are not sums of statements. */
  readonly amounts: MainAmounts
  /** The statement numbers given in earlier declarations. */
  readonly numbers: StatementNumbers
}

/**
 * Returns the employer's declaration: a main form, and a statement for each person with pay.
 *
 * @throws MissingRule when the law of the period is not entered
 */
export function declarationOf(basis: DeclarationBasis, law: Law): Declaration {
  const { employer, period, amounts } = basis
  const persons = new Map(basis.persons.map(person => [person.person, person]))
  const payslips = basis.payslips
    .filter(payslip => payslip.period === period)
    .map(payslip => ({ ...payslip, rows: payslip.rows.toSorted((a, b) => byText(a.id, b.id)) }))
    .toSorted((a, b) => byText(a.id, b.id))
  const byPerson = [...Map.groupBy(payslips, ({ person }) => person)].toSorted(([a], [b]) => byText(a, b))
  const known = byPerson.flatMap(([number, own]) => {
    const person = persons.get(number)
    return person && person.taxType !== 'FTG' ? [{ person, own }] : []
  })
  const below = belowYearLimit(basis, known, law)
  const outcomes = byPerson.map(([number, own]) => outcomeOf(number, persons.get(number), own, below))
  const declared = outcomes.flatMap(outcome => ('fields' in outcome ? [outcome] : []))
  const leftOut = outcomes.flatMap(outcome => ('why' in outcome ? [outcome] : []))
  const numbers = withNewNumbers(
    basis.numbers,
    declared.map(({ person }) => person),
  )
  const statements = declared
    .map(
      ({ person, fields }): Statement => ({
        person: person.person,
        payee: person.payee,
        number: numbers[person.person] ?? 0,
        fields,
      }),
    )
    .toSorted((a, b) => a.number - b.number || byText(statementKey(a), statementKey(b)))
  const isDeclared = new Set(declared.map(({ person }) => person.person))
  return {
    employer,
    period,
    statements,
    leftOut,
    numbers,
    main: mainFormOf({
      employer,
      period,
      persons,
      statements,
      amounts,
      law,
      payslips: payslips.filter(({ person }) => isDeclared.has(person)),
    }),
    absences: period < firstAbsencePeriod ? [] : absencesOf(basis.absences, persons, payslips),
  }
}

/**
 * Returns the payees whose pay of the year has not reached 1 000 kr, so that it has no
 * contributions (Socialavgiftslagen 2 kap. 19 §). Employments of one payee count together.
 */
function belowYearLimit(
  { employer, period }: DeclarationBasis,
  persons: readonly { readonly person: DeclaredPerson; readonly own: readonly DeclaredPayslip[] }[],
  law: Law,
): ReadonlySet<string> {
  if (!employer.usesYearLimit) return new Set()
  const limit = inForce(law.contributions.fees, `${period}-01`).value.leastYear
  const below = [...Map.groupBy(persons, ({ person }) => person.payee.id)].filter(([, same]) => {
    const earlier = Math.max(...same.map(({ person }) => person.earlierInYear.base))
    const now = same.reduce((sum, { own }) => sum + baseOf({ fields: fieldsOfRows(own, false) }), 0)
    return kronor(earlier + now) < limit
  })
  return new Set(below.map(([payee]) => payee))
}

/** Returns the fields of a person's statement, or why the person has none. */
function outcomeOf(
  number: string,
  person: DeclaredPerson | undefined,
  payslips: readonly DeclaredPayslip[],
  below: ReadonlySet<string>,
): LeftOut | { readonly person: DeclaredPerson; readonly fields: readonly Field[] } {
  if (person && person.taxType !== 'FTG') {
    const isFree = person.contributionType === '00' || below.has(person.payee.id)
    const sums = fieldsOfRows(payslips, isFree)
    const all = isFree ? sums : withSettledFree(sums, person.earlierInYear.free)
    if (sums.length > 0) return { person, fields: inOrder(person, all) }
  }
  const rows = payslips.flatMap(({ id, rows: own }) =>
    own.filter(({ box }) => box !== '').map(row => ({ payslip: id, row: row.id, amount: row.amount })),
  )
  return { person: number, why: !person ? 'unknown' : person.taxType === 'FTG' ? 'F-tax' : 'nothing', rows }
}

/** Returns the facts and the sums of a person in the order of the form, with one field of tax. */
function inOrder(person: DeclaredPerson, sums: readonly Field[]): readonly Field[] {
  const facts = [...person.facts].map(([box, value]): Field => ({ box, value, rows: [] }))
  const known = [...facts.filter(({ box }) => !sums.some(sum => sum.box === box)), ...sums]
  const fields = known.some(({ box }) => taxBoxes.includes(box)) ? known : [...known, emptyTaxField(person)]
  const order = [...statementFields.keys()]
  return fields.toSorted((a, b) => order.indexOf(a.box) - order.indexOf(b.box))
}
