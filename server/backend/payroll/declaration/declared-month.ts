import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { isBankDay } from '../../platform/calendar/bank-days.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { declarationExport } from '../../tables/schema.ts'
import { checkDeclaration } from './checks/check-declaration.ts'
import type { Finding } from './checks/finding.ts'
import { amountOf, type Declaration, type Employer, type Period, writtenPeriod } from './declaration.ts'
import { type StoredEvent, statusEvents } from './declaration-events.ts'
import { declarationOf } from './declaration-of.ts'
import { type DeclarationState, declarationStatus, dueDates } from './status.ts'
import type { DeclaredYear } from './stored/declared-year.ts'
import { type Submission, wholeAgain } from './submission.ts'
import type { Sender } from './xml.ts'

export type StoredExport = typeof declarationExport.$inferSelect

/** The declaration of a month, where it stands, and what its checks have found. */
export interface DeclaredMonth {
  readonly month: DeclarationMonth
  /** Null when the law of the month is not entered. */
  readonly made: MadeDeclaration | null
}

/** A declaration with what is sent of it, and what its checks have found. */
export interface MadeDeclaration {
  readonly declaration: Declaration
  readonly submission: Submission
  readonly findings: readonly Finding[]
  /** Of what the files say, whenever and by whom they are made. */
  readonly hash: string
}

/** The period of the wire, 202611, as the declaration has it: 2026-11. */
export const periodOf = (wire: string): Period => `${wire.slice(0, 4)}-${wire.slice(4)}`

/** Returns the files of a period that have been fetched, the latest first. */
export const exportsOf = (tx: Transaction, period: Period): Promise<StoredExport[]> =>
  tx
    .select()
    .from(declarationExport)
    .where(eq(declarationExport.period, writtenPeriod(period)))
    .orderBy(desc(declarationExport.number))

/** Returns who makes the files: the employer, with Avlöna. */
export const senderOf = ({ identity, contact }: Employer): Sender => ({
  program: 'Avlöna',
  identity,
  contact: contact ?? { name: '', phone: '', email: '' },
})

/** Returns a hash of what is sent: its values, without the rows behind them. */
function hashOf({ main, statements, absences }: Submission): string {
  const values = (fields: Submission['main']) => fields?.map(({ box, value }) => [box, value])
  const sent = [
    values(main),
    statements.map(({ payee, number, fields }) => [payee.box, payee.id, number, values(fields)]),
    absences.map(({ payee, date, number, kind, percent, hours }) => [payee.id, date, number, kind, percent, hours]),
  ]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

/** What has become of the declaration of a month: its files, the latest first, and its events. */
export interface DeclarationPast {
  readonly exports: readonly StoredExport[]
  readonly events: readonly StoredEvent[]
}

/** Makes the declaration of a month as the payslips are now, with where it stands. */
export async function declaredMonth(
  year: DeclaredYear,
  period: Period,
  past: DeclarationPast,
  today: IsoDate,
): Promise<DeclaredMonth> {
  const own = year.payslips.filter(each => each.period === period)
  const open = year.unfinished.filter(day => day.startsWith(period)).length
  const known = { Period: writtenPeriod(period), Lonebesked: own.length, EjKlara: open }
  try {
    const due = dueDates(law, period, 'ordinary', isBankDay).declare
    const basis = await year.basisOf(period)
    const declaration = declarationOf(basis, law)
    const { persons, payslips } = basis
    const findings = checkDeclaration(declaration, { persons, payslips, sender: senderOf(basis.employer) })
    const submission = wholeAgain(
      declaration,
      past.exports.flatMap(each => each.declared),
    )
    const made = { declaration, submission, findings, hash: hashOf(submission) }
    const Status = statusOf(own.length, past, made.hash, { due, today })
    const count = (level: Finding['level']) => findings.filter(each => each.level === level).length
    const month: DeclarationMonth = {
      ...known,
      Status,
      SistaDag: due,
      Sen: today > due && own.length + open > 0 && !['EXPORTERAD', 'INLAMNAD'].includes(Status.Kod),
      Individuppgifter: declaration.statements.length,
      Avgifter: amountOf(declaration.main, '487'),
      Skatt: amountOf(declaration.main, '497'),
      // A month without payslips has nothing to check.
      ...(own.length === 0 ? { Stopp: 0, Varningar: 0 } : { Stopp: count('stop'), Varningar: count('warning') }),
    }
    return { month, made }
  } catch (error) {
    if (!(error instanceof MissingRule)) throw error
    const Status = { Kod: 'SAKNAS' as const, Text: error.message }
    const none = { SistaDag: '', Individuppgifter: 0, Avgifter: null, Skatt: null, Stopp: 0, Varningar: 0, Sen: false }
    return { month: { ...known, ...none, Status }, made: null }
  }
}

const codes: Readonly<Record<Exclude<DeclarationState, 'not sent'>, DeclarationMonth['Status']['Kod']>> = {
  exported: 'EXPORTERAD',
  sent: 'SKICKAD',
  refused: 'AVVISAD',
  receipt: 'INLAMNAD',
  corrected: 'INLAMNAD',
}

function statusOf(
  payslips: number,
  { exports, events }: DeclarationPast,
  hash: string,
  { due, today }: { readonly due: IsoDate; readonly today: IsoDate },
): DeclarationMonth['Status'] {
  const files = exports.map(({ exportedAt, hash: own }) => ({
    kind: 'exported' as const,
    at: exportedAt.toISOString(),
    hash: own,
  }))
  const hashes = events.map(({ at, hash: own }) => ({ at: at.toISOString(), hash: own }))
  const inOrder = <Each extends { readonly at: string }>(all: readonly Each[]) =>
    all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const last = inOrder([...files.toReversed(), ...hashes]).findLast(each => each.hash !== '')
  const isAsDeclared = last === undefined || last.hash === hash
  const all = inOrder([...files.toReversed(), ...statusEvents(events)])
  const { state, text, needsCorrection } = declarationStatus(all, { due, today, isAsDeclared })
  if (needsCorrection)
    return { Kod: 'ANDRAD', Text: events.length > 0 ? 'Ändrad efter sändning' : 'Ändrad efter export' }
  if (state !== 'not sent') return { Kod: codes[state], Text: text }
  return payslips === 0 ? { Kod: 'INGEN', Text: 'Inga färdiga lönebesked' } : { Kod: 'UNDERLAG', Text: text }
}
