import { sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { requireFew } from '../../file-jobs/require-few.ts'
import { swedishDate, swedishTime } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { FileHandler } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { company, declarationExport, declarationNumber, payslip } from '../../tables/schema.ts'
import type { Declaration } from './declaration.ts'
import { senderOf } from './declared-month.ts'
import { monthNow } from './month-now.ts'
import { requireMayBeDone } from './require-may-be-done.ts'
import { declarationFiles } from './xml.ts'

/** Payload: the declared `period`, the `number` of the file, and the `hash` of what it says. */
export const declarationExported = 'declaration.exported'

/**
 * Returns a file of a month's declaration, and remembers that it was fetched, when, by whom and
 * what it said. From then on the persons in it keep their statement numbers.
 *
 * @throws Refusal fieldsRefused with what the checks stop, and declarationFileMissing
 */
export const declarationFile: FileHandler = async ask => {
  const { tx, params, now, caller } = ask
  const { Period = '', Del = '1' } = params
  const isOfMonth = sql`to_char(${payslip.payDate}, 'YYYYMM') = ${Period}`
  requireFew(ask, 'employerDeclaration', await tx.$count(payslip, isOfMonth))
  // Two fetches at a time would give two persons a number, or two files: the second waits.
  await tx
    .select({ ftgKey: company.ftgKey })
    .from(company)
    .where(sql`${company.ftgKey} = tenancy.company()`)
    .for('update')
  const { made, past } = await monthNow(tx, Period, now)
  requireMayBeDone('fetch', made, past, { today: swedishDate(now) })
  const { declaration, submission, hash } = made
  const created = `${swedishTime(now).replace(' ', 'T')}:00`
  const files = declarationFiles(submission, senderOf(declaration.employer), created)
  const content = files[Number(Del) - 1]
  if (content === undefined) throw new Refusal(errors.declarationFileMissing)
  await keepNumbers(tx, declaration)
  const number = (past.exports[0]?.number ?? 0) + 1
  const { login } = caller.account
  const declared = declaration.statements.map(({ person, payee, number: own }) => ({ person, payee, number: own }))
  await tx
    .insert(declarationExport)
    .values({ period: Period, number, part: Number(Del), exportedAt: now, exportedBy: login, hash, declared })
  await appendEvent(tx, { type: declarationExported, payload: { period: Period, number, hash } })
  return { name: `Arbetsgivardeklaration ${Period}${files.length > 1 ? ` ${Del}` : ''}.xml`, content }
}

/** Keeps the numbers of those who are in a file for the first time. */
export async function keepNumbers(tx: Transaction, { statements }: Declaration): Promise<void> {
  if (statements.length === 0) return
  await tx
    .insert(declarationNumber)
    .values(statements.map(({ person, number }) => ({ employmentNumber: person, number })))
    .onConflictDoNothing({ target: [declarationNumber.ftgKey, declarationNumber.employmentNumber] })
}
