import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { requireIdle } from '../copies/company-job.ts'
import { companyEvents } from '../copies/history.ts'
import { writeCopy } from '../copies/write-copy.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { company } from '../platform/database/schema.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { Progress } from '../platform/jobs/progress.ts'

interface Removal {
  readonly licNr: string
  readonly login: string
  readonly ftgKey: string
  readonly now: Date
}

/**
 * Removes a company with all that is under its key, after a copy of it: both are committed, or neither. From the first row that is
 * copied nobody changes the company any more.
 *
 * @throws Refusal companyMissing, companyBusy
 */
export async function removeCompany(tx: Transaction, { licNr, login, ftgKey, now }: Removal): Promise<void> {
  // Who would add a row to it waits from here, and then finds no company.
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (!row) throw new Refusal(errors.companyMissing)
  await requireIdle(tx, ftgKey)
  await actFor(tx, { licNr, login, ftgKey })
  const wish = { ftgKey, login, infoText: 'Kopia från när företaget togs bort', isKept: true, now }
  const copyId = await writeCopy({ from: tx, to: tx }, wish, new Progress())
  await tx.delete(company).where(eq(company.ftgKey, ftgKey))
  await actFor(tx, { licNr, login })
  const payload = { ftgId: row.ftgId, name: row.name, copyId }
  // Of the licence as a whole: the company is no more, and who asks for the log acts for none.
  await appendEvent(tx, { type: companyEvents.removed, ftgKey: null, payload })
}
