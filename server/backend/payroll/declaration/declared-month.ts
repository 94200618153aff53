import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { declarationStatusOf } from '#contracts/payroll/declaration/declaration-life.ts'
import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { law } from '../../law/law.ts'
import { isBankDay } from '../../platform/calendar/bank-days.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { monthOf } from '../../statements/months.ts'
import { declarationExport } from '../../tables/schema.ts'
import { checkDeclaration } from './checks/check-declaration.ts'
import type { Finding } from './checks/finding.ts'
import { amountOf, type Declaration, type Employer, type Period, writtenPeriod } from './declaration.ts'
import { declarationOf } from './declaration-of.ts'
import {
  type DeclarationPast,
  happenedTo,
  needsCorrection,
  type StoredExport,
  stateAfterAll,
} from './declaration-state.ts'
import { dueDates } from './due-dates.ts'
import type { DeclaredYear } from './stored/declared-year.ts'
import { type Submission, wholeAgain } from './submission.ts'
import type { Sender } from './xml.ts'

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

type Sums = Pick<DeclarationMonth, 'Individuppgifter' | 'Avgifter' | 'Skatt'>

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

/** Makes the declaration of a month as the payslips are now, with where it stands. */
export async function declaredMonth(
  year: DeclaredYear,
  period: Period,
  past: DeclarationPast,
  today: IsoDate,
): Promise<DeclaredMonth> {
  const own = year.payslips.filter(each => each.period === period)
  const open = year.unfinished.filter(day => day.startsWith(period)).length
  const counted = { wire: writtenPeriod(period), finished: own.length, unfinished: open }
  const none: Sums = { Individuppgifter: 0, Avgifter: null, Skatt: null }
  return monthOf(counted, today, none, async () => {
    const due = dueDates(law, period, 'ordinary', isBankDay).declare
    const basis = await year.basisOf(period)
    const declaration = declarationOf(basis, law)
    const { persons, payslips } = basis
    const notices = checkDeclaration(declaration, { persons, payslips, sender: senderOf(basis.employer) })
    const submission = wholeAgain(
      declaration,
      past.exports.flatMap(each => each.declared),
    )
    const made = { declaration, submission, findings: notices, hash: hashOf(submission) }
    const sums = {
      Individuppgifter: declaration.statements.length,
      Avgifter: amountOf(declaration.main, '487'),
      Skatt: amountOf(declaration.main, '497'),
    }
    return { due, status: statusOf(own.length, past, made.hash), sums, notices, made }
  })
}

function statusOf(payslips: number, past: DeclarationPast, hash: string): DeclarationMonth['Status'] {
  const happened = happenedTo(past)
  const state = stateAfterAll(happened, { payslips: payslips === 0 ? 'none' : 'some' })
  const last = happened.findLast(each => each.hash !== '')
  if (needsCorrection(state, last === undefined || last.hash === hash))
    return { Kod: 'ANDRAD', Text: past.events.length > 0 ? 'Ändrad efter sändning' : 'Ändrad efter export' }
  return declarationStatusOf(state)
}
