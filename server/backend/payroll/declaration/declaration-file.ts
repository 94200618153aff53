import { errors } from '#contracts/errors.ts'
import { swedishDate, swedishTime } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { statementFile } from '../../statements/statement-file.ts'
import { declarationExport, declarationNumber } from '../../tables/schema.ts'
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
export const declarationFile = statementFile({
  download: 'employerDeclaration',
  title: 'Arbetsgivardeklaration',
  extension: 'xml',
  missing: errors.declarationFileMissing,
  async filesOf(tx, period, now) {
    const { made, past } = await monthNow(tx, period, now)
    requireMayBeDone('fetch', made, past, { today: swedishDate(now) })
    const { declaration, submission, hash } = made
    const created = `${swedishTime(now).replace(' ', 'T')}:00`
    return {
      files: declarationFiles(submission, senderOf(declaration.employer), created),
      async remember(part, by) {
        await keepNumbers(tx, declaration)
        const number = (past.exports[0]?.number ?? 0) + 1
        const declared = declaration.statements.map(({ person, payee, number: own }) => ({
          person,
          payee,
          number: own,
        }))
        await tx
          .insert(declarationExport)
          .values({ period, number, part, exportedAt: now, exportedBy: by, hash, declared })
        await appendEvent(tx, { type: declarationExported, payload: { period, number, hash } })
      },
    }
  },
})

/** Keeps the numbers of those who are in a file for the first time. */
export async function keepNumbers(tx: Transaction, { statements }: Declaration): Promise<void> {
  if (statements.length === 0) return
  await tx
    .insert(declarationNumber)
    .values(statements.map(({ person, number }) => ({ employmentNumber: person, number })))
    .onConflictDoNothing({ target: [declarationNumber.ftgKey, declarationNumber.employmentNumber] })
}
