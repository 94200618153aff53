import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { companyEvents } from '../copies/company-events.ts'
import { CompanyJobPayload } from '../copies/company-job.ts'
import { countRows, deleteRows } from '../copies/company-rows.ts'
import { writeCopy } from '../copies/write-copy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { company } from '../tables/schema.ts'

/**
 * Removes a company with all rows under its key, after copying it, in one transaction. From the
 * first copied row on, nobody can change the company. The copy of a company that was restored from
 * a sent copy may be deleted, and expires when the sender was promised.
 */
export const removeJob = defineJob({
  kind: 'REMOVE',
  payload: CompanyJobPayload.extend({
    /**
     * True when the company is removed because the copy that it was restored from has expired. No
     * copy is then kept, and the event has no actor.
     */
    isOverdue: z.boolean().default(false),
  }),
  async run({ tx, job: { login, ftgKey }, payload: { isOverdue }, progress, now }) {
    if (ftgKey === null) throw new Refusal(errors.companyMissing)
    // A concurrent insert of a row waits here, and then finds no company.
    const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
    if (!row) throw new Refusal(errors.companyMissing)
    const { ftgId, name, isSentCopy, goesAt } = row
    const rows = await countRows(tx)
    // Each row is copied and then deleted.
    progress.expect(isOverdue ? rows : 2 * rows)
    const infoText = 'Kopia från när företaget togs bort'
    const wish = { ftgKey, login, infoText, isLast: true, isKept: !isSentCopy, goesAt, now }
    const copyId = isOverdue ? null : await writeCopy({ from: tx, to: tx }, wish, progress)
    await deleteRows(tx, progress)
    await tx.delete(company).where(eq(company.ftgKey, ftgKey))
    progress.add(1)
    // An event of the whole licence, since the company no longer exists when the log is read.
    const event = { type: companyEvents.removed, ftgKey: null, payload: { ftgKey, ftgId, name, copyId } }
    return { result: { ftgKey }, event: isOverdue ? { ...event, actor: null } : event }
  },
  notice: ({ ftgId, isOverdue }) => ({
    done: 'Företaget har tagits bort',
    failed: 'Företaget kunde inte tas bort',
    about: isOverdue ? `${ftgId}, eftersom kopian som det lästes in från har gått ut.` : `${ftgId} är borttaget.`,
  }),
})
