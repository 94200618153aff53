import { afterSending, changesOf, type PartKind, removalsOf } from '../../statements/correction.ts'
import type { AbsencePart, DeclaredKey, Field, StatementPart, StoredSubmission } from '../../tables/declared.ts'
import { absenceKey, byText, type Declaration, type Employer, type Period, statementKey } from './declaration.ts'

/** What is sent at one time: a whole declaration, or the changes of a correction. */
export interface Submission extends StoredSubmission {
  readonly employer: Employer
  readonly period: Period
}

/** What Skatteverket has of a period, after everything that was sent. */
export interface Sent {
  readonly main: readonly Field[] | null
  readonly statements: ReadonlyMap<string, StatementPart>
  readonly absences: ReadonlyMap<string, AbsencePart>
}

const nothing: Sent = { main: null, statements: new Map(), absences: new Map() }

/** A statement that removes another: SKV requires the key and field 205 only (control S_003). */
const removalOf = ({ person, payee, number }: DeclaredKey): StatementPart => ({
  person,
  payee,
  number,
  fields: [{ box: '205', value: 1, rows: [] }],
})

/** True of the removal of a statement. */
export const isRemoval = ({ fields }: StatementPart) => fields.some(({ box }) => box === '205')

/** The values as they are written decide: rows that give the same sum change nothing. */
const written = (fields: readonly Field[]) => JSON.stringify(fields.map(({ box, value }) => [box, value]))
const sameFields = (one: readonly Field[], other: readonly Field[]) => written(one) === written(other)

const statementKind: PartKind<StatementPart, DeclaredKey> = {
  keyOf: statementKey,
  isSame: (earlier, now) => sameFields(earlier.fields, now.fields),
  isRemoval,
  removalOf,
}
const absenceKind: PartKind<AbsencePart> = {
  keyOf: absenceKey,
  isSame: (earlier, now) => earlier.percent === now.percent && earlier.hours === now.hours,
  isRemoval: part => part.isRemoval,
  removalOf: part => ({ ...part, isRemoval: true }),
}

/** Returns what is sent without the rows behind its fields, to be kept. */
export function withoutRows({ main, statements, absences }: Submission) {
  const bare = (fields: readonly Field[]) => fields.map(({ box, value }): Field => ({ box, value, rows: [] }))
  const bareStatements = statements.map(part => ({ ...part, fields: bare(part.fields) }))
  return { main: main && bare(main), statements: bareStatements, absences }
}

/** Returns the whole declaration as it is sent the first time. */
export const wholeSubmission = ({ employer, period, main, statements, absences }: Declaration): Submission => ({
  employer,
  period,
  main: main.fields,
  statements,
  absences: absences.map(({ rows: _, ...absence }) => ({ ...absence, isRemoval: false })),
})

/**
 * Returns the whole declaration as it is sent again in a file: with the removals of the statements
 * that earlier files have had, and that are no more. Nobody tells us which files were handed in, so
 * a removal stays in every later file.
 */
export function wholeAgain(declaration: Declaration, earlier: readonly DeclaredKey[]): Submission {
  const whole = wholeSubmission(declaration)
  const before = new Map(earlier.map(key => [statementKey(key), key]))
  const removals = removalsOf(statementKind, before, whole.statements)
  const inOrder = removals.toSorted((a, b) => a.number - b.number || byText(statementKey(a), statementKey(b)))
  return { ...whole, statements: [...whole.statements, ...inOrder] }
}

/** Returns what Skatteverket has after a number of submissions of a period, the earliest first. */
export const sentBy = (submissions: readonly Submission[]): Sent =>
  submissions.reduce(
    (before, { main, statements, absences }) => ({
      main: main ?? before.main,
      statements: afterSending(statementKind, before.statements, statements),
      absences: afterSending(absenceKind, before.absences, absences),
    }),
    nothing,
  )

/** An absence that differs from what was filed, which nobody can change any more. */
export interface LateAbsence {
  readonly absence: AbsencePart
  readonly what: 'added' | 'changed' | 'removed'
}

/** What is sent to correct a declaration, and what cannot be corrected. */
export interface Correction {
  readonly submission: Submission
  readonly late: readonly LateAbsence[]
}

/**
 * Returns what is sent so that Skatteverket has a declaration: the statements that are new or
 * changed, whole and with their numbers, the removals of those that are no more, and the main form
 * when its sums have changed. What has not changed is not sent again.
 *
 * @param isFiled true once somebody has signed: a filed absence can be neither changed, removed nor
 * added to. It is listed instead
 */
export function correctionOf(sent: Sent, now: Declaration, isFiled: boolean): Correction {
  const whole = wholeSubmission(now)
  const statements = changesOf(statementKind, sent.statements, whole.statements)
  const absences = changesOf(absenceKind, sent.absences, whole.absences)
  const late = absences.map((absence): LateAbsence => {
    const what = absence.isRemoval ? 'removed' : sent.absences.has(absenceKey(absence)) ? 'changed' : 'added'
    return { absence, what }
  })
  return {
    submission: {
      employer: now.employer,
      period: now.period,
      main: sent.main && sameFields(sent.main, now.main.fields) ? null : now.main.fields,
      statements: statements.toSorted((a, b) => a.number - b.number || byText(statementKey(a), statementKey(b))),
      absences: isFiled ? [] : absences.toSorted((a, b) => byText(absenceKey(a), absenceKey(b))),
    },
    late: isFiled ? late : [],
  }
}

/** True when a submission has nothing to send. */
export const isEmpty = ({ main, statements, absences }: Submission): boolean =>
  main === null && statements.length === 0 && absences.length === 0
